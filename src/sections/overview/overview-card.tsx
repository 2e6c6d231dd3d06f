import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { span } from './overview-frames'

interface OverviewCardProps {
  title: string
  text?: string | undefined
  /** At the end of the header, such as a link to the full list. */
  action?: ReactNode
  /** Number of columns of twelve, on wide and on medium widths. */
  wide: number
  middle?: number
  children: ReactNode
}

/** A card of the page: heading, text and contents. */
export function OverviewCard({ title, text, action, wide, middle, children }: OverviewCardProps) {
  const id = useId()
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ ...span(wide, middle), display: 'flex', flexDirection: 'column', p: 'var(--ark-card-padding)' }}
    >
      <CardHead>
        <div>
          <Typography id={id} component="h2" variant="h6" tabIndex={-1}>
            {title}
          </Typography>
          <Typography sx={{ minHeight: 22, color: 'text.secondary' }}>{text}</Typography>
        </div>
        {action}
      </CardHead>
      {children}
    </Card>
  )
}

/** The heading, and an action at its end; below it where there is no room for both. */
export const CardHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 2),
  marginBlockEnd: theme.spacing(2.5),
  '& > :first-of-type': { flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
  '& > a': { flex: 'none', maxWidth: '100%' },
}))
