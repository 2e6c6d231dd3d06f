import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Chat, Message } from '@/api/chat'
import { call } from './call'
import { answerTo } from './chat-people'
import { resetStore } from './store'

beforeEach(resetStore)
afterEach(() => vi.useRealTimers())

const chat = async (): Promise<Chat> => (await call('/api/chat')).body.data
const conversation = async (id: string) => (await chat()).conversations.find((one) => one.id === id)

test('a conversation has its newest messages, and the older ones page by page', async () => {
  const first = await conversation('conversation-1')
  const seen = [...(first?.messages ?? [])]
  expect(seen).toHaveLength(20)
  expect(first?.hasOlder).toBe(true)
  let left = 1
  while (left > 0) {
    const { body } = await call(`/api/chat/conversation-1/messages?before=${seen[0]?.id}`)
    seen.unshift(...(body.data as Message[]))
    left = body.total - body.data.length
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  expect(seen.map(({ createdAt }) => createdAt)).toEqual(seen.map(({ createdAt }) => createdAt).sort())
  expect((await call('/api/chat/conversation-1/messages?before=message-0')).status).toBe(404)
})

test('a message is stored once, however often it is sent, and quotes the one it replies to', async () => {
  const body = { id: 'own-1', body: ' On my way ', replyTo: 'message-47' }
  for (const _ of [1, 2]) {
    const { status, body: answer } = await call('/api/chat/conversation-2/messages', { body })
    expect(status).toBe(201)
    expect(answer.data).toMatchObject({ id: 'own-1', body: 'On my way', senderId: 'me', replyTo: { id: 'message-47' } })
  }
  const own = (await conversation('conversation-2'))?.messages.filter(({ id }) => id === 'own-1')
  expect(own).toHaveLength(1)
  // The newest conversation is the first.
  expect((await chat()).conversations[0]?.id).toBe('conversation-2')
})

test('a message is answered as long as it is there', async () => {
  vi.useFakeTimers()
  const send = () => call('/api/chat/conversation-8/messages', { body: { id: 'own-1', body: 'Thank you' } })
  await send()
  await answerTo('conversation-8', 'own-1')
  await vi.advanceTimersByTimeAsync(10_000)
  const answered = await conversation('conversation-8')
  expect(answered?.messages.at(-1)).toMatchObject({ body: 'Thank you, that is all I need.', senderId: 'contact-6' })
  expect(answered?.reads).toContainEqual({ contactId: 'contact-6', messageId: 'own-1' })

  resetStore()
  const before = await chat()
  await send()
  await answerTo('conversation-8', 'own-1')
  resetStore()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await chat()).toEqual(before)
})

test('a conversation is started with one person or several, and with one only once', async () => {
  const start = (body: object) => call('/api/chat', { body })
  const { status, body: answer } = await start({ participants: ['contact-1'], name: 'Not a group' })
  expect(status).toBe(201)
  expect(answer.data).toMatchObject({ type: 'ONE_TO_ONE', participants: ['contact-1'], messages: [] })
  expect(answer.data.name).toBeUndefined()
  expect((await start({ participants: ['contact-1', 'contact-1'] })).body.data.id).toBe(answer.data.id)
  expect((await start({ participants: ['contact-2'] })).body.data.id).toBe('conversation-2')
  const group = await start({ participants: ['contact-1', 'contact-2'], name: ' Lisbon ' })
  expect(group.body.data).toMatchObject({ type: 'GROUP', name: 'Lisbon' })
  // Without messages they are the newest.
  const ids = (await chat()).conversations.slice(0, 2).map(({ id }) => id)
  expect(ids.sort()).toEqual([answer.data.id, group.body.data.id].sort())
  const message = { id: 'own-1', body: 'Hello' }
  expect((await call(`/api/chat/${answer.data.id}/messages`, { body: message })).status).toBe(201)

  expect((await start({ participants: [] })).body.fields).toEqual({ participants: 'Required' })
  expect((await start({ participants: ['contact-1', 'contact-99'] })).status).toBe(422)
})

test('a message without text and photo is refused, and one to nobody', async () => {
  expect((await call('/api/chat/conversation-2/messages', { body: { id: 'a', body: ' ' } })).status).toBe(422)
  expect((await call('/api/chat/conversation-99/messages', { body: { id: 'a', body: 'Hello' } })).status).toBe(404)
})

test('a conversation is read up to a message', async () => {
  const { messages = [] } = (await conversation('conversation-1')) ?? {}
  const read = (readMessageId?: string) =>
    call('/api/chat/conversation-1', { method: 'PATCH', body: { readMessageId } })
  expect((await read(messages.at(-2)?.id)).body.data.unreadCount).toBe(1)
  expect((await read(messages.at(-1)?.id)).body.data.unreadCount).toBe(0)
  expect((await conversation('conversation-1'))?.unreadCount).toBe(0)
  expect((await read('message-0')).status).toBe(404)
})
