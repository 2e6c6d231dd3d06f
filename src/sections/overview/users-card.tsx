import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { RouterLink } from '@/components/router-link'
import { formatNumber, formatShare } from '@/utils/format-number'
import { CardHead } from './overview-card'
import { span } from './overview-frames'

interface UsersCardProps {
  users: Overview['users']
  /** True if the user may see the users page. */
  linked: boolean
}

/** How many of all users are active: their share as a ring, and their number. */
export function UsersCard({ users: { active, total }, linked }: UsersCardProps) {
  const { t, i18n } = useTranslation('overview')
  const share = total ? active / total : 0
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <Card
      component="article"
      sx={{ ...span(4), p: 'var(--ark-card-padding)', display: 'flex', flexDirection: 'column', minHeight: 248 }}
    >
      <CardHead sx={{ mb: 0 }}>
        <Typography component="h2" variant="h6">
          {t('users')}
        </Typography>
        {linked && (
          <RouterLink to="/dashboard/group" variant="body2" underline="hover" sx={{ py: 0.25, fontWeight: 600 }}>
            {t('seeUsers')}
          </RouterLink>
        )}
      </CardHead>
      <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 3, mt: 1 }}>
        <Ring viewBox="0 0 120 120" aria-hidden>
          <circle cx="60" cy="60" r="50" pathLength="100" />
          {share > 0 && (
            <circle className="part" cx="60" cy="60" r="50" pathLength="100" strokeDasharray={`${share * 100} 100`} />
          )}
          <text x="60" y="60">
            {formatShare(Math.round(share * 100) / 100, i18n.language)}
          </text>
        </Ring>
        <Typography variant="subtitle1" component="p">
          {t('usersText', { active: number(active), total: number(total) })}
        </Typography>
      </Box>
    </Card>
  )
}

const Ring = styled('svg')(({ theme }) => {
  const { palette } = theme.vars
  return {
    flexShrink: 0,
    width: 132,
    height: 132,
    '& circle': { fill: 'none', stroke: palette.primary.soft, strokeWidth: 12 },
    '& .part': {
      stroke: palette.primary.main,
      strokeLinecap: 'round',
      transformOrigin: 'center',
      transform: 'rotate(-90deg)',
      '[dir="rtl"] &': { transform: 'rotate(-90deg) scaleY(-1)' },
    },
    '& text': {
      fill: palette.text.primary,
      fontFamily: theme.typography.fontFamily,
      fontSize: 22,
      fontWeight: 700,
      textAnchor: 'middle',
      dominantBaseline: 'central',
      direction: 'ltr',
    },
  }
})
