import * as z from 'zod/mini'
import { config } from '@/config'
import { messageSchema } from './chat'
import { currentToken } from './client'
import { contactStatuses } from './contacts'
import { sessionSignal } from './session-scope'

/** The events of the API. */
const chatEventSchema = z.discriminatedUnion('type', [
  /** The token is valid: events follow. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('message'), conversationId: z.string(), message: messageSchema }),
  z.object({ type: z.literal('typing'), conversationId: z.string(), contactId: z.string() }),
  z.object({ type: z.literal('read'), conversationId: z.string(), contactId: z.string(), messageId: z.string() }),
  z.object({ type: z.literal('presence'), contactId: z.string(), status: z.enum(contactStatuses) }),
])
export type ChatEvent = z.infer<typeof chatEventSchema>

/** The close code for an invalid token; the page does not connect again. */
export const unauthorized = 4401

const firstWait = 1000 // ms before the second try; doubled with each
const longestWait = 30_000 // ms
const patience = 15_000 // ms that a connection may take until it is ready

interface Listener {
  onEvent: (event: ChatEvent) => void
  /** Called with true once events arrive, and with false when the connection is lost. */
  onConnected: (isConnected: boolean) => void
}

/**
 * Connects to the API's WebSocket, `/api/chat/socket`, and again after a loss, with longer and longer pauses, until it is closed or
 * the session ends. The first message has the access token: a URL would end up in the logs of servers and proxies.
 */
export function connectChat({ onEvent, onConnected }: Listener) {
  const session = sessionSignal()
  let socket: WebSocket | undefined
  /** Ends the wait for the connection, or for the next try. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let isReady = false

  function open() {
    const current = new WebSocket(socketUrl())
    socket = current
    // A server or a proxy may accept and never answer.
    timer = setTimeout(() => {
      drop()
      onLost()
    }, patience)
    current.onopen = () => send({ type: 'hello', token: currentToken() })
    current.onmessage = ({ data }) => {
      const event = eventOf(data)
      if (!event) return
      if (event.type !== 'ready') return onEvent(event)
      clearTimeout(timer)
      tries = 0
      isReady = true
      onConnected(true)
    }
    current.onclose = ({ code }) => onLost(code)
  }

  function onLost(code?: number) {
    clearTimeout(timer)
    isReady = false
    onConnected(false)
    if (code === unauthorized) return
    const wait = Math.min(firstWait * 2 ** tries++, longestWait)
    // Spread, so that the pages do not all return at once after a restart of the server.
    timer = setTimeout(open, wait * (0.5 + Math.random() / 2))
  }

  function send(event: object) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event))
  }

  function close() {
    session.removeEventListener('abort', close)
    clearTimeout(timer)
    drop()
  }

  function drop() {
    if (!socket) return
    socket.onopen = null
    socket.onclose = null
    socket.onmessage = null
    socket.close()
  }

  session.addEventListener('abort', close)
  open()
  return {
    /** Tells the other participants that the user is typing. */
    typing: (conversationId: string) => isReady && send({ type: 'typing', conversationId }),
    close,
  }
}

function socketUrl() {
  const { href } = new URL(`${config.serverUrl}/api/chat/socket`, location.href)
  return href.replace(/^http/, 'ws')
}

/** Unknown events of a newer API are ignored. */
function eventOf(data: unknown) {
  try {
    return z.safeParse(chatEventSchema, JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
