import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { asCards } from './table-root'

interface RowsSkeletonProps {
  /** The columns' widths as `grid-template-columns`; the first has a picture. */
  columns: string
  rows: number
  /** Height of a row, in px. */
  height?: number
}

/** Placeholder rows in the shape of a data table. */
export function RowsSkeleton({ columns, rows, height = 64 }: RowsSkeletonProps) {
  const cells = columns.split(' ').length
  return (
    <Frame style={{ '--columns': columns, '--height': `${height}px` }}>
      <div className="head" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
        <div className="row" key={row}>
          <Skeleton variant="rounded" width={18} height={18} />
          {Array.from({ length: cells }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all cells are the same
            <Skeleton key={cell} variant="text" width={cell === 0 ? '70%' : '50%'} />
          ))}
          <span />
        </div>
      ))}
    </Frame>
  )
}

interface TableSkeletonProps extends RowsSkeletonProps {
  /** Number of tabs above; 0 omits the tabs. */
  tabs?: number
}

/** Placeholder of a whole table: tabs, toolbar, rows, pagination. */
export function TableSkeleton({ tabs = 0, ...rows }: TableSkeletonProps) {
  return (
    <Card>
      {tabs > 0 && (
        <Box
          sx={{ display: 'flex', gap: 4, alignItems: 'center', height: 57, px: { xs: 2, sm: 4 }, overflow: 'hidden' }}
        >
          {Array.from({ length: tabs }, (_, tab) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all tabs are the same
            <Skeleton key={tab} variant="rounded" width={88} height={24} sx={{ flexShrink: 0 }} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, p: { xs: 2, sm: 2.5 } }}>
        <Skeleton variant="rounded" height={40} sx={{ flex: '1 1 220px', maxWidth: { sm: 480 } }} />
        <Skeleton variant="rounded" height={40} width={104} sx={{ marginInlineStart: 'auto' }} />
      </Box>
      <RowsSkeleton {...rows} />
      <Box sx={{ height: 65 }} />
    </Card>
  )
}

const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  '& .head': { height: 56, backgroundColor: theme.vars.palette.background.neutral },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '28px var(--columns) 40px',
    alignItems: 'center',
    gap: 24,
    height: 'var(--height)',
    paddingInline: '24px 12px',
    borderBlockEnd: `1px solid ${theme.vars.palette.TableCell.border}`,
  },
  [asCards]: {
    '& .row': {
      gridTemplateColumns: '24px minmax(0, 1fr) 64px',
      gap: '8px 16px',
      height: 92,
      alignContent: 'center',
      '& > :nth-of-type(n + 6)': { display: 'none' },
      '& > :nth-of-type(4)': { gridColumn: 2 },
    },
  },
}))
