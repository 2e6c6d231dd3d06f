import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Order, ordersSearchSchema } from '@/api/orders'
import { call } from './call'
import { loadOrders, orderTotals } from './data/orders'
import { queryOrders, sumOrders } from './order-query'
import { fits, order as orderBy } from './select'
import { resetStore } from './store'

beforeEach(resetStore)

const search = (fields: Record<string, unknown>) => z.parse(ordersSearchSchema, fields)
const none = new Map<string, Order | null>()
const ids = (rows: Order[]) => rows.map(({ id }) => id)

// The naive version of queryOrders: creates all orders, then filters and sorts.
function plainly(base: Order[], changes: Map<string, Order | null>, fields: object) {
  const wanted = search(fields as Record<string, unknown>)
  const selection = {
    text: (row: Order) => [row.orderNumber, row.customer.name, row.customer.email],
    filters: {
      from: (row: Order, day: string) => row.createdAt >= new Date(`${day}T00:00`).toISOString(),
      to: (row: Order, day: string) => row.createdAt < new Date(Date.parse(`${day}T00:00`) + 86_400_000).toISOString(),
    },
    sorts: { customer: (row: Order) => row.customer.name, createdAt: (row: Order) => Date.parse(row.createdAt) },
  }
  const added = [...changes.values()].filter((row) => row !== null && !base.some(({ id }) => id === row.id))
  const all = [...base.map((row) => (changes.has(row.id) ? changes.get(row.id) : row)), ...added].filter((row) => !!row)
  const number = (row: Order) => Number(row.id.slice(6))
  const direction = /^(createdAt|orderNumber)$/.test(wanted.sort) ? 1 : -1
  const compare = orderBy(wanted.sort, selection)
  const found = all
    .filter((row) => fits(row, wanted, selection))
    .sort((a, b) => compare(a, b) || direction * (number(a) - number(b)))
  const counts: Record<string, number> = {}
  for (const row of all.filter((row) => fits(row, wanted, selection, ['status']))) {
    counts[row.status] = (counts[row.status] ?? 0) + 1
  }
  const start = (wanted.page - 1) * wanted.pageSize
  return { ids: ids(found.slice(start, start + wanted.pageSize)), total: found.length, counts }
}

const localDay = (moment: string) => {
  const date = new Date(moment)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-')
}

