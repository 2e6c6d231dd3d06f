import * as z from 'zod/mini'
import { invoicesSearchSchema } from '@/api/invoices'
import { tableSearch } from '@/components/data-table/data-column'

const id = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(100))), undefined)
// A bare `?new` is an empty word for the router.
const flag = z.pipe(
  z.union([z.literal(true), z.literal('')]),
  z.transform(() => true as const),
)

/** What the page's address can say: what the list shows, or which invoice stands in its place. */
export const invoicesPageSchema = z.extend(invoicesSearchSchema, {
  ...tableSearch(['createDate', 'dueDate', 'totalAmount', 'sent', 'status']),
  /** The invoice that is shown as a document. */
  id,
  /** The invoice that is edited. */
  edit: id,
  /** A new one is written. */
  new: z.catch(z.optional(flag), undefined),
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
