import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  caption?: string
  /** The page's actions, at the end of the row. */
  children?: ReactNode
}

/** A page's heading, what it is, and what can be done on it. */
export function PageHeader({ title, caption, children }: PageHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: { xs: 2, sm: 3 } }}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h1">{title}</Typography>
        {caption && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{caption}</Typography>}
      </Box>
      {children}
    </Box>
  )
}
