import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call'
import { resetStore } from './store'

beforeEach(resetStore)
afterEach(() => vi.useRealTimers())

const ada = { name: 'Ada', email: 'ada@example.com', avatarUrl: '' }
const path = (id: string, rest = '') => `/api/mail/${id}${rest}` as const
const idsIn = async (label: string, rest = '') =>
  (await call(`/api/mail/list?labelId=${label}${rest}`)).body.data.map(({ id }: { id: string }) => id)

test('a draft is written, sent, and taken back within seconds', async () => {
  const draft = (await call('/api/mail', { body: { to: [ada], subject: 'Lunch' } })).body.data
  expect(draft).toMatchObject({ labelIds: ['drafts'], from: { email: 'demo@ark.dev' } })
  expect((await idsIn('drafts'))[0]).toBe(draft.id)
  await call(path(draft.id), { method: 'PATCH', body: { message: 'At one?' } })
  expect((await call(path(draft.id, '/send'), { method: 'POST', body: {} })).body.data).toMatchObject({
    labelIds: ['sent'],
    message: 'At one?',
  })
  // What has been sent is not changed any more.
  expect((await call(path(draft.id), { method: 'PATCH', body: { message: 'At two' } })).status).toBe(409)
  expect((await call(path(draft.id, '/send'), { method: 'DELETE' })).body.data.labelIds).toEqual(['drafts'])
  expect(await idsIn('sent')).not.toContain(draft.id)
})

test('a list of an invalid label is that of all', async () => {
  const { status, body } = await call('/api/mail/list?labelId=inbox&labelId=spam')
  expect(status).toBe(200)
  expect(body.total).toBe((await idsIn('all')).length)
})

test('after that it stays sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const draft = (await call('/api/mail', { body: { to: [ada] } })).body.data
  await call(path(draft.id, '/send'), { method: 'POST', body: {} })
  vi.setSystemTime(Date.now() + 13_000)
  expect((await call(path(draft.id, '/send'), { method: 'DELETE' })).body.code).toBe('too-late')
})

test('a message to nobody is not sent', async () => {
  const draft = (await call('/api/mail', { body: { subject: 'Lunch' } })).body.data
  const answer = await call(path(draft.id, '/send'), { method: 'POST', body: {} })
  expect([answer.status, answer.body.fields]).toEqual([400, { to: 'Required' }])
})

test('what is in the trash keeps its labels, and is only there', async () => {
  const [id] = await idsIn('family')
  await call(path(id), { method: 'PATCH', body: { labelIds: ['trash', 'family'] } })
  expect(await idsIn('trash')).toContain(id)
  for (const label of ['family', 'all', 'starred']) expect(await idsIn(label)).not.toContain(id)
})

test('what is deleted for good is brought back by its id', async () => {
  const [id] = await idsIn('trash')
  expect((await call(path(id), { method: 'DELETE' })).status).toBe(200)
  expect(await idsIn('trash')).not.toContain(id)
  expect((await call('/api/mail', { body: { id } })).status).toBe(201)
  expect(await idsIn('trash')).toContain(id)
})

test('mails are everyone’s own, and are searched by operators', async () => {
  expect((await call(path('mail-1'), { method: 'PATCH', body: { isStarred: true }, as: 'viewer' })).status).toBe(200)
  const found = (await call('/api/mail/list?labelId=inbox&q=from:malinda%20has:attachment')).body.data
  expect(found).toHaveLength(1)
})
