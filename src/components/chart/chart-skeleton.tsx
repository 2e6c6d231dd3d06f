import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

export type ChartShape = 'bars' | 'area' | 'donut'

interface ChartSkeletonProps {
  shape: ChartShape
  /** Of the plot, in px: what comes is as high. */
  height: number
}

/** Stands where a chart will be drawn, in its shape and size. */
export function ChartSkeleton({ shape, height }: ChartSkeletonProps) {
  if (shape === 'donut') {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', height }}>
        <Skeleton
          variant="circular"
          width={height - 16}
          height={height - 16}
          sx={{ mask: 'radial-gradient(closest-side, transparent 70%, #000 71%)' }}
        />
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: shape === 'bars' ? 2 : 0, height, pb: 3.5, ps: 5 }}>
      {[46, 62, 38, 74, 58, 88, 66, 80].map((share) => (
        <Skeleton
          key={share}
          variant={shape === 'bars' ? 'rounded' : 'rectangular'}
          sx={{ flex: 1, height: `${share}%` }}
        />
      ))}
    </Box>
  )
}
