import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { type ChartShape, ChartSkeleton } from '@/components/chart/chart-skeleton'
import { span } from './overview-frames'
import { RowsSkeleton } from './rows-skeleton'

type Cell = [wide: number, middle: number, shape: ChartShape | number]

// As overview-rest.tsx lays them out; a number is how many rows.
const cells: Cell[] = [
  [8, 12, 'area'],
  [4, 6, 'donut'],
  [5, 6, 6],
  [7, 12, 'bars'],
]

/** The first cards below the figures, before their chunk has come. */
export function RestSkeleton() {
  return cells.map(([wide, middle, shape]) => (
    <Card key={`${shape}`} sx={{ ...span(wide, middle), p: 'var(--ark-card-padding)', minHeight: 392 }}>
      <Skeleton variant="text" width="40%" sx={{ typography: 'h6' }} />
      <Skeleton variant="text" width="60%" sx={{ mb: 3 }} />
      {typeof shape === 'number' ? (
        <RowsSkeleton rows={shape} />
      ) : (
        <ChartSkeleton shape={shape} height={shape === 'donut' ? 200 : 268} />
      )}
    </Card>
  ))
}
