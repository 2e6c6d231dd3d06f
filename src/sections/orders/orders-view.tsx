import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Order, ordersQuery } from '@/api/orders'
import { orderStatuses } from '@/api/orders-search'
import { DataTable } from '@/components/data-table/data-table'
import { DateRange, useRangeText } from '@/components/data-table/date-range'
import { ExportMenu } from '@/components/data-table/export-menu'
import { FilterChips } from '@/components/data-table/filter-chips'
import { saveCsv } from '@/components/data-table/save-csv'
import { SearchField } from '@/components/data-table/search-field'
import { StatusTabs } from '@/components/data-table/status-tabs'
import { NothingFound } from '@/components/data-table/table-states'
import { TableToolbar } from '@/components/data-table/table-toolbar'
import { EmptyState } from '@/components/empty-state'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import { statusColor } from './order-status'
import { noFilters, type OrdersPageSearch, type OrdersSearchChange } from './orders-search'
import { SavedViews } from './saved-views'
import { useOrderChanges } from './use-order-changes'
import { useOrderColumns } from './use-order-columns'

const OrderDetail = lazyPart(() => import('./order-detail'), 'OrderDetail')

const csvFile = 'orders.csv'

export interface OrdersViewProps {
  search: OrdersPageSearch
  onSearchChange: (change: OrdersSearchChange, options?: { replace?: boolean }) => void
}

/** The orders as a table, with the details of one beside it. */
export function OrdersView({ search, onSearchChange }: OrdersViewProps) {
  const { t } = useTranslation('orders')
  const shell = useTranslation().t
  const panel = useId()
  // Which order a person opened here; an address that brings one does not move the keyboard.
  const [opened, setOpened] = useState<string>()
  const { setStatus, remove } = useOrderChanges()
  const columns = useOrderColumns(setOpened)
  const { q, status, from, to, id } = search
  const list = useQuery({ ...ordersQuery(search), placeholderData: keepPreviousData })
  const rows = list.data?.data ?? []
  const total = list.data?.total ?? 0
  const range = useRangeText({ from, to })

  return (
    <>
      <PageHeader title={shell('nav.two')} caption={shell('pages.orders')}>
        <SavedViews search={search} />
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: id ? 'minmax(0, 1fr) minmax(0, 400px)' : 'minmax(0, 1fr)' },
        }}
      >
        <Card sx={{ overflow: 'visible', minWidth: 0 }}>
          <StatusTabs
            label={t('columns.status')}
            all={t('statuses.all')}
            tabs={orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`), color: statusColor[value] }))}
            value={status}
            counts={list.data?.counts}
            onChange={(status) => onSearchChange({ status, page: 1 })}
            panel={panel}
          />
          <TableToolbar columns={columns} search={search} onSearchChange={onSearchChange}>
            <SearchField
              label={t('search')}
              value={q}
              onChange={(q) => onSearchChange({ q, page: 1 }, { replace: true })}
            />
            <DateRange from={from} to={to} onChange={(range) => onSearchChange({ ...range, page: 1 })} />
            <ExportMenu
              file={csvFile}
              columns={columns}
              rows={rows}
              total={total}
              pageQuery={(page) => ordersQuery({ ...search, ...page })}
              texts={{
                page: t('export.page', { count: rows.length }),
                all: t('export.all', { count: total }),
                saved: (count) => t('said.exported', { count }),
              }}
            />
          </TableToolbar>
          <FilterChips
            filters={[
              ...(range
                ? [{ id: 'date', label: range, onDelete: () => onSearchChange({ from: undefined, to: undefined }) }]
                : []),
              ...(q ? [{ id: 'q', label: `“${q}”`, onDelete: () => onSearchChange({ q: '', page: 1 }) }] : []),
            ]}
            onClear={() => onSearchChange(noFilters)}
          />
          <DataTable
            id={panel}
            name={shell('pages.orders')}
            columns={columns}
            list={list}
            search={search}
            onSearchChange={onSearchChange}
            nameOf={({ orderNumber }) => orderNumber}
            current={id}
            bulkActions={(orders) => (
              <>
                <Button onClick={() => setStatus(orders, 'completed')}>{t('actions.complete')}</Button>
                <Button onClick={() => saveCsv(csvFile, columns, orders)}>CSV</Button>
                <Button color="error" onClick={() => remove(orders)}>
                  {t('actions.delete')}
                </Button>
              </>
            )}
            rowActions={rowActions}
            empty={
              q || status || range ? (
                <NothingFound onClear={() => onSearchChange(noFilters)} />
              ) : (
                <EmptyState character={5} title={t('emptyTitle')} text={t('emptyText')} />
              )
            }
          />
        </Card>
        <Suspense>
          {id && (
            <OrderDetail key={id} id={id} focus={opened === id} onClose={() => onSearchChange({ id: undefined })} />
          )}
        </Suspense>
      </Box>
    </>
  )

  function rowActions(order: Order) {
    return [
      <MenuItem
        key="open"
        onClick={() => {
          setOpened(order.id)
          onSearchChange({ id: order.id })
        }}
      >
        {t('actions.open')}
      </MenuItem>,
      ...orderStatuses
        .filter((status) => status !== order.status)
        .map((status) => (
          <MenuItem key={status} onClick={() => setStatus([order], status)}>
            {t('actions.mark', { status: t(`statuses.${status}`) })}
          </MenuItem>
        )),
      <Divider key="divider" />,
      <MenuItem
        key="delete"
        sx={{ color: 'error.ink' }}
        onClick={() => {
          if (order.id === id) onSearchChange({ id: undefined })
          remove([order])
        }}
      >
        {t('actions.delete')}
      </MenuItem>,
    ]
  }
}
