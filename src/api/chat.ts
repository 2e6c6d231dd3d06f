import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { contactSchema } from './contacts'
import { dataOf, listOf } from './envelope'
import { line, moment, picture } from './fields'

/** The id of the signed-in user among a conversation's senders. */
export const me = 'me'

/** The longest message, in characters. */
export const longestMessage = 4000

const pictureSchema = z.object({ src: picture, name: line, width: z.number(), height: z.number() })
export type ChatPicture = z.infer<typeof pictureSchema>

export const messageSchema = z.object({
  id: z.string(),
  /** Plain text; empty for a picture alone. */
  body: z.string(),
  senderId: z.string(),
  createdAt: moment,
  picture: z.optional(pictureSchema),
  /** The message that this one replies to. */
  replyTo: z.optional(z.object({ id: z.string(), senderId: z.string(), body: z.string() })),
})
export type Message = z.infer<typeof messageSchema>

export const conversationSchema = z.object({
  id: z.string(),
  type: z.enum(['ONE_TO_ONE', 'GROUP']),
  /** The name of a group. */
  name: z.optional(line),
  unreadCount: z.number(),
  participants: z.array(z.string()),
  /** The last message that each participant has read. */
  reads: z._default(z.array(z.object({ contactId: z.string(), messageId: z.string() })), []),
  /** The newest ones, in their order. */
  messages: z.array(messageSchema),
  /** For one without messages yet. */
  createdAt: z.optional(moment),
  /** There are older messages than these. */
  hasOlder: z.optional(z.boolean()),
})
export type Conversation = z.infer<typeof conversationSchema>

const chatContactSchema = z.extend(z.pick(contactSchema, { id: true, name: true, avatarUrl: true }), {
  role: line,
  status: z.optional(contactSchema.shape.status),
})
export type ChatContact = z.infer<typeof chatContactSchema>

export const chatSchema = z.object({
  contacts: z.array(chatContactSchema),
  conversations: z.array(conversationSchema),
})
export type Chat = z.infer<typeof chatSchema>

export const newConversationSchema = z.object({
  /** The ids of contacts: one, or several for a group. */
  participants: z.array(z.string()).check(z.minLength(1, 'Required'), z.maxLength(100)),
  /** The name of a group; one without it has the names of its people. */
  name: z.optional(line.check(z.trim(), z.maxLength(200, 'Use 200 characters or fewer'))),
})
export type NewConversation = z.infer<typeof newConversationSchema>

export const newMessageSchema = z.object({
  /** Chosen by the sender: a message that is sent again after a lost response is stored once. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  body: z.string().check(z.trim(), z.maxLength(longestMessage)),
  picture: z.optional(pictureSchema),
  /** The id of the message that this one replies to. */
  replyTo: z.optional(z.string()),
})
export type NewMessage = z.infer<typeof newMessageSchema>

export const conversationPatchSchema = z.object({
  /** The last message that the user has read. */
  readMessageId: z.string(),
})

export const olderSearchSchema = z.object({
  /** The id of the message before which to continue. */
  before: z.string(),
})

/** The conversations, each with its newest messages, and the contacts. */
export const chatQuery = queryOptions({
  queryKey: ['chat'],
  queryFn: async ({ signal }) => (await api('/api/chat', dataOf(chatSchema), { signal })).data,
  structuralSharing: (before, now) => withOlder(before as Chat | undefined, now as Chat),
})

/**
 * A response with the older messages that the previous ones had loaded, as long as there is no gap between them, and with the newer
 * ones, which were sent or received while it was on the way.
 */
function withOlder(before: Chat | undefined, now: Chat): Chat {
  if (!before) return now
  const conversations = now.conversations.map((conversation) => {
    const { messages } = conversation
    const known = before.conversations.find(({ id }) => id === conversation.id)
    if (!known) return conversation
    const at = known.messages.findIndex(({ id }) => id === messages[0]?.id)
    const end = known.messages.findIndex(({ id }) => id === messages.at(-1)?.id)
    const newer = end < 0 ? [] : known.messages.slice(end + 1)
    if (at < 1) return { ...conversation, messages: [...messages, ...newer] }
    return {
      ...conversation,
      messages: [...known.messages.slice(0, at), ...messages, ...newer],
      hasOlder: known.hasOlder,
    }
  })
  return replaceEqualDeep(before, { ...now, conversations })
}

/** When the last message of a conversation was sent, or the conversation started if it has none; in ms since 1970. */
export const lastTime = ({ messages, createdAt }: Conversation) =>
  Date.parse(messages.at(-1)?.createdAt ?? createdAt ?? '') || 0

/** Starts a conversation, or finds the one with the only participant, and puts it into the cache. @throws Failure */
export async function startConversation(client: QueryClient, body: NewConversation) {
  const { data } = await api('/api/chat', dataOf(conversationSchema), { method: 'POST', body })
  // A pending response does not have it yet.
  await client.cancelQueries(chatQuery)
  client.setQueryData(chatQuery.queryKey, (chat) => {
    if (!chat || chat.conversations.some(({ id }) => id === data.id)) return chat
    return { ...chat, conversations: [data, ...chat.conversations] }
  })
  return data
}

/** Changes one conversation in the cache. */
export function changeConversation(client: QueryClient, id: string, change: (before: Conversation) => Conversation) {
  client.setQueryData(chatQuery.queryKey, (chat) => {
    if (!chat) return chat
    const conversations = chat.conversations.map((one) => (one.id === id ? change(one) : one))
    return { ...chat, conversations }
  })
  // A response that is on its way may not have the change yet.
  if (client.isFetching(chatQuery)) client.invalidateQueries(chatQuery)
}

/** A conversation with a new message at its time; one that is there already is not added again. */
export function withMessage(conversation: Conversation, message: Message): Conversation {
  const { messages } = conversation
  if (messages.some(({ id }) => id === message.id)) return conversation
  const at = messages.findLastIndex(({ createdAt }) => Date.parse(createdAt) <= Date.parse(message.createdAt)) + 1
  return { ...conversation, messages: messages.toSpliced(at, 0, message) }
}

/** Fetches the page of messages before one. @throws Failure */
export async function fetchOlder(conversationId: string, before: string) {
  const { data, total } = await api(pathOf(conversationId, 'messages'), listOf(messageSchema), { query: { before } })
  return { messages: data, hasOlder: total > data.length }
}

/** @throws Failure */
export async function sendMessage(conversationId: string, body: NewMessage) {
  return (await api(pathOf(conversationId, 'messages'), dataOf(messageSchema), { method: 'POST', body })).data
}

/** Marks a conversation as read up to a message. @throws Failure */
export async function markRead(conversationId: string, readMessageId: string) {
  const answer = z.optional(dataOf(conversationSchema))
  await api(pathOf(conversationId), answer, { method: 'PATCH', body: { readMessageId } })
}

function pathOf(id: string, part?: 'messages') {
  return `/api/chat/${encodeURIComponent(id)}${part ? `/${part}` : ''}` as const
}
