import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Order, orderStatuses, orders } from '@/api/orders'
import { useCan } from '@/auth/use-can'
import { DataTable } from '@/components/data-table/data-table'
import { DateRange, useRangeText } from '@/components/data-table/date-range'
import { ExportMenu } from '@/components/data-table/export-menu'
import { saveCsv } from '@/components/data-table/save-csv'
import { NothingFound } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import type { PageProps } from '@/components/records/page-search'
import { RecordsToolbar } from '@/components/records/records-toolbar'
import { usePlace } from '@/components/records/use-place'
import { statusColor } from './order-status'
import { type OrdersSearch, ordersPage } from './orders-search'
import { SavedViews } from './saved-views'
import { useOrderChanges } from './use-order-changes'
import { useOrderColumns } from './use-order-columns'

const OrderDetail = lazyPart(() => import('./order-detail'), 'OrderDetail')

const csvFile = 'orders.csv'

/** The orders as a table, with the details of one beside it. */
export function OrdersView({ search, onSearchChange }: PageProps<OrdersSearch>) {
  const { t } = useTranslation('orders')
  const shell = useTranslation().t
  const panel = useId()
  const { moved } = usePlace(search)
  const { setStatus, remove } = useOrderChanges()
  const can = useCan('orders')
  const columns = useOrderColumns()
  const { from, to, id } = search
  const list = useQuery(orders.list(search))
  const clear = () => onSearchChange(ordersPage.cleared)
  const rows = list.data?.data ?? []
  const total = list.data?.total ?? 0
  const range = useRangeText({ from, to })

  return (
    <>
      <PageHeader title={shell('nav.two')} name={shell('pages.orders')}>
        <SavedViews search={search} />
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: id ? 'minmax(0, 1fr) minmax(0, 400px)' : 'minmax(0, 1fr)' },
        }}
      >
        <Card sx={{ overflow: 'visible', minWidth: 0, alignSelf: 'start' }}>
          <RecordsToolbar
            search={search}
            onSearchChange={onSearchChange}
            onClear={clear}
            tabs={{
              label: t('columns.status'),
              all: t('statuses.all'),
              options: orderStatuses.map((value) => ({
                value,
                label: t(`statuses.${value}`),
                color: statusColor[value],
              })),
            }}
            counts={list.data?.counts}
            panel={panel}
            searchLabel={t('search')}
            columns={columns}
            filters={
              range
                ? [
                    {
                      id: 'date',
                      label: range,
                      onDelete: () => onSearchChange({ from: undefined, to: undefined, page: 1 }),
                    },
                  ]
                : []
            }
          >
            <DateRange from={from} to={to} onChange={(range) => onSearchChange({ ...range, page: 1 })} />
            <ExportMenu
              file={csvFile}
              columns={columns}
              rows={rows}
              total={total}
              pageQuery={(page) => orders.list({ ...search, ...page })}
              texts={{
                page: t('export.page', { count: rows.length }),
                all: t('export.all', { count: total }),
                saved: (count) => t('said.exported', { count }),
              }}
            />
          </RecordsToolbar>
          <DataTable
            id={panel}
            name={shell('pages.orders')}
            columns={columns}
            list={list}
            search={search}
            onSearchChange={onSearchChange}
            nameOf={({ orderNumber }) => orderNumber}
            current={id}
            bulkActions={(rows) => (
              <>
                {can.change && <Button onClick={() => setStatus(rows, 'completed')}>{t('actions.complete')}</Button>}
                <Button onClick={() => saveCsv(csvFile, columns, rows)}>CSV</Button>
                {can.delete && (
                  <Button color="error" onClick={() => remove(rows)}>
                    {t('actions.delete')}
                  </Button>
                )}
              </>
            )}
            rowActions={rowActions}
            empty={
              ordersPage.isNarrowed(search) ? (
                <NothingFound onClear={clear} />
              ) : (
                <EmptyState character={5} title={t('emptyTitle')} text={t('emptyText')} />
              )
            }
          />
        </Card>
        <Suspense>
          {id && <OrderDetail key={id} id={id} focus={moved} onClose={() => onSearchChange({ id: undefined })} />}
        </Suspense>
      </Box>
    </>
  )

  function rowActions(order: Order) {
    return [
      <MenuItem key="open" onClick={() => onSearchChange({ id: order.id })}>
        {t('actions.open')}
      </MenuItem>,
      ...orderStatuses
        .filter((status) => can.change && status !== order.status)
        .map((status) => (
          <MenuItem key={status} onClick={() => setStatus([order], status)}>
            {t('actions.mark', { status: t(`statuses.${status}`) })}
          </MenuItem>
        )),
      can.delete && <Divider key="divider" />,
      can.delete && (
        <MenuItem
          key="delete"
          sx={{ color: 'error.ink' }}
          onClick={() => {
            if (order.id === id) onSearchChange({ id: undefined })
            remove([order])
          }}
        >
          {t('actions.delete')}
        </MenuItem>
      ),
    ]
  }
}
