import { http } from 'msw'
import * as z from 'zod/mini'
import { bin } from '@/_mock/bin'
import { countOf, idOf, indexOf, loadOrders, numberOf, orderTotals, turned } from '@/_mock/data/orders'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { queryOrders, selection } from '@/_mock/order-query'
import { readerOf } from '@/_mock/reader'
import { fail, guarded, notFound, ok, payload } from '@/_mock/respond'
import { fromSearchParams } from '@/_mock/select'
import { changesOf, keep } from '@/_mock/store'
import { url } from '@/_mock/url'
import { ownerOf } from '@/_mock/workspace'
import { dataOf, listOf } from '@/api/envelope'
import {
  type NewOrder,
  newOrderSchema,
  type Order,
  orderPatchSchema,
  orderSchema,
  ordersSearchSchema,
} from '@/api/orders'

const answer = dataOf(orderSchema)
const deleted = bin<Order>('orders')

/** The tab's changes of a workspace's orders; those that do not match the schema are ignored. */
export function orderChanges(workspace: number) {
  return new Map(
    [...changesOf<Order>('orders')].filter(
      ([id, row]) => ownerOf(id) === workspace && (row === null || z.safeParse(orderSchema, row).success),
    ),
  )
}

async function find(id: string, workspace: number) {
  const changed = orderChanges(workspace).get(id)
  if (changed !== undefined) return changed
  const orders = await loadOrders(workspace)
  if (ownerOf(id) !== workspace) return null
  const index = indexOf(id)
  return index >= 0 && index < orders.count ? orders.at(index) : null
}

export const orderHandlers = [
  operation(
    { summary: 'Lists orders', search: ordersSearchSchema, answer: listOf(orderSchema), names: { Order: orderSchema } },
    http.get(
      url('/api/orders'),
      guarded(async ({ request, search: params, workspace }) => {
        const search = z.parse(ordersSearchSchema, fromSearchParams(params))
        const reader = await readerOf(request, search.sort, selection.words)
        const { data, total, counts } = queryOrders(
          await loadOrders(workspace),
          orderChanges(workspace),
          search,
          reader,
        )
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
      guarded(async ({ request, workspace }) => {
        const { data, refused } = await payload(request, newOrderSchema)
        if (refused) return refused
        if (data.id) {
          if (await find(data.id, workspace)) return fail(409, 'exists', `${data.id} already exists`)
          if (deleted.restore(data.id)) return ok(await find(data.id, workspace), {}, 201)
        }
        const order = make(data, workspace)
        keep('orders', order)
        return ok(order, {}, 201)
      }),
    ),
  ),
  operation(
    { summary: 'Gives one of the orders', answer, refusals: [404] },
    http.get(
      url('/api/orders/:id'),
      guarded(async ({ params, workspace }) => {
        const order = await find(String(params.id), workspace)
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
      guarded(async ({ request, params, workspace }) => {
        const order = await find(String(params.id), workspace)
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
      guarded(async ({ params, workspace }) => {
        const order = await find(String(params.id), workspace)
        if (!order) return notFound('order')
        deleted.remove(order)
        return ok(order)
      }),
    ),
  ),
]

function make(body: NewOrder, workspace: number): Order {
  const indexes = [...orderChanges(workspace).keys()].map(indexOf).filter((index) => index >= 0)
  const index = Math.max(countOf(workspace) - 1, ...indexes) + 1
  const now = isoOf(Date.now())
  return {
    delivery: { shipBy: '', speedy: '', trackingNumber: '' },
    status: 'pending',
    ...body,
    id: idOf(index, workspace),
    orderNumber: numberOf(index, workspace),
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

/** The history of an order whose status changes now. One that is completed was paid for and shipped before. */
function turn({ history, createdAt }: Order, status: Order['status']): Order['history'] {
  const now = Date.now()
  const done = status === 'completed'
  const last = Date.parse(history.timeline.at(-1)?.time ?? createdAt)
  const missing = (part: number) => (done ? isoOf(last + (now - last) * part) : null)
  const paymentTime = history.paymentTime ?? missing(1 / 3)
  const deliveryTime = history.deliveryTime ?? missing(2 / 3)
  return {
    ...history,
    paymentTime,
    deliveryTime,
    completionTime: done ? isoOf(now) : null,
    timeline: [
      ...history.timeline,
      ...(paymentTime && !history.paymentTime ? [{ title: 'Payment received', time: paymentTime }] : []),
      ...(deliveryTime && !history.deliveryTime ? [{ title: 'Handed to the carrier', time: deliveryTime }] : []),
      { title: turned[status], time: isoOf(now) },
    ],
  }
}
