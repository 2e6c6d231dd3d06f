import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { type Invoice, invoicesQuery } from '@/api/invoices'
import { invoiceServices } from '@/api/invoices-search'
import type { DataColumn } from '@/components/data-table/data-column'
import { DateRange, useRangeText } from '@/components/data-table/date-range'
import { ExportMenu } from '@/components/data-table/export-menu'
import { FilterChips } from '@/components/data-table/filter-chips'
import { SearchField } from '@/components/data-table/search-field'
import { TableToolbar } from '@/components/data-table/table-toolbar'
import { noFilters } from './invoices-search'
import type { InvoicesViewProps } from './invoices-view'
import { csvFile } from './use-invoice-columns'

interface InvoiceFiltersProps extends InvoicesViewProps {
  columns: DataColumn<Invoice>[]
  csvColumns: DataColumn<Invoice>[]
  /** The rows of the page, and how many there are on all pages. */
  rows: Invoice[]
  total: number
}

/** What narrows the list, how it is shown, and what takes it along. */
export function InvoiceFilters({ columns, csvColumns, rows, total, search, onSearchChange }: InvoiceFiltersProps) {
  const { t } = useTranslation('invoices')
  const { q, service, from, to } = search
  const range = useRangeText({ from, to })
  return (
    <>
      <TableToolbar columns={columns} search={search} onSearchChange={onSearchChange}>
        <SearchField
          label={t('search')}
          value={q}
          onChange={(q) => onSearchChange({ q, page: 1 }, { replace: true })}
        />
        <TextField
          select
          size="small"
          label={t('service')}
          value={service ?? ''}
          onChange={({ target }) => onSearchChange({ service: (target.value || undefined) as never, page: 1 })}
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
          pageQuery={(page) => invoicesQuery({ ...search, ...page })}
          texts={{
            page: t('export.page', { count: rows.length }),
            all: t('export.all', { count: total }),
            saved: (count) => t('said.exported', { count }),
          }}
        />
      </TableToolbar>
      <FilterChips
        filters={[
          ...(q ? [{ id: 'q', label: `“${q}”`, onDelete: () => onSearchChange({ q: '', page: 1 }) }] : []),
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
        onClear={() => onSearchChange(noFilters)}
      />
    </>
  )
}
