import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { span } from './overview-frames'

interface OverviewCardProps {
  title: string
  text?: string | undefined
  /** At the end of the head, such as a link to all of it. */
  action?: ReactNode
  /** Of the twelve columns, where there is room, and where there is some. */
  wide: number
  middle?: number
  children: ReactNode
}

/** A card of the page: its heading, what it is of, and what it holds. */
export function OverviewCard({ title, text, action, wide, middle, children }: OverviewCardProps) {
  const id = useId()
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ ...span(wide, middle), display: 'flex', flexDirection: 'column', p: 'var(--ark-card-padding)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2, mb: 2.5 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={id} component="h2" variant="h6" tabIndex={-1}>
            {title}
          </Typography>
          <Typography sx={{ minHeight: 22, color: 'text.secondary' }}>{text}</Typography>
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  )
}
