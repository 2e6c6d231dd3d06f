import { create } from 'zustand'
import { setBearer, setOnUnauthorized } from '@/api/client'
import { endSessionScope } from '@/api/session-scope'
import { backOnline, isOffline } from '@/utils/back-online'
import { subOf } from '@/utils/stored-token'
import { askOtherTabs, openChannel, post } from './session-channel'
import {
  isSignedOut,
  lastSignOut,
  lastSignOutHere,
  key as signOutsKey,
  storeSignOut,
  storeSignOutHere,
} from './signed-out'
import { decodeToken, expiryOf, isSameUser, isValidToken } from './token'
import { readToken, sessionBeganAt, writeToken } from './token-storage'

type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'unchecked'
type SessionChange = 'began' | 'renewed' | SessionEnd

// A browser's timers wrap at 2^31 ms, 24.8 days.
const longestTimer = 86_400_000
const patience = 20_000 // ms that a provider's SDK has to renew a session

/** Why the last session ended, for the sign-in page to say. */
export const useSessionEnd = create<{ reason: SessionEnd | null }>(() => ({ reason: null }))

/** How often another user has taken the place of the last one: what is on the screen belongs to one of them. */
export const useUserChanges = create(() => ({ count: 0 }))

type SessionListener = (change: SessionChange, isAnother: boolean) => void
const listeners = new Set<SessionListener>()
// Whose the current session of this page is, or the last one was, by `sub`; empty if its token does not say.
let owner: string | undefined
// Set if the user could not be fetched for another reason than the token: the next load of the page tries again with it.
let unchecked = false
let timer: ReturnType<typeof setTimeout> | undefined
let renew: (() => Promise<string>) | undefined
let renewing: Promise<void> | undefined

/**
 * Calls a listener at every beginning and end of the session, with whether its user is another than the last one's.
 * @returns the function that removes it
 */
