import { loadedOnce, tellRowsRead } from '@/_mock/collection'
import { days, isoOf, minutes, now } from '@/_mock/dates'
import { idIn, ownerOf } from '@/_mock/workspace'
import type { Order } from '@/api/orders'
import { config } from '@/config'

/**
 * Orders are not stored but computed from their index, so that a million of them cost no more than twenty: the baked ones repeat,
 * and quantities grow in the second and third round. So everything about an order except number and dates depends on its index
 * modulo `period`, and number and dates increase with the index.
 */
type Template = typeof import('./orders.json')[number]

const firstNumber = (workspace: number) => 5010 + 1000 * workspace
const baked = 20
const turns = 3
export const period = baked * turns

/** How many orders a workspace has: the first one those of the configuration, the others fewer. */
export const countOf = (workspace: number) => Math.ceil(config.mockOrders / (1 + (workspace - 1) / 4))

const loadTemplates = loadedOnce(async () => (await import('./orders.json')).default)

/** The orders of a workspace, once their templates have loaded. */
export async function loadOrders(workspace = 1, count = countOf(workspace)) {
  tellRowsRead('orders')
  const all = await loadTemplates()
  const begin = 7 * (workspace - 1)
  const templates = [...all.slice(begin), ...all.slice(0, begin)]
  const at = (index: number) => compose(templates, index, count, workspace)
  return {
    count,
    at,
    number: (index: number) => numberOf(index, workspace),
    time: (index: number) => time(index, count),
    /** One order per kind: those of a kind differ only in number and dates. */
    kinds: Array.from({ length: Math.min(period, count) }, (_, index) => at(index)),
  }
}

export type Orders = Awaited<ReturnType<typeof loadOrders>>

export const idOf = (index: number, workspace: number) => idIn(workspace, `order-${firstNumber(workspace) + index}`)

/** The index of an order's id, whether the order exists or not; NaN for other ids. */
export function indexOf(id: string) {
  const [, number] = /^(?:w\d-)?order-(\d{4,9})$/.exec(id) ?? []
  return number ? Number(number) - firstNumber(ownerOf(id)) : Number.NaN
}

export const numberOf = (index: number, workspace: number) => `#${firstNumber(workspace) + index}`

/** The time of an order. Few orders: mostly recent, over two years. Many: evenly spaced. */
function time(index: number, count: number) {
  const age = (count - 1 - index) / Math.max(count, baked)
  return now - 25 * minutes - Math.round(age ** (count > 200 ? 1 : 2.2) * 700 * days)
}

function compose(templates: Template[], index: number, count: number, workspace: number): Order {
  const { after, ...template } = templates[index % baked] as Template
  const more = Math.floor((index % period) / baked)
  const items = template.items.map((item) => ({ ...item, quantity: item.quantity + more }))
  const status = template.status as Order['status']
  const created = time(index, count)
  return {
    ...template,
    id: idOf(index, workspace),
    orderNumber: numberOf(index, workspace),
    createdAt: isoOf(created),
    status,
    payment: template.payment as Order['payment'],
    items,
    history: history(status, created, after),
    ...orderTotals(items),
  }
}

/** The totals of items: taxes, shipping and discount are 10 each, total = subtotal − 10 − 10 + 10. */
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
  // Even for a new order no event is in the future, and no two are in the same minute.
  const age = now - created
  const at = (minute: number, most: number) => isoOf(created + Math.min(minute * minutes, age * most))
  const orderTime = isoOf(created)
  const [paid, sent, done] = [at(after.payment, 0.25), at(after.delivery, 0.5), at(after.completion, 0.75)]
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

/** The timeline's entry when an order gets a status. */
export const turned = {
  completed: 'Delivered',
  pending: 'Waiting again',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} satisfies Record<Order['status'], string>
