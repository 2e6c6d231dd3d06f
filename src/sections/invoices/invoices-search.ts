import * as z from 'zod/mini'
import { invoicesSearchSchema } from '@/api/invoices-search'
import { flag, word } from '@/api/list'
import { tableSearch } from '@/components/data-table/data-column'

/** What the page's address can say: what the list shows, or which invoice stands in its place. */
export const invoicesPageSchema = z.extend(invoicesSearchSchema, {
  ...tableSearch(['createDate', 'dueDate', 'totalAmount', 'sent', 'status']),
  /** The invoice that is shown as a document. */
  id: word(),
  /** The invoice that is edited. */
  edit: word(),
  /** A new one is written. */
  new: flag(),
})
export type InvoicesPageSearch = z.infer<typeof invoicesPageSchema>
export type InvoicesSearchChange = { [K in keyof InvoicesPageSearch]?: InvoicesPageSearch[K] | undefined }

/** What need not stand in the address. */
export const invoicesPageDefaults = z.parse(invoicesPageSchema, {})

/** The change that takes the search and all filters away. */
export const noFilters = {
  q: '',
  status: undefined,
  service: undefined,
  from: undefined,
  to: undefined,
  page: 1,
} satisfies InvoicesSearchChange
