import { useTranslation } from 'react-i18next'
import { createOrder, type Order, removeOrder, updateOrder } from '@/api/orders'
import { useChange } from '@/components/use-change'

/** What is done to orders, one or several at once: said, and taken back by Undo. */
export function useOrderChanges() {
  const { t } = useTranslation('orders')
  const change = useChange()
  const told = (orders: Order[]) => ({ count: orders.length, number: orders[0]?.orderNumber ?? '' })
  const put = (orders: Order[]) => ({
    resource: 'orders',
    put: orders,
    call: () => Promise.all(orders.map(({ id, status }) => updateOrder(id, { status }))),
  })
  return {
    setStatus: (orders: Order[], status: Order['status']) =>
      change(put(orders.map((order) => ({ ...order, status }))), {
        text: t('said.status', { ...told(orders), status: t(`statuses.${status}`) }),
        undo: put(orders),
      }),
    remove: (orders: Order[]) =>
      change(
        {
          resource: 'orders',
          drop: orders.map(({ id }) => id),
          call: () => Promise.all(orders.map(({ id }) => removeOrder(id))),
        },
        {
          text: t('said.removed', told(orders)),
          undo: { resource: 'orders', call: () => Promise.all(orders.map((order) => createOrder(order))) },
        },
      ),
  }
}
