import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface TwoLinesProps {
  children: ReactNode
  second: ReactNode
}

/**
 * Two lines of a row: main text and details; long texts wrap. A detail with `data-after-dot` has a dot before it, unless it
 * begins a line.
 */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{children}</bdi>
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
          // Cuts the dots at the beginning of a line.
          overflow: 'hidden',
          '& > span:first-of-type': { minWidth: 0 },
          '&:has(> [data-after-dot])': { columnGap: '12px' },
          '& > [data-after-dot]': { position: 'relative', whiteSpace: 'nowrap' },
          '& > [data-after-dot]::before': {
            content: '"·"',
            position: 'absolute',
            width: 12,
            insetInlineStart: -12,
            textAlign: 'center',
          },
        }}
      >
        {typeof second === 'string' ? <span>{second}</span> : second}
      </Typography>
    </Box>
  )
}
