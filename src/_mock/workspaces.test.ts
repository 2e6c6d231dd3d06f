import { beforeEach, expect, test } from 'vitest'
import type { Overview } from '@/api/overview'
import { call } from './call'
import { resetStore } from './store'

beforeEach(resetStore)

const owned = ['orders', 'invoices', 'users', 'files', 'jobs', 'tours', 'bookings', 'reviews', 'tickets', 'downloads']
const idsOf = async (name: string, workspace: string): Promise<string[]> => {
  const { body } = await call(`/api/${name}?pageSize=100&workspace=${workspace}`)
  return body.data.map(({ id }: { id: string }) => id)
}

test.each([...owned, 'notifications'])('each workspace has %s of its own, fewer than the first', async (name) => {
  const [first, second, third] = await Promise.all([1, 2, 3].map((number) => idsOf(name, `workspace-${number}`)))
  const all = [...(first ?? []), ...(second ?? []), ...(third ?? [])]
  expect(new Set(all).size).toBe(all.length)
  for (const others of [second, third]) {
    expect(others?.length).toBeGreaterThan(9)
    expect(others?.length).toBeLessThan(first?.length ?? 0)
  }
  const [theirs] = second ?? []
  expect((await call(`/api/${name}/${theirs}?workspace=workspace-2`)).status).toBe(200)
  for (const elsewhere of ['', '?workspace=workspace-1', '?workspace=workspace-3', '?workspace=none']) {
    expect((await call(`/api/${name}/${theirs}${elsewhere}`)).status).toBe(404)
  }
  expect((await call(`/api/${name}/${first?.[0]}?workspace=workspace-2`)).status).toBe(404)
})

test('without a workspace, or with one that there is not, it is the first', async () => {
  const first = (await call('/api/orders')).body
  for (const named of ['workspace-1', '', 'none', 'workspace-9', '{"id":']) {
    expect((await call(`/api/orders?workspace=${encodeURIComponent(named)}`)).body).toEqual(first)
  }
})

test('a new record belongs to its workspace, and comes back there', async () => {
  const before = await idsOf('orders', 'workspace-1')
  const { body } = await call('/api/orders/w2-order-7010?workspace=workspace-2')
  const { customer, items, shippingAddress, payment } = body.data
  const at = '/api/orders?workspace=workspace-2' as const
  const made = (await call(at, { body: { customer, items, shippingAddress, payment } })).body.data
  expect(made).toMatchObject({ id: 'w2-order-7026', orderNumber: '#7026' })
  expect(await idsOf('orders', 'workspace-2')).toContain(made.id)
  expect(await idsOf('orders', 'workspace-1')).toEqual(before)
  const one = `/api/orders/${made.id}?workspace=workspace-2` as const
  expect((await call(`/api/orders/${made.id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await call(one, { method: 'DELETE' })).status).toBe(200)
  expect((await call(at, { body: made })).body.data.id).toBe(made.id)

  const job = (await call('/api/jobs/w3-job-2?workspace=workspace-3')).body.data
  const copy = (await call('/api/jobs?workspace=workspace-3', { body: { ...job, id: undefined } })).body.data
  expect(copy.id).toMatch(/^w3-/)
  expect(await idsOf('jobs', 'workspace-1')).not.toContain(copy.id)
})

test('the files of a workspace lie in its own folders', async () => {
  const { data } = (await call('/api/files?pageSize=100&workspace=workspace-2')).body
  const folders = data.filter(({ type }: { type: string }) => type === 'folder')
  expect(folders).toHaveLength(6)
  const inside = data.filter(({ parentId }: { parentId: string | null }) => parentId !== null)
  expect(inside.length).toBeGreaterThan(3)
  for (const { parentId } of inside) expect(folders.map(({ id }: { id: string }) => id)).toContain(parentId)
})

test("invoices add up, and every download of one finds it among the workspace's", async () => {
  const { data } = (await call('/api/invoices?pageSize=100&workspace=workspace-3')).body
  for (const { items, subtotal, taxes, discount, shipping, totalAmount } of data) {
    const sum = items.reduce((sum: number, item: { total: number }) => sum + item.total, 0)
    expect(subtotal).toBeCloseTo(sum)
    expect(totalAmount).toBeCloseTo(subtotal - discount - shipping + taxes)
  }
  const numbers = data.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber)
  const downloads = (await call('/api/downloads?pageSize=100&workspace=workspace-3')).body.data
  for (const { invoiceNumber } of downloads) expect(numbers).toContain(invoiceNumber)
})

test("the figures of the overview are the workspace's", async () => {
  const figures = async (workspace: string) => {
    const { body } = await call(`/api/overview?period=30d&workspace=${workspace}`)
    return (body.data as Overview).figures.map(({ value }) => value)
  }
  const [first = [], second = [], third = []] = await Promise.all(
    ['workspace-1', 'workspace-2', 'workspace-3'].map(figures),
  )
  expect(second[0]).toBeLessThan(first[0] as number)
  expect(second[0]).toBeGreaterThan(10_000)
  expect(third[0]).not.toBe(second[0])
  expect(third[2]).toBeLessThan(second[2] as number)
})