export function onSessionChange(listener: SessionListener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function hasSession() {
  const token = readToken()
  return !unchecked && token !== null && isValidToken(token) && !isSignedOut(token)
}

/**
 * Stores an access token, sends it with all calls and watches its expiry. `renewed` is the same user's, in all tabs; a
 * provider's SDK may hand over another user's token so, which is then a new session.
 * @param since when the session began in another tab, in ms since 1970
 * @throws Error `Invalid token!`, `Invalid access token!` for one without an expiry, or a key of the texts for a new one
 * that has expired already, by a clock that is wrong.
 */
export function beginSession(token: string, change: 'began' | 'renewed' = 'began', since?: number) {
  const expiry = expiryOf(token)
  if (expiry === undefined) throw new Error('Invalid access token!')
  if (change === 'began' && expiry <= Date.now()) throw new Error('auth.wrongClock')
  const current = hasSession() || renewing ? readToken() : null
  const isRenewal = change === 'renewed' && current !== null && isSameUser(current, token)
  // Later than the last sign-out, even if the clock was set back since.
  const began = (isRenewal ? sessionBeganAt() : since) ?? Math.max(Date.now(), lastSignOut(token) + 1)
  if (!isRenewal && current !== null) endSessionScope()
  unchecked = false
  writeToken(token, began)
  setBearer(token)
  useSessionEnd.setState({ reason: null })
  watch()
  if (__AUTH_METHOD__ !== 'jwt' && isRenewal) post({ type: 'renewed', token })
  const sub = subOf(decodeToken(token))
  const isAnother = owner !== undefined && !isRenewal && (sub === '' || sub !== owner)
  owner = sub
  if (isAnother) useUserChanges.setState(({ count }) => ({ count: count + 1 }))
  tell(isRenewal ? 'renewed' : 'began', isAnother)
}

/** Drops the token; does nothing without one. A session that could not be checked keeps it, until somebody signs out. */
export function endSession(reason: SessionEnd) {
  const token = readToken()
  if (token === null || (unchecked && reason !== 'signed-out')) return
  if (reason === 'signed-out') post({ type: 'sign-out', ...storeSignOutHere(token) })
  close(reason)
}

function close(reason: SessionEnd) {
  clearTimeout(timer)
  endSessionScope()
  unchecked = reason === 'unchecked'
  if (!unchecked) writeToken(null)
  setBearer(null)
  useSessionEnd.setState({ reason })
  tell(reason)
}

/**
 * For a provider's SDK: a session whose token expires is renewed by it, and ends only where that fails.
 * @param by asks for a new token, and rejects where there is none to be had
 */
export function setRenewal(by: typeof renew) {
  renew = by
}

/** Ends the session for what a call with this token was answered with, unless it has another meanwhile. */
export function endSessionOf(token: string | null, reason: SessionEnd) {
  const end = () => readToken() === token && endSession(reason)
  // The token may have expired on the way.
  if (renewing) renewing.then(end)
  else end()
}

/** Takes up the session of this tab at the start, or asks the site's other tabs for theirs. */
export function startSession() {
  setOnUnauthorized((token) => endSessionOf(token, 'refused'))
  for (const event of ['visibilitychange', 'pageshow', 'focus'] as const) addEventListener(event, watch)
  addEventListener('storage', ({ key }) => (key === signOutsKey || key === null) && watch())
  listenToOtherTabs()

  const token = readToken()
  if (token !== null && isValidToken(token) && !isSignedOut(token)) {
    owner = subOf(decodeToken(token))
    // Notes when it began, if somebody else stored it: from now on a later sign-out is known to be later.
    writeToken(token, sessionBeganAt() ?? Math.max(Date.now(), lastSignOut(token) + 1))
    setBearer(token)
    watch()
    return
  }
  if (token !== null) {
    const signedOut = isSignedOut(token)
    writeToken(null)
    if (!signedOut) console.error('The stored token is invalid or has expired; signed out.')
  }
  askOtherTabs(() => readToken() !== null)
}

// Runs by the timer and whenever the page is shown again: a laptop that slept has slept its timers too, and a page that was
// frozen, or comes from the Back/Forward cache, has missed what other tabs said.
function watch() {
  clearTimeout(timer)
  const token = readToken()
  if (token === null) return
  if (isSignedOut(token)) return close('signed-out')
  const left = expires(token) - Date.now()
  if (left <= 0) {
    if (!renew) return endSession('expired')
    renewing ??= renewExpired(token, renew).finally(() => {
      renewing = undefined
    })
    return
  }
  timer = setTimeout(watch, Math.min(left, longestTimer))
}

async function renewExpired(token: string, renew: () => Promise<string>) {
  try {
    if (await isOffline()) await backOnline()
    const late = new Promise<never>((_, reject) =>
      setTimeout(reject, patience, new Error('The session was not renewed.')),
    )
    const renewed = await Promise.race([renew(), late])
    if (readToken() !== token) return
    if (expires(renewed) <= Date.now()) return endSession('expired')
    beginSession(renewed, 'renewed')
  } catch (error) {
    console.error(error)
    if (readToken() === token) endSession('expired')
  }
}

function tell(change: SessionChange, isAnother = false) {
  for (const listener of listeners) listener(change, isAnother)
}

function listenToOtherTabs() {
  openChannel({
    onAsk() {
      const token = readToken()
      const beganAt = sessionBeganAt()
      return token !== null && hasSession() && beganAt !== undefined ? { token, beganAt } : undefined
    },
    onToken({ token, beganAt }) {
      if (readToken() !== null || !isValidToken(token)) return
      if (beganAt > lastSignOut(token) && beganAt > lastSignOutHere()) beginSession(token, 'began', beganAt)
    },
    onRenewed({ token }) {
      const current = readToken()
      if (__AUTH_METHOD__ === 'jwt' || current === null || !hasSession()) return
      if (isValidToken(token) && isSameUser(token, current) && expires(token) > expires(current)) {
        beginSession(token, 'renewed')
      }
    },
    onSignOut({ sub, at }) {
      storeSignOut(sub, at)
      watch()
    },
  })
}

function expires(token: string) {
  try {
    return expiryOf(token) ?? 0
  } catch {
    return 0
  }
}

/** The `sub` of who is signed in; empty if nobody is, or the token does not say. */
export function userId() {
  const token = hasSession() ? readToken() : null
  return token === null ? '' : subOf(decodeToken(token))
}
