import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { failureSchema } from '@/api/client'
import { call } from './call'
import { authHandlers } from './handlers/auth'
import { signedInHandlers } from './handlers/signed-in'
import { openApi } from './openapi'
import { operationOf } from './operation'
import { resetStore } from './store'

beforeEach(resetStore)

const read = ['contacts', 'courses', 'bookings', 'reviews', 'apps', 'tickets', 'downloads', 'addresses']
const changed = [
  'jobs',
  'tours',
  'posts',
  'files',
  'orders',
  'invoices',
  'users',
  'notifications',
  'products',
  'calendar',
]
const lists = [...read, 'payment-cards', 'workspaces', ...changed]

/** The specification's endpoints other than lists: for `GET`, with a URL that returns data. */
const others = {
  '/api/auth/me': '',
  '/api/overview': '?period=7d',
  '/api/chat': '',
  '/api/kanban': '',
  '/api/mail/list': '?labelId=inbox',
  '/api/mail/details': '?mailId=mail-1',
  '/api/mail/labels': '',
  '/api/post/list': '',
  '/api/post/details': '?id=post-1',
  '/api/post/latest': '',
  '/api/post/search': '?query=a',
  '/api/product/list': '',
  '/api/product/details': '?productId=product-1',
  '/api/product/search': '?query=a',
}

const gets = [
  ...Object.entries(others).map(([path, query]) => ({ path, address: path + query })),
  ...lists.flatMap((name) => [
    { path: `/api/${name}`, address: `/api/${name}` },
    { path: `/api/${name}/{id}`, address: `/api/${name}/FIRST` },
  ]),
  // Beyond the specification: the request of the Download button.
  { path: '/api/notifications/{id}/file', address: '/api/notifications/notification-3/file' },
]

const writes = [
  ...changed.flatMap((name) => [
    { method: 'POST', path: `/api/${name}` },
    { method: 'PATCH', path: `/api/${name}/{id}` },
    { method: 'DELETE', path: `/api/${name}/{id}` },
  ]),
  { method: 'PATCH', path: '/api/notifications' },
  { method: 'POST', path: '/api/files/uploads' },
  { method: 'PATCH', path: '/api/files/uploads/{id}' },
  { method: 'DELETE', path: '/api/files/uploads/{id}' },
  { method: 'POST', path: '/api/mail/attachments' },
  { method: 'PATCH', path: '/api/mail/{id}' },
  { method: 'DELETE', path: '/api/mail/{id}' },
  { method: 'POST', path: '/api/mail/{id}/send' },
  { method: 'DELETE', path: '/api/mail/{id}/send' },
]

const open = ['/api/auth/sign-in', '/api/auth/sign-up']
const document = openApi()

/** The documented response of an operation. */
function answerOf(method: string, path: string) {
  const handler = [...authHandlers, ...signedInHandlers].find(({ info }) => {
    const own = String(info.path)
      .replace(/^.*?(?=\/api\/)/, '')
      .replace(/:(\w+)/g, '{$1}')
    return info.method === method && own === path
  })
  const answer = handler && operationOf(handler)?.answer
  if (!answer) throw new Error(`${method} ${path} says no answer`)
  return answer
}

async function withFirst(address: string) {
  if (!address.includes('FIRST')) return address as `/api/${string}`
  const { body } = await call(address.replace('/FIRST', '?pageSize=1') as `/api/${string}`)
  return address.replace('FIRST', body.data[0].id) as `/api/${string}`
}

test('the document has every path of the contract and the specification', () => {
  const named = [
    ...gets.map(({ path }) => `get ${path}`),
    ...writes.map(({ method, path }) => `${method.toLowerCase()} ${path}`),
    ...open.map((path) => `post ${path}`),
  ]
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  // A project adds its own resources.
  expect(named.filter((path) => !written.includes(path))).toEqual([])
})

