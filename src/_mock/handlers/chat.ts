import { http } from 'msw'
import { chatContacts, conversations } from '@/_mock/chat-rows'
import { freshId } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { fail, guarded, notFound, ok, payload } from '@/_mock/respond'
import { url } from '@/_mock/url'
import {
  type Conversation,
  chatSchema,
  conversationPatchSchema,
  conversationSchema,
  lastTime,
  type Message,
  me,
  messageSchema,
  newConversationSchema,
  newMessageSchema,
  olderSearchSchema,
} from '@/api/chat'
import { dataOf, listOf } from '@/api/envelope'

/** Number of messages of a conversation in one response. */
const pageSize = 20

const names = { Conversation: conversationSchema, Message: messageSchema }

export const chatHandlers = [
  operation(
    {
      summary: 'Gives contacts and conversations, each with its newest messages',
      answer: dataOf(chatSchema),
      names: { ...names, Chat: chatSchema },
    },
    http.get(
      url('/api/chat'),
      guarded(async () => {
        // The page connects after this response; a server of its own has no WebSocket.
        if (typeof document === 'object') await import('@/_mock/chat-socket').then(({ answerInPage }) => answerInPage())
        const people = (await chatContacts.rows()).map(({ id, name, avatarUrl, role = '', status }) => ({
          id,
          name,
          avatarUrl,
          role,
          status,
        }))
        const rows = (await conversations.rows()).map(newest)
        return ok({ contacts: people, conversations: rows.sort((a, b) => lastTime(b) - lastTime(a)) })
      }),
    ),
  ),
  operation(
    {
      summary: 'Starts a conversation with contacts; with one there is a single conversation, which it gives again',
      body: newConversationSchema,
      answer: dataOf(conversationSchema),
      status: 201,
      refusals: [400, 422],
      names: { ...names, NewConversation: newConversationSchema },
    },
    http.post(
      url('/api/chat'),
      guarded(async ({ request }) => {
        const { data, refused } = await payload(request, newConversationSchema)
        if (refused) return refused
        const participants = [...new Set(data.participants)]
        const known = new Set((await chatContacts.rows()).map(({ id }) => id))
        if (!participants.every((id) => known.has(id))) {
          return fail(422, 'unknown-contact', 'There is no such contact', { participants: 'Not found' })
        }
        const isGroup = participants.length > 1
        const existing = (await conversations.rows()).find(
          ({ type, participants: [id] }) => !isGroup && type === 'ONE_TO_ONE' && id === participants[0],
        )
        if (existing) return ok(newest(existing), {}, 201)
        const conversation: Conversation = {
          id: freshId('conversation'),
          type: isGroup ? 'GROUP' : 'ONE_TO_ONE',
          ...(isGroup && data.name && { name: data.name }),
          unreadCount: 0,
          participants,
          reads: [],
          messages: [],
          createdAt: isoOf(Date.now()),
        }
        conversations.keep(conversation)
        return ok(newest(conversation), {}, 201)
      }),
    ),
  ),
  operation(
    {
      summary: 'Lists the messages of a conversation before one of them; `total` counts all before it',
      search: olderSearchSchema,
      answer: listOf(messageSchema),
      refusals: [404],
      names,
    },
    http.get(
      url('/api/chat/:id/messages'),
      guarded(async ({ params, search }) => {
        const row = await conversations.find(String(params.id))
        const at = row?.messages.findIndex(({ id }) => id === search.get('before')) ?? -1
        if (!row || at < 0) return notFound('message')
        return ok(row.messages.slice(Math.max(0, at - pageSize), at), { total: at })
      }),
    ),
  ),
  operation(
    {
      summary: 'Sends a message; one with an id that is there already is not sent again',
      body: newMessageSchema,
      answer: dataOf(messageSchema),
      status: 201,
      refusals: [400, 404, 422],
      names: { ...names, NewMessage: newMessageSchema },
    },
    http.post(
      url('/api/chat/:id/messages'),
      guarded(async ({ request, params }) => {
        const { data, refused } = await payload(request, newMessageSchema)
        if (refused) return refused
        const row = await conversations.find(String(params.id))
        if (!row) return notFound('conversation')
        if (!data.body && !data.picture) return fail(422, 'empty', 'A message needs a text or a picture')
        const sent = row.messages.find(({ id }) => id === data.id)
        if (sent) return ok(sent, {}, 201)
        const { replyTo, ...rest } = data
        const quoted = row.messages.find(({ id }) => id === replyTo)
        const message: Message = {
          ...rest,
          senderId: me,
          createdAt: isoOf(Date.now()),
          ...(quoted && { replyTo: { id: quoted.id, senderId: quoted.senderId, body: quoted.body } }),
        }
        conversations.keep({ ...row, unreadCount: 0, messages: [...row.messages, message] })
        if (typeof document === 'object') {
          import('@/_mock/chat-people').then(({ answerTo }) => answerTo(row.id, message.id))
        }
        return ok(message, {}, 201)
      }),
    ),
  ),
  operation(
    {
      summary: 'Marks a conversation as read up to a message',
      body: conversationPatchSchema,
      answer: dataOf(conversationSchema),
      refusals: [400, 404],
      names,
    },
    http.patch(
      url('/api/chat/:id'),
      guarded(async ({ request, params }) => {
        const { data, refused } = await payload(request, conversationPatchSchema)
        if (refused) return refused
        const row = await conversations.find(String(params.id))
        const at = row?.messages.findIndex(({ id }) => id === data.readMessageId) ?? -1
        if (!row || at < 0) return notFound('message')
        const unread = row.messages.slice(at + 1).filter(({ senderId }) => senderId !== me)
        const changed = { ...row, unreadCount: Math.min(row.unreadCount, unread.length) }
        conversations.keep(changed)
        return ok(newest(changed))
      }),
    ),
  ),
]

const newest = (row: Conversation): Conversation => ({
  ...row,
  messages: row.messages.slice(-pageSize),
  hasOlder: row.messages.length > pageSize,
})
