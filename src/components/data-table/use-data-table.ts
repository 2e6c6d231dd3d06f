import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useState } from 'react'
import type { DataColumn, OnTableSearchChange, TableSearch } from './data-column'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

interface Options<R> {
  columns: DataColumn<R>[]
  rows: R[]
  search: TableSearch
  onSearchChange: OnTableSearchChange
}

/**
 * The table's model: sorting and hidden columns come from the address and go back to it; which rows are selected is the
 * table's own, and ends with the page that is shown, so that nothing is done to rows that nobody sees.
 */
export function useDataTable<R extends { id: string }>({ columns, rows, search, onSearchChange }: Options<R>) {
  const { sort, hide = [], page, pageSize } = search
  const shown = `${page} ${pageSize} ${sort}`
  const [selection, setSelection] = useState<{ shown: string; rows: RowSelectionState }>({ shown, rows: {} })
  const helper = createColumnHelper<typeof features, R>()
  const sorting = [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }]
  const columnVisibility = Object.fromEntries(hide.map((id) => [id, false]))
  const rowSelection = selection.shown === shown ? selection.rows : {}

  return useTable({
    features,
    columns: helper.columns(
      columns.map(({ id, label, text = () => '', main = false, sortable = true, descendingFirst = false }) =>
        helper.accessor(text, {
          id,
          header: label,
          enableHiding: !main,
          enableSorting: sortable,
          sortDescFirst: descendingFirst,
        }),
      ),
    ),
    data: rows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, columnVisibility, rowSelection },
    onSortingChange(updater) {
      const [first] = typeof updater === 'function' ? updater(sorting) : updater
      if (first) onSearchChange({ sort: first.desc ? `-${first.id}` : first.id, page: 1 })
    },
    onColumnVisibilityChange(updater) {
      const next = typeof updater === 'function' ? updater(columnVisibility) : updater
      const hidden = Object.keys(next).filter((id) => !next[id])
      onSearchChange({ hide: hidden.length > 0 ? hidden : undefined })
    },
    onRowSelectionChange(updater) {
      setSelection({ shown, rows: typeof updater === 'function' ? updater(rowSelection) : updater })
    },
  })
}

export type DataTableModel<R extends { id: string }> = ReturnType<typeof useDataTable<R>>