describe.each(gets)('GET $address', ({ path, address }) => {
  test('answers in the shape that it says', async () => {
    const { status, body } = await call(await withFirst(address))
    expect(status).toBe(200)
    const answer = z.safeParse(answerOf('GET', path), body)
    expect(answer.error?.issues).toBeUndefined()
    expect(Array.isArray(body.data) ? body.data.length : Object.keys(body.data).length).toBeGreaterThan(0)
    expect('total' in body).toBe(Array.isArray(body.data))
  })

  test('is 401 for nobody, and 403 for a viewer where users are', async () => {
    const refused = await call(address as `/api/${string}`, { as: null })
    expect(refused.status).toBe(401)
    expect(z.parse(failureSchema, refused.body).code).toBe('unauthorized')
    const { status, body } = await call(await withFirst(address), { as: 'viewer' })
    expect(status).toBe(path.startsWith('/api/users') ? 403 : 200)
    if (status === 403) expect(z.parse(failureSchema, body).code).toBe('forbidden')
  })
})

describe.each(writes)('$method $path', ({ method, path }) => {
  const address = path.replace('{id}', 'nobody') as `/api/${string}`

  test('is 401 for nobody, and 403 for a viewer, but for what is their own', async () => {
    expect((await call(address, { method, as: null })).status).toBe(401)
    const { status } = await call(address, { method, as: 'viewer', ...(method !== 'DELETE' && { body: {} }) })
    if (/^\/api\/(auth|notifications|mail)/.test(path)) expect(status).not.toBe(403)
    else expect(status).toBe(403)
  })

  test(path.includes('{id}') ? 'is 404 for an unknown id' : 'is 400 for a bad payload, with its fields', async () => {
    const bad = { isUnRead: 'odd' }
    const { status, body } = await call(address, { method, ...(method !== 'DELETE' && { body: bad }) })
    const failure = z.parse(failureSchema, body)
    if (path.includes('{id}')) expect([status, failure.code]).toEqual([404, 'not-found'])
    else {
      expect([status, failure.code]).toEqual([400, 'bad-payload'])
      expect(Object.keys(failure.fields ?? {})).not.toEqual([])
    }
  })
})

test.each([
  ['/api/mail/list?labelId=none'],
  ['/api/mail/details?mailId=none'],
  ['/api/post/details?title=none'],
  ['/api/product/details?productId=none'],
  ...lists.map((name) => [`/api/${name}/none`]),
])('%s is 404', async (address) => {
  const { status, body } = await call(address as `/api/${string}`)
  expect([status, z.parse(failureSchema, body).code]).toEqual([404, 'not-found'])
})

test('a conflict is 409: an id in use, an e-mail or a name that is taken', async () => {
  for (const name of changed) {
    const { body } = await call(`/api/${name}?pageSize=1`)
    expect((await call(`/api/${name}`, { body: body.data[0] })).status, name).toBe(409)
  }
  const { body: users } = await call('/api/users?pageSize=2')
  const [one, two] = users.data
  const taken = await call(`/api/users/${two.id}`, { method: 'PATCH', body: { email: one.email } })
  expect(taken.status).toBe(409)
  expect(taken.body).toMatchObject({ code: 'email-taken', fields: { email: expect.any(String) } })
})

test('what is well formed but cannot be is 422, with its field', async () => {
  const { body } = await call('/api/tours?pageSize=1')
  const available = { startDate: '2026-02-02', endDate: '2026-02-01' }
  const answer = await call(`/api/tours/${body.data[0].id}`, { method: 'PATCH', body: { available } })
  expect(answer.status).toBe(422)
  expect(answer.body.fields).toHaveProperty(['available.endDate'])
})

test('each status that a call can be refused with is in the document', () => {
  for (const { method, path } of writes) {
    const { responses } = (document.paths[path] as Record<string, { responses: object }>)[method.toLowerCase()] ?? {}
    expect(Object.keys(responses ?? {}), `${method} ${path}`).toEqual(expect.arrayContaining(['401']))
    if (!/^\/api\/(auth|notifications|mail)/.test(path)) expect(responses).toHaveProperty('403')
    if (path.includes('{id}')) expect(responses).toHaveProperty('404')
    else expect(responses).toHaveProperty('400')
  }
})
