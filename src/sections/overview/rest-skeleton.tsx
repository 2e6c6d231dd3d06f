import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { bone } from '@/components/bone'
import { type ChartShape, ChartSkeleton } from '@/components/chart/chart-skeleton'
import { span } from './overview-frames'
import { RowsSkeleton } from './rows-skeleton'

type Cell = [name: string, wide: number, middle: number, shape: ChartShape | number]

// The layout of overview-rest.tsx; a number is a number of rows.
const cells: Cell[] = [
  ['sales', 8, 12, 'area'],
  ['orders', 4, 6, 'donut'],
  ['countries', 5, 6, 6],
  ['months', 7, 12, 'bars'],
  ['bookings', 8, 12, 5],
  ['apps', 4, 6, 5],
  ['courses', 4, 6, 4],
  ['posts', 4, 6, 4],
  ['reviews', 4, 6, 3],
  ['tickets', 4, 12, 4],
  ['downloads', 8, 12, 5],
]

/** Placeholder of the cards below the figures, while their chunk loads. */
export const RestSkeleton = memo(function RestSkeleton() {
  return cells.map(([name, wide, middle, shape]) => (
    <Card key={name} sx={{ ...span(wide, middle), p: 'var(--ark-card-padding)', minHeight: 392 }}>
      <Head>
        <i />
        <i />
      </Head>
      {typeof shape === 'number' ? (
        <RowsSkeleton rows={shape} />
      ) : (
        <ChartSkeleton shape={shape} height={shape === 'donut' ? 200 : 268} />
      )}
    </Card>
  ))
})

const Head = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(3),
  '& i': { ...bone(theme), width: '60%' },
  '& i:first-of-type': { ...theme.typography.h6, width: '40%' },
}))
