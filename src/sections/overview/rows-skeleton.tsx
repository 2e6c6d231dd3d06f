import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

interface RowsSkeletonProps {
  rows: number
  /** Of the picture at the head of a row. */
  picture?: 'circular' | 'rounded'
  height?: number
}

/** Rows of a list that are still on their way. */
export function RowsSkeleton({ rows, picture = 'rounded', height = 44 }: RowsSkeletonProps) {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 2, height }}>
          <Skeleton variant={picture} width={40} height={40} sx={{ flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton variant="text" width={`${72 - row * 4}%`} />
            <Skeleton variant="text" width={`${48 - row * 3}%`} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
