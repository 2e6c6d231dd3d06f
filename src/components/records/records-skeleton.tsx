import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { TableSkeleton } from '@/components/data-table/table-skeleton'
import { PageHeader } from '@/components/page-header'

interface RecordsSkeletonProps {
  title: string
  name?: string
  caption?: string
  /** The widths of the table's columns, as `grid-template-columns`. */
  columns: string
  /** Number of status tabs. */
  tabs: number
  /** The role's rights (`useCan`), if the page has a button for a new record. */
  can?: Can
}

/** Placeholder of a page of records, for `pendingComponent`: the build prerenders it, and it needs no texts of the page. */
export function RecordsSkeleton({ title, name, caption, columns, tabs, can }: RecordsSkeletonProps) {
  return (
    <div aria-busy="true">
      <PageHeader title={title} name={name} caption={caption}>
        {can && <ActionSkeleton can={can} width={128} />}
      </PageHeader>
      <TableSkeleton tabs={tabs} columns={columns} rows={10} />
    </div>
  )
}

interface Can {
  resource: string
  change: boolean
}

interface ActionSkeletonProps {
  can: Can
  width: number
}

/** Placeholder of a button that changes records; not for a role that may not. */
export function ActionSkeleton({ can: { resource, change }, width }: ActionSkeletonProps) {
  // The role is unknown while prerendering: by the mark the prerendered page hides it.
  return change && <Skeleton variant="rounded" width={width} height={40} data-right={`change ${resource}`} />
}

/** Placeholder of a record's form. */
export function RecordFormSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="text" width={240} sx={{ typography: 'h1' }} />
      <Skeleton variant="rounded" height={264} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  )
}
