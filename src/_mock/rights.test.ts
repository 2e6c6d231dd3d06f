import { beforeEach, expect, test } from 'vitest'
import { call } from './call'
import { rightFor } from './right'
import { resetStore } from './store'

beforeEach(resetStore)

const resources = [
  // #demo
  ['orders', { status: 'completed' }],
  ['invoices', { status: 'paid' }],
  ['files', { isFavorited: true }],
  ['jobs', { publish: 'draft' }],
  ['tours', { publish: 'draft' }],
  ['products', { publish: 'draft' }],
  ['posts', { publish: 'draft' }],
  // #/demo
] as const

type Role = 'admin' | 'manager' | 'viewer'

/** The statuses of reading, changing and deleting the first record, one after the other. */
async function statuses(as: Role, resource: string, body: object) {
  const [{ id }] = (await call(`/api/${resource}?pageSize=1`)).body.data
  const record = `/api/${resource}/${id}` as const
  const answers = []
  for (const options of [{}, { method: 'PATCH', body }, { method: 'DELETE' }]) {
    answers.push(await call(record, { ...options, as }))
  }
  for (const { status, body } of answers) {
    if (status !== 403) continue
    expect(body).toEqual({
      code: 'forbidden',
      message: expect.stringMatching(`^Your role \\(${as}\\) doesn't allow you to (read|change|delete) ${resource}$`),
    })
  }
  return answers.map(({ status }) => status)
}

test.each(resources)('%s: a viewer reads, a manager also changes, an admin also deletes', async (resource, body) => {
  expect(await statuses('viewer', resource, body)).toEqual([200, 403, 403])
  expect(await statuses('manager', resource, body)).toEqual([200, 200, 403])
  expect(await statuses('admin', resource, body)).toEqual([200, 200, 200])
})

test('users: only an admin changes them, and a viewer does not see them', async () => {
  expect(await statuses('viewer', 'users', { status: 'active' })).toEqual([403, 403, 403])
  expect(await statuses('manager', 'users', { status: 'active' })).toEqual([200, 403, 403])
  expect(await statuses('admin', 'users', { status: 'active' })).toEqual([200, 200, 200])
})

test("notifications are everyone's own", async () => {
  expect(await statuses('viewer', 'notifications', { isUnRead: false })).toEqual([200, 200, 200])
})

// #demo
test('everyone writes in the chat', async () => {
  const body = { id: 'own-1', body: 'Good morning' }
  expect((await call('/api/chat/conversation-2/messages', { body, as: 'viewer' })).status).toBe(201)
})

test('to create is a change', async () => {
  const body = { name: 'Plans', type: 'folder', parentId: null }
  expect((await call('/api/files', { body, as: 'viewer' })).status).toBe(403)
  expect((await call('/api/files', { body, as: 'manager' })).status).toBe(201)
})

test('a file that replaces another deletes it', async () => {
  const file = { name: 'Plan.txt', type: 'text', parentId: null, size: 3 }
  for (const path of ['/api/files', '/api/files/uploads'] as const) {
    const answer = await call(path, { body: { ...file, ifTaken: 'replace' }, as: 'manager' })
    expect(answer.body.message).toBe("Your role (manager) doesn't allow you to delete files")
    expect((await call(path, { body: { ...file, ifTaken: 'keepBoth' }, as: 'manager' })).status).toBe(201)
  }
})
// #/demo

test('to give up an upload is a change, to delete a file is not', () => {
  expect(rightFor('DELETE', '/api/files/uploads/1')).toEqual(['change', 'files'])
  expect(rightFor('DELETE', '/below/api/files/1')).toEqual(['delete', 'files'])
  expect(rightFor('GET', '/api/files')).toEqual(['read', 'files'])
})
