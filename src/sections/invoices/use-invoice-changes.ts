import { useTranslation } from 'react-i18next'
import { createInvoice, type Invoice, removeInvoice, updateInvoice } from '@/api/invoices'
import { useChange } from '@/components/use-change'

type Change = Partial<Pick<Invoice, 'status' | 'sent'>>

/** What is done to invoices without a form: one or several at once, said, and taken back by Undo. */
export function useInvoiceChanges() {
  const { t } = useTranslation('invoices')
  const change = useChange()

  function update(invoices: Invoice[], changed: (invoice: Invoice) => Change, text: string) {
    const wanted = invoices.map((invoice) => ({ invoice, patch: changed(invoice) }))
    return change(
      {
        resource: 'invoices',
        put: wanted.map(({ invoice, patch }) => ({ ...invoice, ...patch })),
        call: () => Promise.all(wanted.map(({ invoice, patch }) => updateInvoice(invoice.id, patch))),
      },
      {
        text,
        undo: {
          resource: 'invoices',
          put: invoices,
          call: () => Promise.all(invoices.map(({ id, status, sent }) => updateInvoice(id, { status, sent }))),
        },
      },
    )
  }

  const told = (invoices: Invoice[]) => ({ count: invoices.length, number: invoices[0]?.invoiceNumber ?? '' })

  return {
    /** Sends them once more; a draft is pending from then on. */
    send: (invoices: Invoice[]) =>
      update(
        invoices,
        ({ status, sent }) => ({ sent: sent + 1, status: status === 'draft' ? 'pending' : status }),
        t('said.sent', told(invoices)),
      ),
    setStatus: (invoices: Invoice[], status: Invoice['status']) =>
      update(invoices, () => ({ status }), t('said.status', { ...told(invoices), status: t(`statuses.${status}`) })),
    remove: (invoices: Invoice[]) =>
      change(
        {
          resource: 'invoices',
          drop: invoices.map(({ id }) => id),
          call: () => Promise.all(invoices.map(({ id }) => removeInvoice(id))),
        },
        {
          text: t('said.removed', told(invoices)),
          undo: { resource: 'invoices', call: () => Promise.all(invoices.map((invoice) => createInvoice(invoice))) },
        },
      ),
  }
}
