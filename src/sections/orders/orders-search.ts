import { ordersSearchSchema } from '@/api/orders'
import { pageSearch, recordParams, type SearchOf, tableParams } from '@/components/records/page-search'

export const ordersPage = pageSearch(ordersSearchSchema, {
  ...tableParams(['customer', 'createdAt', 'totalQuantity', 'totalAmount', 'status']),
  id: recordParams.id,
})
export type OrdersSearch = SearchOf<typeof ordersPage>
