import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { ws } from 'msw'
import { type ChatEvent, unauthorized } from '@/api/chat-socket'
import { isReal } from './real'
import { readToken } from './tokens'
import { url } from './url'

interface Client {
  send: (data: string) => void
  close: (code?: number, reason?: string) => void
  addEventListener: (type: 'message' | 'close', listener: (event: MessageEvent | CloseEvent) => void) => void
}

const connected = new Set<Client>()
/** Page and worker are both offered a connection. */
const taken = new WeakSet<object>()

/** The chat's WebSocket, for `setupWorker` and for the page. */
export const chatSocket = ws.link(url('/api/chat/socket')).addEventListener('connection', ({ client, server }) => {
  if (taken.has(client)) return
  taken.add(client)
  if (isReal(client.url.href)) return server.connect()
  client.addEventListener('close', () => connected.delete(client as Client))
  client.addEventListener('message', ({ data }) => receive(client as Client, JSON.parse(String(data))))
})

function receive(client: Client, event: { type: string; token?: string }) {
  if (event.type !== 'hello') return
  if (!readToken(`Bearer ${event.token}`)) return client.close(unauthorized, 'Sign in first')
  connected.add(client)
  client.send(JSON.stringify({ type: 'ready' } satisfies ChatEvent))
}

/** Sends an event to the connected pages. */
export function tellClients(event: ChatEvent) {
  for (const client of connected) client.send(JSON.stringify(event))
}

let interceptor: WebSocketInterceptor | undefined

/** Handles the page's connections also without a worker. */
export function answerInPage() {
  if (interceptor) return
  interceptor = new WebSocketInterceptor()
  interceptor.apply()
  interceptor.on('connection', async (connection) => {
    if (!(await chatSocket.run(connection)) && !taken.has(connection.client)) connection.server.connect()
  })
}
