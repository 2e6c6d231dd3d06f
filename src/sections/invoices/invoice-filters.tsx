import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { List } from '@/api/envelope'
import { type Invoice, invoiceServices, invoiceStatuses, invoices } from '@/api/invoices'
import type { DataColumn } from '@/components/data-table/data-column'
import { DateRange, useRangeText } from '@/components/data-table/date-range'
import { ExportMenu } from '@/components/data-table/export-menu'
import type { PageProps } from '@/components/records/page-search'
import { RecordsToolbar } from '@/components/records/records-toolbar'
import { valueIn } from '@/utils/keys'
import { statusColor } from './invoice-status'
import { type InvoicesSearch, invoicesPage } from './invoices-search'
import { csvFile } from './use-invoice-columns'

interface InvoiceFiltersProps extends PageProps<InvoicesSearch> {
  columns: DataColumn<Invoice>[]
  csvColumns: DataColumn<Invoice>[]
  list: UseQueryResult<List<Invoice>>
  /** The id of the table. */
  panel: string
}

/** The filters of the list, the view menu and the export. */
export function InvoiceFilters({ columns, csvColumns, list, panel, search, onSearchChange }: InvoiceFiltersProps) {
  const { t } = useTranslation('invoices')
  const { service, from, to } = search
  const rows = list.data?.data ?? []
  const total = list.data?.total ?? 0
  const range = useRangeText({ from, to })
  return (
    <RecordsToolbar
      search={search}
      onSearchChange={onSearchChange}
      onClear={() => onSearchChange(invoicesPage.cleared)}
      tabs={{
        label: t('status'),
        all: t('statuses.all'),
        options: invoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`), color: statusColor[value] })),
      }}
      counts={list.data?.counts}
      panel={panel}
      searchLabel={t('search')}
      columns={columns}
      filters={[
        ...(service
          ? [
              {
                id: 'service',
                label: t(`services.${service}`),
                onDelete: () => onSearchChange({ service: undefined, page: 1 }),
              },
            ]
          : []),
        ...(range
          ? [
              {
                id: 'date',
                label: range,
                onDelete: () => onSearchChange({ from: undefined, to: undefined, page: 1 }),
              },
            ]
          : []),
      ]}
    >
      <TextField
        select
        size="small"
        label={t('service')}
        value={service ?? ''}
        onChange={({ target }) => onSearchChange({ service: valueIn(invoiceServices, target.value), page: 1 })}
        sx={{ flex: { xs: '1 1 8.25rem', sm: '0 0 8.75rem', md: '0 0 11rem' } }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('anyService')}</MenuItem>
        {invoiceServices.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`services.${value}`)}
          </MenuItem>
        ))}
      </TextField>
      <DateRange from={from} to={to} onChange={(range) => onSearchChange({ ...range, page: 1 })} />
      <ExportMenu
        file={csvFile}
        columns={csvColumns}
        rows={rows}
        total={total}
        pageQuery={(page) => invoices.list({ ...search, ...page })}
        texts={{
          page: t('export.page', { count: rows.length }),
          all: t('export.all', { count: total }),
          saved: (count) => t('said.exported', { count }),
        }}
      />
    </RecordsToolbar>
  )
}
