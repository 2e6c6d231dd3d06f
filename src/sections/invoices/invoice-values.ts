import * as z from 'zod/mini'
import type { Address } from '@/api/addresses'
import { type Invoice, invoiceTotals, newInvoiceSchema } from '@/api/invoices'
import { addDays, isDay, today } from '@/utils/days'

/** The schema of the form: the API's, with its checks across fields. Both checks also run if other fields are invalid. */
export const invoiceFormSchema = newInvoiceSchema.check(
  z.refine(({ createDate, dueDate }) => dueDate >= createDate, {
    path: ['dueDate'],
    message: "The due date can't be before the invoice date",
    when: ({ value }) => isDay(Object(value).createDate) && isDay(Object(value).dueDate),
  }),
  z.refine((invoice) => invoiceTotals(invoice).totalAmount >= 0, {
    path: ['discount'],
    message: "The discount can't be more than the invoice amount",
  }),
)
export type InvoiceValues = z.infer<typeof invoiceFormSchema>

/** An empty item; its price is missing rather than zero. */
export function emptyItem() {
  return { id: `item-${lineNumber()}`, title: '', description: '', service: '', quantity: 1, price: null as never }
}

let lines = 0
const lineNumber = () => `${Date.now().toString(36)}${(lines++).toString(36)}`

/** A new invoice of today, due in 15 days, from the first address of the address book. */
export function emptyInvoice(from: Address | undefined) {
  const createDate = today()
  return {
    ...(from && { invoiceFrom: from }),
    items: [emptyItem()],
    taxes: 0,
    discount: 0,
    shipping: 0,
    status: 'draft' as const,
    createDate,
    dueDate: addDays(createDate, 15),
    payment: null,
  }
}

/** The fields of an invoice that the form changes; also used to undo a change. */
export function valuesOf(invoice: Invoice): InvoiceValues {
  const { invoiceFrom, invoiceTo, taxes, discount, shipping, status, createDate, dueDate, payment = null } = invoice
  const items = invoice.items.map(({ total, ...item }) => item)
  return { invoiceFrom, invoiceTo, items, taxes, discount, shipping, status, createDate, dueDate, payment }
}

/** The totals while typing; invalid numbers count as zero. */
export function typedTotals({ items, taxes, discount, shipping }: Typed) {
  const lines = (items ?? []).map((item) => ({ quantity: number(item?.quantity), price: number(item?.price) }))
  return {
    lines: lines.map(({ quantity, price }) => Math.round(quantity * price * 100) / 100),
    ...invoiceTotals({ items: lines, taxes: number(taxes), discount: number(discount), shipping: number(shipping) }),
  }
}

type Value = number | null | undefined
type Line = { quantity?: Value; price?: Value }
interface Typed {
  items?: (Line | undefined)[]
  taxes?: Value
  discount?: Value
  shipping?: Value
}

const number = (value: Value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
