import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '@/api/envelope'
import type { Invoice } from '@/api/invoices'
import { invoiceStatuses } from '@/api/invoices-search'
import { BulkAction } from '@/components/data-table/bulk-action'
import { DataTable } from '@/components/data-table/data-table'
import { saveCsv } from '@/components/data-table/save-csv'
import { StatusTabs } from '@/components/data-table/status-tabs'
import { NothingFound } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import { RouterButton } from '@/components/router-link'
import paidIcon from '~icons/solar/check-circle-linear'
import downloadIcon from '~icons/solar/download-minimalistic-linear'
import sendIcon from '~icons/solar/plain-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import { InvoiceFilters } from './invoice-filters'
import { statusColor } from './invoice-status'
import { noFilters } from './invoices-search'
import type { InvoicesViewProps } from './invoices-view'
import { useInvoiceChanges } from './use-invoice-changes'
import { csvFile, useCsvColumns, useInvoiceColumns } from './use-invoice-columns'

interface InvoicesTableProps extends InvoicesViewProps {
  list: UseQueryResult<List<Invoice>>
}

/** The invoices by state, searched, filtered and sorted; what is done to one is done to several as well. */
export function InvoicesTable({ list, search, onSearchChange }: InvoicesTableProps) {
  const { t } = useTranslation('invoices')
  const panel = useId()
  const { send, setStatus, remove } = useInvoiceChanges()
  const columns = useInvoiceColumns()
  const csvColumns = useCsvColumns(columns)
  const { q, status, service, from, to } = search
  const filtered = !!(q || status || service || from || to)
  return (
    <Card sx={{ overflow: 'visible' }}>
      <StatusTabs
        label={t('status')}
        all={t('statuses.all')}
        tabs={invoiceStatuses.map((value) => ({ value, label: t(`statuses.${value}`), color: statusColor[value] }))}
        value={status}
        counts={list.data?.counts}
        onChange={(status) => onSearchChange({ status, page: 1 })}
        panel={panel}
      />
      <InvoiceFilters
        columns={columns}
        csvColumns={csvColumns}
        rows={list.data?.data ?? []}
        total={list.data?.total ?? 0}
        search={search}
        onSearchChange={onSearchChange}
      />
      <DataTable
        id={panel}
        name={t('pages.invoices', { ns: 'translation' })}
        columns={columns}
        list={list}
        search={search}
        onSearchChange={onSearchChange}
        nameOf={({ invoiceNumber }) => invoiceNumber}
        bulkActions={(invoices) => (
          <>
            <BulkAction icon={paidIcon} onClick={() => setStatus(invoices, 'paid')}>
              {t('markPaid')}
            </BulkAction>
            <BulkAction icon={sendIcon} onClick={() => send(invoices)}>
              {t('send')}
            </BulkAction>
            <BulkAction icon={downloadIcon} wide onClick={() => saveCsv(csvFile, csvColumns, invoices)}>
              CSV
            </BulkAction>
            <BulkAction icon={trashIcon} color="error" onClick={() => remove(invoices)}>
              {t('delete')}
            </BulkAction>
          </>
        )}
        rowActions={rowActions}
        empty={
          filtered ? (
            <NothingFound onClear={() => onSearchChange(noFilters)} />
          ) : (
            <EmptyState character={3} title={t('emptyTitle')} text={t('emptyText')}>
              <RouterButton to="." search={(held: object) => ({ ...held, new: true as const })} variant="contained">
                {t('new')}
              </RouterButton>
            </EmptyState>
          )
        }
      />
    </Card>
  )

  function rowActions(invoice: Invoice) {
    const { id, status, sent } = invoice
    return [
      <MenuItem key="view" onClick={() => onSearchChange({ id })}>
        {t('view')}
      </MenuItem>,
      <MenuItem key="edit" onClick={() => onSearchChange({ edit: id })}>
        {t('edit')}
      </MenuItem>,
      <MenuItem key="send" onClick={() => send([invoice])}>
        {t(sent ? 'sendAgain' : 'send')}
      </MenuItem>,
      status !== 'paid' && (
        <MenuItem key="paid" onClick={() => setStatus([invoice], 'paid')}>
          {t('markPaid')}
        </MenuItem>
      ),
      <Divider key="divider" />,
      <MenuItem key="delete" sx={{ color: 'error.ink' }} onClick={() => remove([invoice])}>
        {t('delete')}
      </MenuItem>,
    ]
  }
}
