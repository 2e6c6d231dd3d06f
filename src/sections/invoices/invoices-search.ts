import { invoicesSearchSchema } from '@/api/invoices'
import { pageSearch, recordParams, type SearchOf, tableParams } from '@/components/records/page-search'

/** `id` is the invoice displayed as a document. */
export const invoicesPage = pageSearch(invoicesSearchSchema, {
  ...tableParams(['createDate', 'dueDate', 'totalAmount', 'sent', 'status']),
  ...recordParams,
})
export type InvoicesSearch = SearchOf<typeof invoicesPage>
