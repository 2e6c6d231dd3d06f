import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  beginSession,
  endSession,
  endSessionOf,
  hasSession,
  onSessionChange,
  setRenewal,
  useSessionEnd,
} from './session'
import { readToken } from './token-storage'

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
const inSeconds = (seconds: number) => token({ exp: Date.now() / 1000 + seconds })
const day = 86_400_000

const changes: string[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  changes.length = 0
  stop = onSessionChange((change) => changes.push(change))
})
afterEach(() => {
  endSession('signed-out')
  setRenewal(undefined)
  stop()
  vi.useRealTimers()
})

test('a token without an expiry is refused', () => {
  expect(() => beginSession(token({}))).toThrow('Invalid access token!')
  expect(() => beginSession('abc')).toThrow('Invalid token!')
  expect(readToken()).toBeNull()
})

test('the session ends at the expiry, and says why', () => {
  beginSession(inSeconds(60))
  vi.advanceTimersByTime(59_000)
  expect(hasSession()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(hasSession()).toBe(false)
  expect(readToken()).toBeNull()
  expect(useSessionEnd.getState().reason).toBe('expired')
  expect(changes).toEqual(['began', 'expired'])
})

test('where an SDK can renew it, the session goes on past the expiry of its token', async () => {
  const tokenOf = (seconds: number) => token({ sub: 'ann', exp: Date.now() / 1000 + seconds })
  const later = tokenOf(7200)
  setRenewal(async () => later)
  const first = tokenOf(60)
  beginSession(first)
  vi.advanceTimersByTime(60_000)
  // A request sent with the old token ends nothing.
  endSessionOf(first, 'refused')
  await vi.advanceTimersByTimeAsync(0)
  expect(readToken()).toBe(later)
  expect(hasSession()).toBe(true)
  expect(changes).toEqual(['began', 'renewed'])
})

test.each([
  ['the SDK has none', () => Promise.reject(new Error('gone'))],
  ['the SDK does not answer', () => new Promise<string>(() => {})],
  ['the SDK has the expired one still', async () => readToken() ?? ''],
])('it ends at the expiry where %s', async (_, renew) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  setRenewal(renew)
  beginSession(inSeconds(60))
  await vi.advanceTimersByTimeAsync(81_000)
  expect(readToken()).toBeNull()
  expect(changes).toEqual(['began', 'expired'])
})

test('an expiry beyond what a timer can hold does not come at once, and still comes', () => {
  beginSession(inSeconds(30 * 86_400))
  vi.advanceTimersByTime(29 * day)
  expect(hasSession()).toBe(true)
  vi.advanceTimersByTime(day)
  expect(readToken()).toBeNull()
  expect(changes).toEqual(['began', 'expired'])
})

test('ten years do not end at once', () => {
  beginSession(inSeconds(3650 * 86_400))
  vi.advanceTimersByTime(100 * day)
  expect(hasSession()).toBe(true)
})

test('it ends once, however often it is ended', () => {
  beginSession(inSeconds(60))
  endSession('refused')
  endSession('refused')
  expect(changes).toEqual(['began', 'refused'])
})

test('a session that could not be checked keeps its token for the next load', () => {
  const held = inSeconds(60)
  beginSession(held)
  endSession('unchecked')
  expect(hasSession()).toBe(false)
  expect(readToken()).toBe(held)
  beginSession(held)
  expect(hasSession()).toBe(true)
})

test('storage that is full does not keep the token of the session before', () => {
  const kept = new Map<string, string>()
  let full = false
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  })
  const [first, second] = [inSeconds(60), inSeconds(120)]
  beginSession(first)
  full = true
  beginSession(second)
  expect(readToken()).toBe(second)
  endSession('signed-out')
  expect(readToken()).toBeNull()
  vi.unstubAllGlobals()
})
