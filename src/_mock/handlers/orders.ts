import { http } from 'msw'
import * as z from 'zod/mini'
import { bin } from '@/_mock/bin'
import { idOf, indexOf, loadOrders, numberOf, orderCount, orderTotals, turned } from '@/_mock/data/orders'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { queryOrders, selection } from '@/_mock/order-query'
import { readerOf } from '@/_mock/reader'
import { fail, guarded, notFound, ok, payload } from '@/_mock/respond'
import { fromAddress } from '@/_mock/select'
import { changesOf, keep } from '@/_mock/store'
import { url } from '@/_mock/url'
import { dataOf, listOf } from '@/api/envelope'
import { type NewOrder, newOrderSchema, type Order, orderPatchSchema, orderSchema } from '@/api/orders'
import { ordersSearchSchema } from '@/api/orders-search'

const answer = dataOf(orderSchema)
const deleted = bin<Order>('orders')

/** What the tab changed of the orders; what does not fit the schema is passed over. */
export function orderChanges() {
  return new Map(
    [...changesOf<Order>('orders')].filter(([, row]) => row === null || z.safeParse(orderSchema, row).success),
  )
}

async function find(id: string) {
  const changed = orderChanges().get(id)
  if (changed !== undefined) return changed
  const orders = await loadOrders()
  const index = indexOf(id)
  return index >= 0 && index < orders.count ? orders.at(index) : null
}

export const orderHandlers = [
  operation(
    { summary: 'Lists orders', search: ordersSearchSchema, answer: listOf(orderSchema), names: { Order: orderSchema } },
    http.get(
      url('/api/orders'),
      guarded(async ({ request, search: params }) => {
        const search = z.parse(ordersSearchSchema, fromAddress(params))
        const reader = await readerOf(request, search.sort, selection.words)
        const { data, total, counts } = queryOrders(await loadOrders(), orderChanges(), search, reader)
        return ok(data, { total, counts })
      }),
    ),
  ),
  operation(
    {
      summary: 'Creates one of the orders; with the id of one that was deleted, brings it back',
      body: newOrderSchema,
      answer,
      status: 201,
      refusals: [400, 409],
      names: { NewOrder: newOrderSchema },
    },
    http.post(
      url('/api/orders'),
      guarded(async ({ request }) => {
        const { data, refused } = await payload(request, newOrderSchema)
        if (refused) return refused
        if (data.id) {
          if (await find(data.id)) return fail(409, 'exists', `There is a ${data.id} already`)
          if (deleted.restore(data.id)) return ok(await find(data.id), {}, 201)
        }
        const order = make(data)
        keep('orders', order)
        return ok(order, {}, 201)
      }),
    ),
  ),
  operation(
    { summary: 'Gives one of the orders', answer, refusals: [404] },
    http.get(
      url('/api/orders/:id'),
      guarded(async ({ params }) => {
        const order = await find(String(params.id))
        return order ? ok(order) : notFound('order')
      }),
    ),
  ),
  operation(
    {
      summary: 'Changes some fields of one of the orders',
      body: orderPatchSchema,
      answer,
      refusals: [400, 404],
      names: { OrderPatch: orderPatchSchema },
    },
    http.patch(
      url('/api/orders/:id'),
      guarded(async ({ request, params }) => {
        const order = await find(String(params.id))
        if (!order) return notFound('order')
        const { data, refused } = await payload(request, orderPatchSchema)
        if (refused) return refused
        const changed = { ...order, ...data } as Order
        if (changed.status !== order.status) changed.history = turn(order, changed.status)
        keep('orders', changed)
        return ok(changed)
      }),
    ),
  ),
  operation(
    { summary: 'Deletes one of the orders and gives it back', answer, refusals: [404] },
    http.delete(
      url('/api/orders/:id'),
      guarded(async ({ params }) => {
        const order = await find(String(params.id))
        if (!order) return notFound('order')
        deleted.remove(order)
        return ok(order)
      }),
    ),
  ),
]

function make(body: NewOrder): Order {
  const indexes = [...changesOf('orders').keys()].map(indexOf).filter((index) => index >= 0)
  const index = Math.max(orderCount - 1, ...indexes) + 1
  const now = isoOf(Date.now())
  return {
    delivery: { shipBy: '', speedy: '', trackingNumber: '' },
    status: 'pending',
    ...body,
    id: idOf(index),
    orderNumber: numberOf(index),
    createdAt: now,
    history: {
      orderTime: now,
      paymentTime: null,
      deliveryTime: null,
      completionTime: null,
      timeline: [{ title: 'Order placed', time: now }],
    },
    ...orderTotals(body.items),
  }
}

/** The history of an order whose status changes now. */
function turn({ history }: Order, status: Order['status']): Order['history'] {
  const now = isoOf(Date.now())
  const done = status === 'completed'
  return {
    ...history,
    paymentTime: history.paymentTime ?? (done ? now : null),
    deliveryTime: history.deliveryTime ?? (done ? now : null),
    completionTime: done ? now : null,
    timeline: [...history.timeline, { title: turned[status], time: now }],
  }
}
