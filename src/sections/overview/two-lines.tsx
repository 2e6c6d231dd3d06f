import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface TwoLinesProps {
  children: ReactNode
  second: ReactNode
}

/** What a row is, and below it what is known of it; what is too long is cut off. */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="p" noWrap>
        {children}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          minWidth: 0,
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          '& > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
        }}
      >
        {typeof second === 'string' ? <span>{second}</span> : second}
      </Typography>
    </Box>
  )
}
