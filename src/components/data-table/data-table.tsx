import { visuallyHidden } from '@mui/utils'
import { type KeyboardEvent, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/components/lazy-part'
import { LoadFailure } from '@/components/records/load-failure'
import { useMenu } from '@/components/records/use-menu'
import { useSelection } from '@/components/records/use-selection'
import { usePrinting } from '@/components/use-printing'
import { formatNumber } from '@/utils/format-number'
import type { DataColumn, OnTableSearchChange, TableSearch } from './data-column'
import { SelectionBar } from './selection-bar'
import { TableHead } from './table-head'
import { TablePages } from './table-pages'
import { TableFrame, TableRoot } from './table-root'
import { TableRow } from './table-row'
import { RowsSkeleton } from './table-skeleton'
import { WindowedNotice } from './windowed-notice'

const RowMenu = lazyPart(() => import('./row-menu'), 'RowMenu')
const WindowedRows = lazyPart(() => import('./windowed-rows'), 'WindowedRows')

/** Above this number of rows the list is windowed. */
const most = 100

/** The result of a list query of TanStack Query. */
export interface Listed<R> {
  data: { data: R[]; total: number } | undefined
  error: unknown
  isPlaceholderData: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface DataTableProps<R> {
  /** The table's accessible name. */
  name: string
  columns: DataColumn<R>[]
  list: Listed<R>
  search: TableSearch
  onSearchChange: OnTableSearchChange
  nameOf: (row: R) => string
  /** Id of the row whose details are open. */
  current?: string | undefined
  /** Buttons for the selected rows; without them rows are not selectable. */
  bulkActions?: ((rows: R[]) => ReactNode) | undefined
  /** Menu items of one row. */
  rowActions?: ((row: R) => ReactNode) | undefined
  /** Rendered if there are no rows. */
  empty: ReactNode
  /** Referenced by StatusTabs. */
  id?: string
}

/**
 * A list sorted and paged by the API, as a table, or as cards if there is no room for columns. Its state is in the URL, except
 * for the selection, which ends with the page of the list.
 * @example <DataTable name="Orders" columns={columns} list={useQuery(orders.list(search))} … />
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
  const menu = useMenu<R>()
  const { data, error, isPlaceholderData: stale } = list
  const rows = data?.data ?? []
  const total = data?.total ?? 0
  const printing = usePrinting()
  // The rows of the previous page stay visible while another page loads.
  const [before, setBefore] = useState(0)
  const first = (search.page - 1) * search.pageSize
  if (!stale && before !== first) setBefore(first)
  const last = Math.max(1, Math.ceil(total / search.pageSize))
  const beyond = !stale && total > 0 && search.page > last
  const shown = columns.filter(({ id, main }) => main || !search.hide?.includes(id))
  const selection = useSelection(rows, `${search.page} ${search.pageSize} ${search.sort}`)
  const selected = selection.rows
  const height = search.dense ? 52 : 64
  const number = (value: number) => formatNumber(value, i18n.language)

  // A page past the end, from an old URL or after a deletion, becomes the last one.
  useEffect(() => {
    if (beyond) onSearchChange({ page: last }, { replace: true })
  })

  const keepFocus = () => frame.current?.focus({ preventScroll: true })
  const clear = () => {
    selection.clear()
    if (frame.current?.querySelector('[role="toolbar"]')?.contains(document.activeElement)) keepFocus()
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
      selected={selection.ids.has(row.id)}
      current={row.id === current}
      onSelect={bulkActions && ((on, extend) => selection.select(row.id, on, extend))}
      onMenu={rowActions && ((anchor) => menu.show(row, anchor))}
    />
  )

  return (
    <TableFrame
      ref={frame}
      id={id}
      tabIndex={-1}
      aria-busy={(!data && !error) || stale}
      style={{ '--ark-row-height': `${height}px` }}
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
          <TableHead
            columns={shown}
            sort={search.sort}
            onSort={(sort) => onSearchChange({ sort, page: 1 })}
            selected={selected.length === 0 ? 'none' : selected.length === rows.length ? 'all' : 'some'}
            onSelectAll={bulkActions && ((all) => selection.set(all ? rows.map(({ id }) => id) : []))}
            menu={!!rowActions}
          />
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
        <LoadFailure title={t('table.failed')} failure={error} loading={list.isFetching} onRetry={list.refetch} />
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
        {menu.opened && rowActions && (
          <RowMenu
            name={nameOf(menu.opened.item)}
            anchor={menu.opened.anchor}
            open={menu.open}
            onClose={menu.close}
            onLost={keepFocus}
          >
            {rowActions(menu.opened.item)}
          </RowMenu>
        )}
      </Suspense>
    </TableFrame>
  )
}
