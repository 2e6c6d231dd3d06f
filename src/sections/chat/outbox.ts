import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { changeConversation, type Message, me, sendMessage, withMessage } from '@/api/chat'
import { isSessionOver, sessionSignal } from '@/api/session-scope'
import { onSessionChange } from '@/auth/session'
import { somethingWentWrong } from '@/utils/failure'

export interface Outgoing extends Message {
  conversationId: string
  /** The reason why it was not sent; undefined while it is being sent. */
  failure?: unknown
}

/** The text, photo and reply that have not been sent yet. */
export interface Draft {
  body: string
  picture?: Message['picture']
  replyTo?: Message['replyTo']
}

interface Outbox {
  /** Messages that the API has not accepted yet. */
  outgoing: Outgoing[]
  /** By conversation. */
  drafts: Record<string, Draft>
}

const empty: Outbox = { outgoing: [], drafts: {} }

export const useOutbox = create<Outbox>(() => empty)

// Another user must not see them. After an expiry the same user can send them again.
onSessionChange((change, isAnother) => {
  if (change === 'signed-out' || isAnother) useOutbox.setState(empty)
})

const noDraft: Draft = { body: '' }

export const useDraft = (conversationId: string) => useOutbox(({ drafts }) => drafts[conversationId] ?? noDraft)

export function setDraft(conversationId: string, change: { [K in keyof Draft]?: Draft[K] | undefined }) {
  useOutbox.setState(({ drafts }) => {
    const { body, picture, replyTo } = { ...(drafts[conversationId] ?? noDraft), ...change }
    const draft = { body: body ?? '', ...(picture && { picture }), ...(replyTo && { replyTo }) }
    return { drafts: { ...drafts, [conversationId]: draft } }
  })
}

/** The file that was chosen last, by conversation. */
const chosen = new Map<string, File>()

/** Puts a photo into a conversation's draft. @throws Error if the file is not a picture */
export async function attachPicture(conversationId: string, file: File) {
  const session = sessionSignal()
  chosen.set(conversationId, file)
  // Another photo may be chosen meanwhile, and the user may change.
  const isWanted = () => chosen.get(conversationId) === file && !session.aborted
  try {
    const { fitPicture } = await import('./fit-picture')
    const picture = await fitPicture(file)
    if (isWanted()) setDraft(conversationId, { picture })
  } catch (error) {
    if (isWanted()) throw error
  }
}

/** Sends a conversation's draft: the message is there at once, and stays with the reason if the API rejects it. */
export function sendDraft(client: QueryClient, conversationId: string) {
  const draft = useOutbox.getState().drafts[conversationId]
  if (!draft || !(draft.body.trim() || draft.picture)) return
  const message: Outgoing = {
    ...draft,
    body: draft.body.trim(),
    id: freshId(),
    senderId: me,
    createdAt: new Date().toISOString(),
    conversationId,
  }
  useOutbox.setState(({ outgoing, drafts }) => ({
    outgoing: [...outgoing, message],
    drafts: { ...drafts, [conversationId]: noDraft },
  }))
  return send(client, message)
}

/** Sends a message again that was rejected. It has the same id, so that the API stores it once. */
export function retry(client: QueryClient, message: Outgoing) {
  const { failure: _, ...again } = message
  replace(again)
  return send(client, again)
}

export function discard({ id }: Outgoing) {
  useOutbox.setState(({ outgoing }) => ({ outgoing: outgoing.filter((message) => message.id !== id) }))
}

/** The last request of each conversation. */
const sending = new Map<string, Promise<void>>()

/** One after the other, so that a text does not overtake the photo before it. */
function send(client: QueryClient, message: Outgoing) {
  const { conversationId } = message
  const sent = (sending.get(conversationId) ?? Promise.resolve()).then(() => post(client, message))
  sending.set(conversationId, sent)
  return sent
}

async function post(client: QueryClient, message: Outgoing) {
  const { id, conversationId, body, picture, replyTo } = message
  // It was another user's.
  if (!useOutbox.getState().outgoing.some((other) => other.id === id)) return
  try {
    const sent = await sendMessage(conversationId, {
      id,
      body,
      ...(picture && { picture }),
      ...(replyTo && { replyTo: replyTo.id }),
    })
    changeConversation(client, conversationId, (before) => withMessage(before, sent))
    discard(message)
  } catch (failure) {
    // Also at the end of the session: once back, the same user can send it again.
    replace({ ...message, failure: isSessionOver(failure) ? somethingWentWrong : failure })
  }
}

function replace(message: Outgoing) {
  useOutbox.setState(({ outgoing }) => ({
    outgoing: outgoing.map((other) => (other.id === message.id ? message : other)),
  }))
}

/** `randomUUID` needs a secure origin. */
function freshId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
}
