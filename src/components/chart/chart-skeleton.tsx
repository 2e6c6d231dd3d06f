import { styled } from '@mui/material/styles'
import { bone } from '@/components/bone'

export type ChartShape = 'bars' | 'area' | 'donut'

interface ChartSkeletonProps {
  shape: ChartShape
  /** Height of the plot, in px; the placeholder is as high. */
  height: number
}

/** Placeholder of a chart in its shape and size. */
export function ChartSkeleton({ shape, height }: ChartSkeletonProps) {
  if (shape === 'donut') {
    return (
      <Plot className={shape} style={{ height }}>
        <i style={{ width: height - 16, height: height - 16 }} />
      </Plot>
    )
  }
  return (
    <Plot className={shape} style={{ height }}>
      {[46, 62, 38, 74, 58, 88, 66, 80].map((share) => (
        <i key={share} style={{ height: `${share}%` }} />
      ))}
    </Plot>
  )
}

const Plot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  paddingBlockEnd: theme.spacing(3.5),
  paddingInlineStart: theme.spacing(5),
  '& > i': { ...bone(theme), flex: 1, borderRadius: 0, transform: 'none' },
  '&.bars': { gap: theme.spacing(2) },
  '&.bars > i': { borderRadius: theme.vars.shape.borderRadius },
  '&.donut': { display: 'grid', placeItems: 'center', padding: 0 },
  '&.donut > i': { borderRadius: '50%', mask: 'radial-gradient(closest-side, transparent 70%, #000 71%)' },
}))
