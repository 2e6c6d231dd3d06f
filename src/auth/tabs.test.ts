import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '@/config'

// Simulates tabs of one browser in one process: each has its own modules and sessionStorage, all share localStorage.
type Session = typeof import('./session')

interface Tab {
  session: Session
  storage: Map<string, string>
  events: EventTarget
  /** Frozen or on another site: messages do not arrive. */
  away: boolean
}

let current: Tab
let local: Map<string, string>
let channels: FakeChannel[]

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | undefined
  readonly tab = current
  constructor(readonly name: string) {
    channels.push(this)
  }
  postMessage(data: unknown) {
    const sender = current
    for (const channel of channels) {
      if (channel.name !== this.name || channel === this || channel.tab.away) continue
      current = channel.tab
      channel.onmessage?.({ data })
    }
    current = sender
  }
}

const storageOf = (values: () => Map<string, string>) => ({
  getItem: (key: string) => values().get(key) ?? null,
  setItem: (key: string, value: string) => values().set(key, value),
  removeItem: (key: string) => values().delete(key),
})

const claims = { sub: 'alice', exp: Date.UTC(2030) / 1000 }
const tokenOf = (more: object = {}) =>
  `h.${Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url')}.s`
const token = (tab: Tab) => tab.storage.get('jwt_access_token') ?? null

/** Opens a tab, optionally with a sessionStorage from before. */
async function open(stored: Map<string, string> = new Map()) {
  vi.resetModules()
  const tab = { storage: stored, events: new EventTarget(), away: false } as Tab
  current = tab
  tab.session = await import('./session')
  current = tab
  tab.session.startSession()
  return tab
}

function inTab<T>(tab: Tab, run: (session: Session) => T) {
  current = tab
  return run(tab.session)
}

const show = (tab: Tab, event = 'pageshow') =>
  inTab(tab, () => {
    tab.away = false
    tab.events.dispatchEvent(new Event(event))
  })
