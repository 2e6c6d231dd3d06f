import type * as z from 'zod/mini'
import { day, oneOf, searchOf } from './list'

export const invoiceStatuses = ['paid', 'pending', 'overdue', 'draft'] as const

/** What the demo sells; an item may bear another word. */
export const invoiceServices = ['Consulting', 'Design', 'Development', 'Hosting', 'Training'] as const

export const invoicesSearchSchema = searchOf({
  sorts: ['invoiceNumber', 'invoiceTo', 'createDate', 'dueDate', 'totalAmount', 'sent', 'status'],
  sort: '-createDate',
  filters: { status: oneOf(invoiceStatuses), service: oneOf(invoiceServices), from: day(), to: day() },
})
export type InvoicesSearch = z.infer<typeof invoicesSearchSchema>
