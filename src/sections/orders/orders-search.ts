import * as z from 'zod/mini'
import { word } from '@/api/list'
import { ordersSearchSchema } from '@/api/orders-search'
import { tableSearch } from '@/components/data-table/data-column'

/** All that the page's address says. */
export const ordersPageSchema = z.extend(ordersSearchSchema, {
  ...tableSearch(['customer', 'createdAt', 'totalQuantity', 'totalAmount', 'status']),
  /** The order whose details stand beside the list. */
  id: word(),
})
export type OrdersPageSearch = z.infer<typeof ordersPageSchema>
export type OrdersSearchChange = { [K in keyof OrdersPageSearch]?: OrdersPageSearch[K] | undefined }

/** What need not stand in the address. */
export const ordersPageDefaults = z.parse(ordersPageSchema, {})

/** The change that takes the search and all filters away. */
export const noFilters = {
  q: '',
  status: undefined,
  from: undefined,
  to: undefined,
  page: 1,
} satisfies OrdersSearchChange
