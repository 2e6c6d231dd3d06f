import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/utils/format-number'

interface ShareBarProps {
  parts: { name: string; value: number; color: 'success' | 'warning' | 'error' | 'info' | 'primary' }[]
}

/** Parts of a whole as one bar, with name and count of each below. */
export function ShareBar({ parts }: ShareBarProps) {
  const { language } = useTranslation().i18n
  return (
    <Box sx={{ mb: 3 }}>
      <Bar aria-hidden>
        {parts.map(({ name, value, color }) => (
          <Box key={name} sx={{ flex: value, bgcolor: `${color}.vivid` }} />
        ))}
      </Bar>
      <Names>
        {parts.map(({ name, value, color }) => (
          <Typography key={name} component="li" variant="caption">
            <Box component="span" sx={{ width: 8, height: 8, borderRadius: 4, bgcolor: `${color}.vivid` }} />
            {name} <b>{formatNumber(value, language)}</b>
          </Typography>
        ))}
      </Names>
    </Box>
  )
}

const Bar = styled('div')({
  display: 'flex',
  gap: 3,
  height: 10,
  overflow: 'hidden',
  borderRadius: 5,
  forcedColorAdjust: 'none',
  '& > *': { borderRadius: 3 },
})

const Names = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2.5),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& li > span': { forcedColorAdjust: 'none' },
  '& b': { color: theme.vars.palette.text.primary },
}))
