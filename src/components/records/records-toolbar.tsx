import type { ReactNode } from 'react'
import type { DataColumn, OnTableSearchChange, TableSearch } from '@/components/data-table/data-column'
import { type ActiveFilter, FilterChips } from '@/components/data-table/filter-chips'
import { SearchField } from '@/components/data-table/search-field'
import { StatusTabs } from '@/components/data-table/status-tabs'
import { TableToolbar } from '@/components/data-table/table-toolbar'
import type { LabelColor } from '@/components/label'
import type { SearchChange } from './page-search'

type StatusSearch<V> = TableSearch & { q: string; status?: V | undefined; publish?: V | undefined }

interface RecordsToolbarProps<V extends string> {
  search: StatusSearch<V>
  /** A method, so that it accepts the page's own function with further params. */
  onSearchChange: {
    change(change: SearchChange<StatusSearch<V>>, options?: { replace?: boolean }): void
  }['change']
  onClear: () => void
  /** The status tabs: label of the group, label of the first tab, and the other tabs; the search param, if not `status`. */
  tabs: { label: string; all: string; options: { value: V; label: string; color: LabelColor }[]; field?: 'publish' }
  counts: Record<string, number> | undefined
  /** The id of the tabs' panel. */
  panel: string
  searchLabel: string
  columns: DataColumn<never>[]
  /** The page's own active filters. */
  filters?: ActiveFilter[]
  /** The page's own filters and buttons. */
  children?: ReactNode
}

/** The toolbar of a list of records: status tabs, search, the page's own filters, and a chip for each active one. */
export function RecordsToolbar<V extends string>({
  search,
  onSearchChange,
  onClear,
  tabs,
  counts,
  panel,
  searchLabel,
  columns,
  filters = [],
  children,
}: RecordsToolbarProps<V>) {
  const { q } = search
  const { field = 'status' } = tabs
  const chips = q
    ? [...filters, { id: 'q', label: `“${q}”`, onDelete: () => onSearchChange({ q: '', page: 1 }) }]
    : filters
  return (
    <>
      <StatusTabs
        label={tabs.label}
        all={tabs.all}
        tabs={tabs.options}
        value={search[field]}
        counts={counts}
        onChange={(value) => onSearchChange({ [field]: value, page: 1 })}
        panel={panel}
      />
      <TableToolbar columns={columns} search={search} onSearchChange={onSearchChange as OnTableSearchChange}>
        <SearchField
          label={searchLabel}
          value={q}
          onChange={(q) => onSearchChange({ q, page: 1 }, { replace: true })}
        />
        {children}
      </TableToolbar>
      <FilterChips filters={chips} onClear={onClear} />
    </>
  )
}
