import type { Order } from '@/api/orders'
import type { LabelColor } from '@/components/label'

export const statusColor = {
  completed: 'success',
  pending: 'warning',
  cancelled: 'error',
  refunded: 'default',
} satisfies Record<Order['status'], LabelColor>
