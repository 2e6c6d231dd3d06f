import * as z from 'zod/mini'
import type { Address } from '@/api/addresses'
import { type Invoice, invoiceTotals, newInvoiceSchema } from '@/api/invoices'
import { addDays, isDay, today } from '@/utils/days'

/** The schema of the form: the API's, with what it checks across fields. Both checks speak up beside other faults. */
export const invoiceFormSchema = newInvoiceSchema.check(
  z.refine(({ createDate, dueDate }) => dueDate >= createDate, {
    path: ['dueDate'],
    message: 'Not before the date of the invoice',
    when: ({ value }) => isDay(Object(value).createDate) && isDay(Object(value).dueDate),
  }),
  z.refine((invoice) => invoiceTotals(invoice).totalAmount >= 0, {
    path: ['discount'],
    message: 'More than the invoice comes to',
  }),
)
export type InvoiceValues = z.infer<typeof invoiceFormSchema>

/** A line that nobody has filled in; its price is not nothing, but missing. */
export function emptyItem() {
  return { id: `item-${lineNumber()}`, title: '', description: '', service: '', quantity: 1, price: null as never }
}

let lines = 0
const lineNumber = () => `${Date.now().toString(36)}${(lines++).toString(36)}`

/** An invoice that begins today and is due in 15 days, from the address book's first address. */
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

/** What of an invoice a form changes; also what takes a change back. */
export function valuesOf(invoice: Invoice): InvoiceValues {
  const { invoiceFrom, invoiceTo, taxes, discount, shipping, status, createDate, dueDate, payment = null } = invoice
  const items = invoice.items.map(({ total, ...item }) => item)
  return { invoiceFrom, invoiceTo, items, taxes, discount, shipping, status, createDate, dueDate, payment }
}

/** The totals while somebody types: what is no number yet counts as nothing. */
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
