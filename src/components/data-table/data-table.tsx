import { visuallyHidden } from '@mui/utils'
import { type KeyboardEvent, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/components/lazy-part'
import { usePrinting } from '@/components/use-printing'
import { formatNumber } from '@/utils/format-number'
import type { DataColumn, OnTableSearchChange, TableSearch } from './data-column'
import { SelectionBar } from './selection-bar'
import { TableHead } from './table-head'
import { TablePages } from './table-pages'
import { TableFrame, TableRoot } from './table-root'
import { TableRow } from './table-row'
import { RowsSkeleton } from './table-skeleton'
import { TableFailure } from './table-states'
import { useDataTable } from './use-data-table'
import { useRange } from './use-range'
import { WindowedNotice } from './windowed-notice'

const RowMenu = lazyPart(() => import('./row-menu'), 'RowMenu')
const WindowedRows = lazyPart(() => import('./windowed-rows'), 'WindowedRows')

/** More rows than this are drawn as a window of them. */
const most = 100

/** The answer of a list, as TanStack Query gives it. */
export interface Listed<R> {
  data: { data: R[]; total: number } | undefined
  error: unknown
  isPlaceholderData: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface DataTableProps<R> {
  /** The table's name. */
  name: string
  columns: DataColumn<R>[]
  list: Listed<R>
  search: TableSearch
  onSearchChange: OnTableSearchChange
  nameOf: (row: R) => string
  /** Id of the row whose details are open. */
  current?: string | undefined
  /** Buttons for the selected rows; without them no row can be selected. */
  bulkActions?: (rows: R[]) => ReactNode
  /** Menu items for one row. */
  rowActions?: (row: R) => ReactNode
  /** What stands where there are no rows. */
  empty: ReactNode
  /** For StatusTabs. */
  id?: string
}

/**
 * The rows of a list that the API sorts and pages, as a table, or as cards where there is no room for columns.
 * Its state is the address's; which rows are selected is its own, until another page is shown.
 * @example <DataTable name="Orders" columns={columns} list={useQuery(ordersQuery(search))} … />
 */
export function DataTable<R extends { id: string }>({
  name,
  columns,
  list,
  search,
  onSearchChange,
  nameOf,
  current,
  bulkActions,
  rowActions,
  empty,
  id,
}: DataTableProps<R>) {
  const { t, i18n } = useTranslation('kit')
  const frame = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<{ row: R; anchor: HTMLElement; open: boolean }>()
  const { data, error, isPlaceholderData: stale } = list
  const rows = data?.data ?? []
  const total = data?.total ?? 0
  const rangeTo = useRange(rows)
  const printing = usePrinting()
  // Until the rows of another page have come, those of the page before are shown.
  const [before, setBefore] = useState(0)
  const first = (search.page - 1) * search.pageSize
  if (!stale && before !== first) setBefore(first)
  const last = Math.max(1, Math.ceil(total / search.pageSize))
  const beyond = !stale && total > 0 && search.page > last
  const table = useDataTable({ columns, rows, search, onSearchChange })
  const shown = table
    .getVisibleFlatColumns()
    .map(({ id }) => columns.find((column) => column.id === id) as DataColumn<R>)
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original)
  const height = search.dense ? 52 : 64
  const number = (value: number) => formatNumber(value, i18n.language)

  // A page past the end, from an old address or after a deletion, becomes the last one.
  useEffect(() => {
    if (beyond) onSearchChange({ page: last }, { replace: true })
  })

  const keepFocus = () => frame.current?.focus({ preventScroll: true })
  const clear = () => {
    table.resetRowSelection(true)
    if (frame.current?.querySelector('[role="toolbar"]')?.contains(document.activeElement)) keepFocus()
  }

  function select(id: string, on: boolean, extend: boolean) {
    const range = rangeTo(id, extend)
    table.setRowSelection((held) => {
      const others = Object.keys(held).filter((id) => !range.includes(id))
      return Object.fromEntries((on ? [...others, ...range] : others).map((id) => [id, true as const]))
    })
  }

  const drawRow = (row: R, index: number, ref?: Ref<HTMLTableRowElement>) => (
    <TableRow
      key={row.id}
      {...(ref && { ref })}
      index={index}
      before={before}
      row={row}
      name={nameOf(row)}
      columns={shown}
      selected={row.id in table.state.rowSelection}
      current={row.id === current}
      onSelect={bulkActions && ((on, extend) => select(row.id, on, extend))}
      onMenu={rowActions && ((anchor) => setMenu({ row, anchor, open: true }))}
    />
  )

  return (
    <TableFrame
      ref={frame}
      id={id}
      tabIndex={-1}
      aria-busy={(!data && !error) || stale}
      style={{ '--ark-row-height': `${height}px` } as never}
      sx={{ scrollMarginBlockStart: 'calc(var(--ark-sticky-height) + 64px)' }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented || selected.length === 0) return
        event.preventDefault()
        clear()
      }}
    >
      <div role="status" style={visuallyHidden}>
        {selected.length > 0
          ? t('table.selected', { count: selected.length })
          : data && !stale && t('table.found', { count: total, page: number(search.page), pages: number(last) })}
      </div>
      {bulkActions && selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={clear}>
          {bulkActions(selected)}
        </SelectionBar>
      )}
      {rows.length > most && <WindowedNotice />}
      {data && (rows.length > 0 || beyond) ? (
        <TableRoot
          aria-label={name}
          aria-rowcount={total + 1}
          sx={{ opacity: stale ? 0.6 : 1, transition: 'opacity 200ms' }}
        >
          <TableHead table={table} columns={columns} selectable={!!bulkActions} menu={!!rowActions} />
          {rows.length > most ? (
            <Suspense
              fallback={
                <tbody>{(printing ? rows : rows.slice(0, most)).map((row, index) => drawRow(row, index))}</tbody>
              }
            >
              <WindowedRows rows={rows} height={height} whole={printing}>
                {drawRow}
              </WindowedRows>
            </Suspense>
          ) : (
            <tbody>{rows.map((row, index) => drawRow(row, index))}</tbody>
          )}
        </TableRoot>
      ) : data ? (
        empty
      ) : error ? (
        <TableFailure failure={error} loading={list.isFetching} onRetry={list.refetch} />
      ) : (
        <RowsSkeleton columns={shown.map(() => '1fr').join(' ')} rows={Math.min(search.pageSize, 25)} />
      )}
      {data && rows.length > 0 && (
        <TablePages
          search={search}
          onSearchChange={onSearchChange}
          total={total}
          onTurn={() => frame.current?.scrollIntoView({ block: 'nearest' })}
        />
      )}
      <Suspense>
        {menu && rowActions && (
          <RowMenu
            name={nameOf(menu.row)}
            anchor={menu.anchor}
            open={menu.open}
            onClose={() => setMenu({ ...menu, open: false })}
            onExited={() => !menu.anchor.isConnected && keepFocus()}
          >
            {rowActions(menu.row)}
          </RowMenu>
        )}
      </Suspense>
    </TableFrame>
  )
}