describe.each([0, 7, 20, 61, 250])('%i orders: counting gives what looking at each one gives', (count) => {
  const sorts = ordersSearchSchema.shape.sort.def.innerType.def.innerType.options

  async function compareAll(changes: Map<string, Order | null>) {
    const orders = await loadOrders(1, count)
    const base = Array.from({ length: count }, (_, index) => orders.at(index))
    const somewhere = count ? localDay(orders.at(Math.floor(count / 2)).createdAt) : '2020-01-01'
    const filters = [
      {},
      { status: 'pending' },
      { q: 'an' },
      { q: '60' },
      { q: '#602' },
      { q: '#' },
      { q: 'nobody' },
      { from: somewhere },
      { to: somewhere, status: 'completed', q: 'e' },
      { from: somewhere, to: somewhere },
      { from: '2999-01-01', to: '2000-01-01' },
    ]
    for (const filter of filters) {
      for (const sort of sorts) {
        for (const page of [1, 3]) {
          const fields = { ...filter, sort, page, pageSize: 9 }
          const { data, total, counts } = queryOrders(orders, changes, search(fields))
          const plain = plainly(base, changes, fields)
          const label = JSON.stringify(fields)
          expect({ ids: ids(data), total }, label).toEqual({ ids: plain.ids, total: plain.total })
          expect(Object.fromEntries(Object.entries(counts).filter(([, n]) => n)), label).toEqual(plain.counts)
        }
      }
    }
  }

  test('as they are', () => compareAll(none))

  test('with some changed, some gone and some new', async () => {
    const orders = await loadOrders(1, count)
    const changes = new Map<string, Order | null>()
    const template = (await loadOrders(1, 20)).at(0)
    for (let index = 0; index < count; index += 4) {
      const row = orders.at(index)
      const changed = { ...row, status: 'refunded' as const, customer: { ...row.customer, name: 'Ann New' } }
      changes.set(row.id, index % 3 === 0 ? null : changed)
    }
    for (let index = count; index < count + 5; index++) {
      const id = `order-${6010 + index}`
      changes.set(id, { ...template, id, orderNumber: `#${6010 + index}`, createdAt: new Date().toISOString() })
    }
    await compareAll(changes)
  })

  test('sums', async () => {
    const orders = await loadOrders(1, count)
    const [from, to] = [Date.now() - 200 * 86_400_000, Date.now() - 3 * 86_400_000]
    const within = Array.from({ length: count }, (_, index) => orders.at(index)).filter(
      ({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) < to,
    )
    const sold = within.filter(({ status }) => status === 'completed' || status === 'pending')
    const sums = sumOrders(orders, none, from, to)
    expect(sums.orders).toBe(within.length)
    expect(sums.sales).toBeCloseTo(
      sold.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
      1,
    )
  })
})

test('a million orders: any page at once, numbers and dates in one order', async () => {
  const orders = await loadOrders(1, 1_000_000)
  const started = performance.now()
  const first = queryOrders(orders, none, search({}))
  const last = queryOrders(orders, none, search({ page: 100_000 }))
  const byAmount = queryOrders(orders, none, search({ sort: 'totalAmount', page: 50_000, status: 'completed' }))
  expect(performance.now() - started).toBeLessThan(2000)
  expect(first.total).toBe(1_000_000)
  expect(first.data[0]?.orderNumber).toBe('#1006009')
  expect(last.data.at(-1)?.orderNumber).toBe('#6010')
  expect(byAmount.data).toHaveLength(byAmount.total >= 500_000 ? 10 : 0)
  const { data, total } = queryOrders(orders, none, search({ q: '#77777' }))
  expect(total).toBe(11)
  expect(data.every(({ orderNumber }) => orderNumber.startsWith('#77777'))).toBe(true)
})

describe('changes', () => {
  const get = async (id: string) => (await call(`/api/orders/${id}`)).body.data as Order

  test('a new order gets the next number, the totals and today', async () => {
    const model = await get('order-6010')
    const { status, body } = await call('/api/orders', { body: { ...model, id: undefined, totalAmount: 1 } })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ id: 'order-6030', orderNumber: '#6030', ...orderTotals(model.items) })
    expect(Date.now() - Date.parse(body.data.createdAt)).toBeLessThan(5000)
    const { body: list } = await call('/api/orders')
    expect(list.data[0]).toEqual(body.data)
    expect(list.total).toBe(21)
    const again = await call('/api/orders', { body: { ...model, id: undefined } })
    expect(again.body.data.orderNumber).toBe('#6031')
  })

  test('a new status is in the history', async () => {
    const pending = (await call('/api/orders?status=pending')).body
    const [row] = pending.data
    const { body } = await call(`/api/orders/${row.id}`, { method: 'PATCH', body: { status: 'completed' } })
    const { orderTime, paymentTime, deliveryTime, completionTime, timeline } = body.data.history
    expect([paymentTime, deliveryTime, completionTime]).toEqual(Array(3).fill(expect.any(String)))
    expect(new Set([orderTime, paymentTime, deliveryTime, completionTime]).size).toBe(4)
    expect(timeline.map(({ title }: { title: string }) => title)).toEqual([
      'Order placed',
      'Payment received',
      'Handed to the carrier',
      'Delivered',
    ])
    expect(timeline.map(({ time }: { time: string }) => time)).toEqual([
      orderTime,
      paymentTime,
      deliveryTime,
      completionTime,
    ])
    expect(row.history.deliveryTime).toBe(null)
    expect(await get(row.id)).toEqual(body.data)
    const after = (await call('/api/orders?status=pending')).body
    expect(after.total).toBe(pending.total - 1)
    expect(after.counts.completed).toBe(pending.counts.completed + 1)
  })

  test('a deleted order is gone until it is brought back as it was', async () => {
    const { body } = await call('/api/orders/order-6015', { method: 'DELETE' })
    expect((await call('/api/orders/order-6015')).status).toBe(404)
    expect((await call('/api/orders')).body.total).toBe(19)
    const back = await call('/api/orders', { body: body.data })
    expect(back.status).toBe(201)
    expect(back.body.data).toEqual(body.data)
    expect((await call('/api/orders')).body.total).toBe(20)
    expect((await call('/api/orders', { body: body.data })).status).toBe(409)
  })

  test('an id that no order can have is 404', async () => {
    for (const id of [
      'order-6009',
      'order-6030',
      'order-',
      'order-1e4',
      'order--1',
      '6010',
      '%F0%9F%98%80',
      '__proto__',
    ]) {
      expect((await call(`/api/orders/${id}`)).status, id).toBe(404)
      expect((await call(`/api/orders/${id}`, { method: 'DELETE' })).status, id).toBe(404)
    }
  })

  test('a bad payload names its fields', async () => {
    const patch = await call('/api/orders/order-6010', { method: 'PATCH', body: { status: 'lost' } })
    expect(patch.status).toBe(400)
    expect(patch.body.fields).toEqual({ status: 'One of: completed, pending, cancelled, refunded' })
    const post = await call('/api/orders', { body: { items: [] } })
    expect(Object.keys(post.body.fields)).toEqual(['customer', 'items', 'shippingAddress', 'payment'])
  })
})
