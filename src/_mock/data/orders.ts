import { tellRowsRead } from '@/_mock/collection'
import { days, isoOf, minutes, now } from '@/_mock/dates'
import type { Order } from '@/api/orders'
import { config } from '@/config'

/**
 * Orders are not kept but put together from their index, so that a million of them cost no more than twenty:
 * the baked ones take turns, and the quantities grow on the second and third turn. So all about an order but its
 * number and its dates depends on its index modulo `period`, and number and date rise with the index.
 */
type Template = typeof import('./orders.json')[number]

const firstNumber = 6010
const baked = 20
const turns = 3
export const period = baked * turns
export const orderCount = config.mockOrders

let loading: Promise<Template[]> | undefined

/** The orders of the demo, once what they are made of has come. */
export async function loadOrders(count = orderCount) {
  tellRowsRead('orders')
  loading ??= import('./orders.json').then(
    (module) => module.default,
    (error) => {
      // A chunk that did not come may come next time.
      loading = undefined
      throw error
    },
  )
  const templates = await loading
  const at = (index: number) => compose(templates, index, count)
  return {
    count,
    at,
    time: (index: number) => time(index, count),
    /** One order of each kind: all of a kind differ in number and dates alone. */
    kinds: Array.from({ length: Math.min(period, count) }, (_, index) => at(index)),
  }
}

export type Orders = Awaited<ReturnType<typeof loadOrders>>

export const idOf = (index: number) => `order-${firstNumber + index}`

/** The index of an id, whether there is such an order or not; NaN for what is no id of an order. */
export function indexOf(id: string) {
  return /^order-\d{4,9}$/.test(id) ? Number(id.slice('order-'.length)) - firstNumber : Number.NaN
}

export const numberOf = (index: number) => `#${firstNumber + index}`

/** When an order came in. Few orders: most of them lately, over two years. Many: one after the other. */
function time(index: number, count: number) {
  const age = (count - 1 - index) / Math.max(count, baked)
  return now - 25 * minutes - Math.round(age ** (count > 200 ? 1 : 2.2) * 700 * days)
}

function compose(templates: Template[], index: number, count: number): Order {
  const { after, ...template } = templates[index % baked] as Template
  const more = Math.floor((index % period) / baked)
  const items = template.items.map((item) => ({ ...item, quantity: item.quantity + more }))
  const status = template.status as Order['status']
  const created = time(index, count)
  return {
    ...template,
    id: idOf(index),
    orderNumber: numberOf(index),
    createdAt: isoOf(created),
    status,
    payment: template.payment as Order['payment'],
    items,
    history: history(status, created, after),
    ...orderTotals(items),
  }
}

/** What the items come to: taxes, shipping and discount are 10 each, total = subtotal − 10 − 10 + 10. */
export function orderTotals(items: { quantity: number; price: number }[]) {
  const [taxes, shipping, discount] = [10, 10, 10]
  const subtotal = cents(items.reduce((sum, { quantity, price }) => sum + quantity * price, 0))
  return {
    taxes,
    shipping,
    discount,
    subtotal,
    totalAmount: cents(subtotal - shipping - discount + taxes),
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

const cents = (value: number) => Math.round(value * 100) / 100

function history(status: Order['status'], created: number, after: Template['after']): Order['history'] {
  // Nothing has happened later than now, however new the order is.
  const at = (minute: number) => isoOf(Math.min(created + minute * minutes, now - minutes))
  const [orderTime, paid, sent, done] = [isoOf(created), at(after.payment), at(after.delivery), at(after.completion)]
  const paymentTime = status === 'cancelled' ? null : paid
  const shipped = status === 'completed' || status === 'refunded'
  const timeline = [
    { title: 'Order placed', time: orderTime },
    ...(paymentTime ? [{ title: 'Payment received', time: paymentTime }] : []),
    ...(shipped ? [{ title: 'Handed to the carrier', time: sent }] : []),
    ...(status === 'pending' ? [] : [{ title: turned[status], time: done }]),
  ]
  return {
    orderTime,
    paymentTime,
    deliveryTime: shipped ? sent : null,
    completionTime: status === 'completed' ? done : null,
    timeline,
  }
}

/** What the timeline says of an order that came to a status. */
export const turned = {
  completed: 'Delivered',
  pending: 'Waiting again',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} satisfies Record<Order['status'], string>