const isIn = (tab: Tab) => inTab(tab, (session) => session.hasSession())
const say = (data: unknown) => {
  current = { away: false } as Tab
  new FakeChannel(`ark-session:${config.basePath}`).postMessage(data)
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  local = new Map()
  channels = []
  vi.stubGlobal(
    'localStorage',
    storageOf(() => local),
  )
  vi.stubGlobal(
    'sessionStorage',
    storageOf(() => current.storage),
  )
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    current.events.addEventListener(name, listener),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function twoTabs() {
  const first = await open()
  inTab(first, (session) => session.beginSession(tokenOf()))
  const second = await open()
  expect(isIn(second)).toBe(true)
  vi.advanceTimersByTime(5000)
  return [first, second] as const
}

test('signing out reaches the other tabs', async () => {
  const [first, second] = await twoTabs()
  inTab(first, (session) => session.endSession('signed-out'))
  expect([isIn(first), isIn(second), token(second)]).toEqual([false, false, null])
})

test.each(['pageshow', 'visibilitychange', 'focus'])(
  'a tab that was away is signed out at %s, and before',
  async (event) => {
    const [first, second] = await twoTabs()
    second.away = true
    inTab(first, (session) => session.endSession('signed-out'))
    expect(isIn(second)).toBe(false)
    show(second, event)
    expect(token(second)).toBeNull()
  },
)

test('a closed tab that is opened again does not come back signed in, nor hands its token over', async () => {
  const [first, second] = await twoTabs()
  second.away = true
  inTab(first, (session) => session.endSession('signed-out'))
  const restored = await open(second.storage)
  expect([isIn(restored), token(restored)]).toEqual([false, null])
  expect(isIn(await open())).toBe(false)
})

test('a token without a note is as old as it says, else as the visit', async () => {
  const [first, second] = await twoTabs()
  const before = Math.floor(Date.now() / 1000) - 60
  const bare = await open(new Map([['jwt_access_token', tokenOf({ exp: claims.exp + 1 })]]))
  expect(isIn(bare)).toBe(true)
  second.away = bare.away = true
  vi.advanceTimersByTime(1000)
  inTab(first, (session) => session.endSession('signed-out'))
  expect(isIn(await open(new Map([['jwt_access_token', tokenOf({ iat: before })]])))).toBe(false)
  expect(isIn(await open(bare.storage))).toBe(false)
  // A session that is newer, or whose age is unknown, is a new sign-in.
  vi.advanceTimersByTime(400)
  expect(isIn(await open(new Map([['jwt_access_token', tokenOf({ iat: Math.floor(Date.now() / 1000) })]])))).toBe(true)
  expect(isIn(await open(new Map([['jwt_access_token', tokenOf()]])))).toBe(true)
})

test('a tab whose user could not be checked is signed out too, and drops its token', async () => {
  const [first, second] = await twoTabs()
  inTab(second, (session) => session.endSession('unchecked'))
  expect(token(second)).not.toBeNull()
  inTab(first, (session) => session.endSession('signed-out'))
  expect(token(second)).toBeNull()
})

test('who signs in again right after signing out is signed in, in any tab and with a clock set back', async () => {
  const [first, second] = await twoTabs()
  inTab(first, (session) => session.endSession('signed-out'))
  vi.setSystemTime(Date.now() - 86_400_000)
  inTab(second, (session) => session.beginSession(tokenOf({ iat: 1 })))
  show(second)
  expect(isIn(second)).toBe(true)
  const third = await open()
  expect(isIn(third)).toBe(true)
  inTab(third, (session) => session.endSession('signed-out'))
  expect(isIn(second)).toBe(false)
})

test('a sign-out ends the sessions of that user alone', async () => {
  const [first, second] = await twoTabs()
  inTab(second, (session) => session.beginSession(tokenOf({ sub: 'bob' })))
  vi.advanceTimersByTime(1000)
  inTab(second, (session) => session.endSession('signed-out'))
  expect([isIn(first), isIn(second)]).toEqual([true, false])
  // After a sign-out here, a reload does not adopt another user's older session.
  expect(isIn(await open(second.storage))).toBe(false)
  vi.advanceTimersByTime(1000)
  inTab(first, (session) => session.beginSession(tokenOf({ sub: 'carol' })))
  expect(isIn(await open(second.storage))).toBe(true)
})

test.each([
  [200, true],
  [201, false],
  [-1, false],
])('an answer %i ms after the question: taken %s', async (late, taken) => {
  const tab = await open()
  say({ type: 'token', token: tokenOf(), beganAt: Date.now(), answeredAt: Date.now() + late })
  expect(isIn(tab)).toBe(taken)
})

test('what is no message of the site is ignored', async () => {
  const tab = await open()
  inTab(tab, (session) => session.beginSession(tokenOf()))
  const now = Date.now()
  for (const message of [
    null,
    undefined,
    7,
    'sign-out',
    [],
    {},
    { type: 'sign-out' },
    { type: 'sign-out', sub: 'alice', at: '9999' },
    { type: 'sign-out', sub: 'mallory', at: now + 1 },
    { type: 'token', token: 'a.b' },
    { type: 'token', token: 7, beganAt: now, answeredAt: now },
    { type: 'token', token: 'abc', beganAt: now, answeredAt: now },
    { type: 'renewed', token: 'abc' },
    { type: 'renewed', token: null },
    { type: '__proto__' },
  ]) {
    expect(() => say(message)).not.toThrow()
  }
  expect(token(tab)).toBe(tokenOf())
  expect(isIn(tab)).toBe(true)
})

test('the token of another site of the origin is not used, and left alone', async () => {
  const note = (site: string) => JSON.stringify({ ...JSON.parse(first.storage.get('ark-token-note') ?? ''), site })
  const first = await open()
  inTab(first, (session) => session.beginSession(tokenOf()))
  first.away = true
  const visitor = await open(new Map([...first.storage, ['ark-token-note', note('/other/ https://api.example')]]))
  expect(isIn(visitor)).toBe(false)
  expect(token(visitor)).toBe(tokenOf())
  inTab(visitor, (session) => session.beginSession(tokenOf({ sub: 'bob' })))
  expect(isIn(visitor)).toBe(true)
})

test('a renewed token of another user is another session', async () => {
  const tab = await open()
  const changes: unknown[] = []
  inTab(tab, (session) => {
    session.onSessionChange((...change) => changes.push(change))
    session.beginSession(tokenOf())
    session.beginSession(tokenOf({ exp: claims.exp + 9 }), 'renewed')
    session.beginSession(tokenOf({ sub: 'bob' }), 'renewed')
    session.endSession('expired')
    session.beginSession(tokenOf({ sub: 'bob' }))
    // Their user is unknown.
    session.beginSession(tokenOf({ sub: undefined }))
    session.beginSession(tokenOf({ sub: undefined, exp: claims.exp + 1 }), 'renewed')
  })
  expect(changes).toEqual([
    ['began', false],
    ['renewed', false],
    ['began', true],
    ['expired', false],
    ['began', false],
    ['began', true],
    ['began', true],
  ])
})

test('what a session began ends with it, before the token changes', async () => {
  const tab = await open()
  const { sessionSignal } = await import('@/api/session-scope')
  const { currentToken } = await import('@/api/client')
  const ended: unknown[] = []
  const watch = () => sessionSignal().addEventListener('abort', () => ended.push(currentToken()))
  inTab(tab, (session) => {
    session.beginSession(tokenOf())
    watch()
    session.beginSession(tokenOf({ exp: claims.exp + 9 }), 'renewed')
    expect(ended).toEqual([])
    session.beginSession(tokenOf({ sub: 'bob' }))
    watch()
    session.endSession('signed-out')
  })
  expect(ended).toEqual([tokenOf({ exp: claims.exp + 9 }), tokenOf({ sub: 'bob' })])
})
