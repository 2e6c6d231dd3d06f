import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call'
import { changesOf, forget, keep, reloadStore, resetStore } from './store'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
  resetStore()
})
afterEach(() => vi.unstubAllGlobals())

const names = async () => (await call('/api/jobs?q=Kept')).body.data.map(({ title }: { title: string }) => title)

test('a change outlives a reload, under one key', async () => {
  await call('/api/jobs/job-1', { method: 'PATCH', body: { title: 'Kept' } })
  await call('/api/jobs/job-2', { method: 'DELETE' })
  expect([...stored.keys()]).toEqual(['ark-mock'])
  reloadStore()
  expect(await names()).toEqual(['Kept'])
  expect((await call('/api/jobs/job-2')).status).toBe(404)
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '"x"',
  '{"jobs":7}',
  '{"jobs":[1]}',
  '{"jobs":{"job-1":7}}',
  '{"jobs":{"a":{"id":"b"}}}',
])('garbage in the storage is passed over: %s', async (text) => {
  stored.set('ark-mock', text)
  reloadStore()
  expect((await call('/api/jobs')).body.total).toBe(24)
})

test('a row that does not fit its schema any more gives way to the baked one', async () => {
  stored.set('ark-mock', '{"jobs":{"job-1":{"id":"job-1"},"job-2":null},"orders":{"order-6010":{"id":"order-6010"}}}')
  reloadStore()
  expect((await call('/api/jobs/job-1')).body.data.title).toEqual(expect.any(String))
  expect((await call('/api/jobs')).body.total).toBe(23)
  expect((await call('/api/orders/order-6010')).body.data.orderNumber).toBe('#6010')
  expect((await call('/api/orders')).body.total).toBe(20)
})

test('names of the language itself are ids like any other', () => {
  stored.set('ark-mock', '{"__proto__":{"x":{"id":"x"}},"jobs":{"constructor":null,"__proto__":null}}')
  reloadStore()
  expect(Object.keys({})).toEqual([])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
  expect([...changesOf('toString')]).toEqual([])
  keep('jobs', { id: '__proto__' })
  expect(changesOf('jobs').get('__proto__')).toEqual({ id: '__proto__' })
})

test('a full or blocked storage loses nothing before the next reload', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('blocked')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  keep('jobs', { id: 'a' })
  forget('jobs', 'b')
  expect([...changesOf('jobs')]).toEqual([
    ['a', { id: 'a' }],
    ['b', null],
  ])
  reloadStore()
  expect([...changesOf('jobs')]).toEqual([])
})

test('a reset forgets all of it, in the storage too', async () => {
  await call('/api/jobs/job-1', { method: 'PATCH', body: { title: 'Kept' } })
  resetStore()
  reloadStore()
  expect(await names()).toEqual([])
})
