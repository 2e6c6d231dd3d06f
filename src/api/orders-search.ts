import type * as z from 'zod/mini'
import { day, oneOf, searchOf } from './list'

export const orderStatuses = ['completed', 'pending', 'cancelled', 'refunded'] as const

export const ordersSearchSchema = searchOf({
  sorts: ['orderNumber', 'customer', 'createdAt', 'totalQuantity', 'totalAmount', 'status'],
  sort: '-createdAt',
  filters: { status: oneOf(orderStatuses), from: day(), to: day() },
})
export type OrdersSearch = z.infer<typeof ordersSearchSchema>
