import { useTranslation } from 'react-i18next'
import { type Invoice, invoices } from '@/api/invoices'
import { useRecordChanges } from '@/components/records/use-record-changes'

export function useInvoiceChanges() {
  const { t } = useTranslation('invoices')
  const { patch, remove } = useRecordChanges(invoices)
  const named = (rows: Invoice[]) => ({ count: rows.length, number: rows[0]?.invoiceNumber ?? '' })
  return {
    /** Sends them again; a draft becomes pending. */
    send: (rows: Invoice[]) =>
      patch(
        rows,
        ({ status, sent }) => ({ sent: sent + 1, status: status === 'draft' ? 'pending' : status }),
        t('said.sent', named(rows)),
      ),
    setStatus: (rows: Invoice[], status: Invoice['status']) =>
      patch(rows, { status }, t('said.status', { ...named(rows), status: t(`statuses.${status}`) })),
    remove: (rows: Invoice[]) => remove(rows, t('said.removed', named(rows))),
  }
}
