import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Chat, changeConversation, chatQuery, withMessage } from './chat'

const message = (number: number) => ({
  id: `message-${number}`,
  body: `${number}`,
  senderId: 'contact-1',
  createdAt: `2026-04-01T10:${String(number).padStart(2, '0')}:00Z`,
})
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function chat(from: number, to: number, hasOlder = true): Chat {
  const messages = numbers(from, to).map(message)
  const rest = { type: 'ONE_TO_ONE', unreadCount: 0, participants: ['contact-1'], reads: [] } as const
  return {
    contacts: [],
    conversations: [{ ...rest, id: 'conversation-1', participants: ['contact-1'], reads: [], messages, hasOlder }],
  }
}

/** The messages in the cache after some responses. */
async function shown(client: QueryClient, ...responses: Chat[]) {
  for (const response of responses) {
    await client.fetchQuery({ ...chatQuery, queryFn: () => response, staleTime: 0 })
  }
  const [conversation] = client.getQueryData(chatQuery.queryKey)?.conversations ?? []
  return { ids: conversation?.messages.map(({ body }) => Number(body)), hasOlder: conversation?.hasOlder }
}

test('older messages that were loaded stay when the newest are fetched again', async () => {
  const client = new QueryClient()
  await shown(client, chat(20, 30))
  changeConversation(client, 'conversation-1', (before) => ({
    ...before,
    messages: [...numbers(1, 19).map(message), ...before.messages],
    hasOlder: false,
  }))
  expect(await shown(client, chat(25, 35))).toEqual({ ids: numbers(1, 35), hasOlder: false })
})

test('after a gap only the newest are there', async () => {
  const client = new QueryClient()
  expect(await shown(client, chat(1, 10, false), chat(15, 25))).toEqual({ ids: numbers(15, 25), hasOlder: true })
})

test('a message is added once', () => {
  const [conversation] = chat(1, 2).conversations
  if (!conversation) throw new Error('There is no conversation')
  const added = withMessage(conversation, message(3))
  expect(added.messages).toHaveLength(3)
  expect(withMessage(added, message(3))).toBe(added)
})

test('a message is added at its time, however late its response comes', () => {
  const [conversation] = chat(1, 2).conversations
  if (!conversation) throw new Error('There is no conversation')
  const added = withMessage(withMessage(conversation, message(4)), message(3))
  expect(added.messages.map(({ body }) => body)).toEqual(['1', '2', '3', '4'])
})

test('a message that came while a response was on the way stays', async () => {
  const client = new QueryClient()
  await shown(client, chat(1, 10))
  changeConversation(client, 'conversation-1', (before) => withMessage(before, message(11)))
  expect((await shown(client, chat(1, 10))).ids).toEqual(numbers(1, 11))
})

test('a response that was on its way when a conversation changed does not take the change back', async () => {
  const chat = (unreadCount: number) =>
    ({ contacts: [], conversations: [{ id: 'one', unreadCount, messages: [] }] }) as unknown as Chat
  const client = new QueryClient()
  client.setQueryData(chatQuery.queryKey, chat(0))
  let stored = 0
  let answer = (_: Chat) => {}
  const late = new Promise<Chat>((resolve) => {
    answer = resolve
  })
  const queryFn = vi.fn(async () => chat(stored)).mockReturnValueOnce(late)
  const stop = new QueryObserver(client, { ...chatQuery, queryFn, staleTime: 0 }).subscribe(() => {})
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  stored = 1
  changeConversation(client, 'one', (before) => ({ ...before, unreadCount: 1 }))
  answer(chat(0))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  stop()
  expect(client.getQueryData(chatQuery.queryKey)?.conversations[0]?.unreadCount).toBe(1)
})
