import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChatEvent, connectChat, unauthorized } from './chat-socket'
import { setTokenSource } from './client'
import { endSessionScope } from './session-scope'

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: unknown[] = []
  onopen?: (() => void) | null
  onmessage?: ((event: { data: unknown }) => void) | null
  onclose?: ((event: { code: number }) => void) | null
  url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(JSON.parse(data))
  }
  close() {
    this.end(1000)
  }
  begin() {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  say(event: ChatEvent | object | string) {
    this.onmessage?.({ data: typeof event === 'string' ? event : JSON.stringify(event) })
  }
  end(code: number) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const onEvent = vi.fn()
const onConnected = vi.fn()
const sockets = FakeSocket.all
const last = () => sockets.at(-1) as FakeSocket

beforeEach(() => {
  sockets.length = 0
  vi.clearAllMocks()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'https://shop.example/ark/dashboard/chat' })
  setTokenSource(() => 'secret-token')
})

afterEach(() => {
  endSessionScope()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the token is in the first message, not in the URL', () => {
  connectChat({ onEvent, onConnected })
  expect(last().url).toBe('wss://shop.example/api/chat/socket')
  last().begin()
  expect(last().sent).toEqual([{ type: 'hello', token: 'secret-token' }])
  expect(onConnected).not.toHaveBeenCalled()
  last().say({ type: 'ready' })
  expect(onConnected).toHaveBeenCalledWith(true)
})

test('events arrive; what is unknown or broken is ignored', () => {
  const { typing } = connectChat({ onEvent, onConnected })
  last().begin()
  typing('conversation-1')
  last().say({ type: 'ready' })
  typing('conversation-1')
  expect(last().sent.slice(1)).toEqual([{ type: 'typing', conversationId: 'conversation-1' }])
  const event = { type: 'typing', conversationId: 'conversation-1', contactId: 'contact-1' }
  for (const said of [event, { type: 'poke' }, { type: 'message' }, 'no JSON']) last().say(said)
  expect(onEvent.mock.calls).toEqual([[event]])
})

test('a lost connection is opened again, after longer and longer pauses', () => {
  connectChat({ onEvent, onConnected })
  for (const wait of [1000, 2000, 4000]) {
    const count = sockets.length
    last().end(1006)
    vi.advanceTimersByTime(wait / 2 - 1)
    expect(sockets).toHaveLength(count)
    vi.advanceTimersByTime(wait / 2 + 1)
    expect(sockets).toHaveLength(count + 1)
  }
  expect(onConnected).toHaveBeenLastCalledWith(false)
  // Once connected, the pauses are short again.
  last().begin()
  last().say({ type: 'ready' })
  last().end(1006)
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(5)
})

test('a connection that is accepted and never answered is given up and tried again', () => {
  connectChat({ onEvent, onConnected })
  const first = last()
  first.begin()
  vi.advanceTimersByTime(15_000)
  expect(first.readyState).toBe(3)
  expect(onConnected).toHaveBeenLastCalledWith(false)
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
  last().begin()
  last().say({ type: 'ready' })
  vi.advanceTimersByTime(120_000)
  expect(onConnected).toHaveBeenLastCalledWith(true)
  expect(sockets).toHaveLength(2)
})

test('a rejected token ends it', () => {
  connectChat({ onEvent, onConnected })
  last().begin()
  last().end(unauthorized)
  vi.advanceTimersByTime(120_000)
  expect(sockets).toHaveLength(1)
})

test('it ends with the session', () => {
  connectChat({ onEvent, onConnected })
  last().begin()
  endSessionScope()
  expect(last().readyState).toBe(3)
  vi.advanceTimersByTime(120_000)
  expect(sockets).toHaveLength(1)
})
