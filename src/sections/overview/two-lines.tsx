import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface TwoLinesProps {
  children: ReactNode
  second: ReactNode
}

/** What a row is, and below it what is known of it; what is too long goes on in the next line. */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: '0 6px',
          minWidth: 0,
          color: 'text.secondary',
          '& > span:first-of-type': { minWidth: 0 },
        }}
      >
        {typeof second === 'string' ? <span>{second}</span> : second}
      </Typography>
    </Box>
  )
}
