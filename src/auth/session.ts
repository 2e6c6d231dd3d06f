import { create } from 'zustand'
import { setBearer, setOnUnauthorized } from '@/api/client'
import { config } from '@/config'
import { decodeToken, expiryOf, isValidToken } from './token'
import { readToken, writeToken } from './token-storage'

type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'unchecked'
type SessionChange = 'began' | 'renewed' | SessionEnd
type Message = { type: 'ask' } | { type: 'token' | 'renewed'; token: string } | { type: 'sign-out' }

// A browser's timers wrap at 2^31 ms, 24.8 days.
const longestTimer = 86_400_000
// How long another tab's answer counts, in ms. Nothing waits for it: the sign-in form is there meanwhile.
const answerTime = 2000

/** Why the last session ended, for the sign-in page to say. */
export const useSessionEnd = create<{ reason: SessionEnd | null }>(() => ({ reason: null }))

type SessionListener = (change: SessionChange, isAnother: boolean) => void
const listeners = new Set<SessionListener>()
// Whose the last session of this page was.
let owner: unknown
// Set when the user could not be fetched for another reason than the token: who reloads then tries again with it.
let unchecked = false
let timer: ReturnType<typeof setTimeout> | undefined
let channel: BroadcastChannel | undefined
let live = Promise.resolve()

/**
 * Tells of every beginning and end of the session, and whether it is another person's than the one before; gives the
 * function that stops it.
 */
export function onSessionChange(listener: SessionListener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasSession() {
  const token = readToken()
  return !unchecked && token !== null && isValidToken(token)
}

/**
 * Keeps a token, sends it with all calls and watches its expiry. A renewed one is the same person's, in all tabs.
 * @throws Error `Invalid token!`, `Invalid access token!` for one without an expiry, or a key of the texts for a new one
 * that has expired already, by a clock that is wrong.
 */
export function beginSession(token: string, change: 'began' | 'renewed' = 'began') {
  const expiry = expiryOf(token)
  if (expiry === undefined) throw new Error('Invalid access token!')
  if (change === 'began' && expiry <= Date.now()) throw new Error('auth.wrongClock')
  unchecked = false
  writeToken(token)
  setBearer(token)
  useSessionEnd.setState({ reason: null })
  watchExpiry()
  if (__AUTH_METHOD__ !== 'jwt' && change === 'renewed') {
    channel?.postMessage({ type: 'renewed', token } satisfies Message)
  }
  const { sub } = decodeToken(token)
  const isAnother = owner !== undefined && sub !== owner
  owner = sub
  tell(change, isAnother)
}

/** Drops the token; does nothing where none is held. A session that could not be checked only rests. */
export function endSession(reason: SessionEnd) {
  if (readToken() === null || unchecked) return
  clearTimeout(timer)
  unchecked = reason === 'unchecked'
  if (!unchecked) writeToken(null)
  setBearer(null)
  useSessionEnd.setState({ reason })
  if (reason === 'signed-out') channel?.postMessage({ type: 'sign-out' } satisfies Message)
  tell(reason)
}

/**
 * Ends the session for what a call with this token was answered with, once the page is live: what hydrates meanwhile, and
 * mends its address, must not find another guard than at the start.
 */
export async function endOnceLive(reason: SessionEnd, token: string | null) {
  await live
  if (readToken() === token) endSession(reason)
}

/** Takes up the session of this tab at the start, or asks the site's other tabs for theirs. */
export function startSession(whenLive: Promise<void>) {
  live = whenLive
  setOnUnauthorized((token) => endOnceLive('refused', token))
  for (const event of ['visibilitychange', 'pageshow', 'focus'] as const) addEventListener(event, watchExpiry)
  openChannel()

  const token = readToken()
  if (token !== null && isValidToken(token)) {
    owner = decodeToken(token).sub
    setBearer(token)
    watchExpiry()
    return
  }
  if (token !== null) {
    writeToken(null)
    console.error('The stored token is invalid or has expired; signed out.')
  }
  askOtherTabs()
}

// Runs by the timer and whenever the page is shown again, since a laptop that slept has slept its timers too.
function watchExpiry() {
  clearTimeout(timer)
  const token = readToken()
  if (token === null) return
  const left = (expiryOf(token) ?? 0) - Date.now()
  if (left <= 0) return endSession('expired')
  timer = setTimeout(watchExpiry, Math.min(left, longestTimer))
}

function tell(change: SessionChange, isAnother = false) {
  for (const listener of listeners) listener(change, isAnother)
}

function openChannel() {
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(`ark-session:${config.basePath}`)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'sign-out') endSession('signed-out')
    const token = readToken()
    if (data.type === 'ask' && token !== null && hasSession())
      channel?.postMessage({ type: 'token', token } satisfies Message)
    if (__AUTH_METHOD__ !== 'jwt' && data.type === 'renewed' && token !== null && isNewer(data.token, token)) {
      beginSession(data.token, 'renewed')
    }
    if (data.type === 'token' && asked && token === null && isValidToken(data.token)) {
      asked = false
      beginSession(data.token)
    }
  }
}

/** Whether a token is the same person's as another, and lasts longer. */
function isNewer(token: string, than: string) {
  if (decodeToken(token).sub !== decodeToken(than).sub) return false
  return (expiryOf(token) ?? 0) > (expiryOf(than) ?? 0)
}

// Session storage belongs to one tab; a link that is opened in a new one should not mean a new sign-in.
let asked = false
function askOtherTabs() {
  if (!channel) return
  asked = true
  setTimeout(() => {
    asked = false
  }, answerTime)
  channel.postMessage({ type: 'ask' } satisfies Message)
}
