import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '@/api/envelope'
import type { Invoice } from '@/api/invoices'
import { useCan } from '@/auth/use-can'
import { BulkAction } from '@/components/data-table/bulk-action'
import { DataTable } from '@/components/data-table/data-table'
import { saveCsv } from '@/components/data-table/save-csv'
import { NothingFound } from '@/components/data-table/table-states'
import { EmptyState } from '@/components/empty-state'
import type { PageProps } from '@/components/records/page-search'
import { RouterButton } from '@/components/router-link'
import paidIcon from '~icons/solar/check-circle-linear'
import downloadIcon from '~icons/solar/download-minimalistic-linear'
import sendIcon from '~icons/solar/plain-linear'
import trashIcon from '~icons/solar/trash-bin-trash-linear'
import { InvoiceFilters } from './invoice-filters'
import { type InvoicesSearch, invoicesPage } from './invoices-search'
import { useInvoiceChanges } from './use-invoice-changes'
import { csvFile, useCsvColumns, useInvoiceColumns } from './use-invoice-columns'

interface InvoicesTableProps extends PageProps<InvoicesSearch> {
  list: UseQueryResult<List<Invoice>>
}

/** The invoices with status tabs, search, filters, sorting and bulk actions. */
export function InvoicesTable({ list, search, onSearchChange }: InvoicesTableProps) {
  const { t } = useTranslation('invoices')
  const panel = useId()
  const { send, setStatus, remove } = useInvoiceChanges()
  const can = useCan('invoices')
  const columns = useInvoiceColumns()
  const csvColumns = useCsvColumns(columns)
  const clear = () => onSearchChange(invoicesPage.cleared)
  return (
    <Card sx={{ overflow: 'visible' }}>
      <InvoiceFilters
        columns={columns}
        csvColumns={csvColumns}
        list={list}
        search={search}
        onSearchChange={onSearchChange}
        panel={panel}
      />
      <DataTable
        id={panel}
        name={t('pages.invoices', { ns: 'translation' })}
        columns={columns}
        list={list}
        search={search}
        onSearchChange={onSearchChange}
        nameOf={({ invoiceNumber }) => invoiceNumber}
        bulkActions={(rows) => (
          <>
            {can.change && (
              <BulkAction icon={paidIcon} onClick={() => setStatus(rows, 'paid')}>
                {t('markPaid')}
              </BulkAction>
            )}
            {can.change && (
              <BulkAction icon={sendIcon} onClick={() => send(rows)}>
                {t('send')}
              </BulkAction>
            )}
            <BulkAction icon={downloadIcon} wide onClick={() => saveCsv(csvFile, csvColumns, rows)}>
              CSV
            </BulkAction>
            {can.delete && (
              <BulkAction icon={trashIcon} color="error" onClick={() => remove(rows)}>
                {t('delete')}
              </BulkAction>
            )}
          </>
        )}
        rowActions={rowActions}
        empty={
          invoicesPage.isNarrowed(search) ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyState character={3} title={t('emptyTitle')} text={t('emptyText')}>
              {can.change && (
                <RouterButton {...invoicesPage.link({ new: true })} variant="contained">
                  {t('new')}
                </RouterButton>
              )}
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
      can.change && (
        <MenuItem key="edit" onClick={() => onSearchChange({ edit: id })}>
          {t('edit')}
        </MenuItem>
      ),
      can.change && (
        <MenuItem key="send" onClick={() => send([invoice])}>
          {t(sent ? 'sendAgain' : 'send')}
        </MenuItem>
      ),
      can.change && status !== 'paid' && (
        <MenuItem key="paid" onClick={() => setStatus([invoice], 'paid')}>
          {t('markPaid')}
        </MenuItem>
      ),
      can.delete && <Divider key="divider" />,
      can.delete && (
        <MenuItem key="delete" sx={{ color: 'error.ink' }} onClick={() => remove([invoice])}>
          {t('delete')}
        </MenuItem>
      ),
    ]
  }
}
