import { collection } from '@/_mock/collection'
import { resourceHandlers } from '@/_mock/resource'
import { fail } from '@/_mock/respond'
import { since, until } from '@/_mock/select'
import { someOf } from '@/_mock/workspace'
import {
  type Invoice,
  type InvoicePatch,
  invoicePatchSchema,
  invoiceSchema,
  invoicesSearchSchema,
  invoiceTotals,
  type NewInvoice,
  newInvoiceSchema,
} from '@/api/invoices'

const rows = collection('invoices', invoiceSchema, () => import('@/_mock/data/invoices.json'), {
  others: (all, workspace) =>
    someOf(all, workspace).map((row) =>
      totalled({ ...row, items: row.items.map((item) => ({ ...item, quantity: item.quantity + workspace })) }),
    ),
})

export const invoiceHandlers = resourceHandlers(
  {
    rows,
    search: invoicesSearchSchema,
    text: (row) => [row.invoiceNumber, row.invoiceTo.name, row.invoiceTo.company, row.invoiceTo.email],
    filters: {
      service: (row, service: string) => row.items.some((item) => item.service === service),
      from: (row, day: string) => since(row.createDate, day),
      to: (row, day: string) => until(row.createDate, day),
    },
    sorts: { invoiceTo: (row) => row.invoiceTo.name },
    words: { status: 'invoices.statuses' },
    amount: (row) => row.totalAmount,
  },
  {
    create: newInvoiceSchema,
    patch: invoicePatchSchema,
    make: (body: NewInvoice, id, all) => counted({ ...body, id, invoiceNumber: nextNumber(all), sent: 0 } as Invoice),
    apply: (row, body: InvoicePatch) => counted({ ...row, ...body } as Invoice),
  },
)

/** Continues the numbers of the baked ones: INV-199 and the index. */
function nextNumber(all: Invoice[]) {
  const indexes = all.map(({ invoiceNumber }) => Number(invoiceNumber.slice('INV-199'.length)))
  return `INV-199${Math.max(-1, ...indexes) + 1}`
}

/** Computed fields are never taken from a payload. */
function counted(invoice: Invoice) {
  if (invoice.dueDate < invoice.createDate) {
    return fail(422, 'due-before-created', "The due date can't be before the invoice date", {
      dueDate: "The due date can't be before the invoice date",
    })
  }
  return totalled(invoice)
}

function totalled(invoice: Invoice): Invoice {
  const items = invoice.items.map((item) => ({ ...item, total: Math.round(item.quantity * item.price * 100) / 100 }))
  return { ...invoice, items, ...invoiceTotals({ ...invoice, items }) }
}
