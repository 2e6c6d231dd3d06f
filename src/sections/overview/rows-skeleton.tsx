import { styled } from '@mui/material/styles'
import { bone } from '@/components/bone'

interface RowsSkeletonProps {
  rows: number
  /** The shape of the picture at the start of a row. */
  picture?: 'circular' | 'rounded'
  height?: number
}

/** Placeholder rows. */
export function RowsSkeleton({ rows, picture = 'rounded', height = 44 }: RowsSkeletonProps) {
  return (
    <Rows aria-busy="true">
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <div key={row} style={{ height }}>
          <i className={picture} />
          <span>
            <i style={{ width: `${72 - row * 4}%` }} />
            <i style={{ width: `${48 - row * 3}%` }} />
          </span>
        </div>
      ))}
    </Rows>
  )
}

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > div': { display: 'flex', alignItems: 'center', gap: 16 },
  '& span': { flexGrow: 1, minWidth: 0 },
  '& i': bone(theme),
  '& i.circular, & i.rounded': { flexShrink: 0, width: 40, height: 40, transform: 'none' },
  '& i.circular': { borderRadius: '50%' },
  '& i.rounded': { borderRadius: theme.vars.shape.borderRadius },
}))
