import { create } from 'zustand'
import { setOnUnauthorized, setTokenSource } from '@/api/client'
import { endSessionScope } from '@/api/session-scope'
import { backOnline, isOffline } from '@/utils/back-online'
import { decodeToken } from '@/utils/decode-token'
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
import { expiryOf, isSameUser, isValidToken } from './token'
import { readToken, sessionBeganAt, writeToken } from './token-storage'

type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'unchecked'
type SessionChange = 'began' | 'renewed' | SessionEnd

// Browser timers overflow at 2^31 ms, 24.8 days.
const longestTimer = 86_400_000
const patience = 20_000 // ms that a provider's SDK has to renew a session

/** The reason why the last session ended; the sign-in page shows it. */
export const useSessionEnd = create<{ reason: SessionEnd | null }>(() => ({ reason: null }))

/** Counts how often another user has replaced the last one: the screen's contents belong to one user. */
export const useUserChanges = create(() => ({ count: 0 }))

type SessionListener = (change: SessionChange, isAnother: boolean) => void
const listeners = new Set<SessionListener>()
// The `sub` of this page's current or last session; empty if its token has none.
let owner: string | undefined
// Set if fetching the user failed for another reason than the token: the next page load tries again with it.
let unchecked = false
setTokenSource(() => (unchecked ? null : readToken()))
let timer: ReturnType<typeof setTimeout> | undefined
let renew: (() => Promise<string>) | undefined
let renewing: Promise<void> | undefined

/**
 * Calls a listener whenever the session begins or ends, telling it if the user is another one than before.
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
 * Stores an access token for all requests and watches its expiry. `renewed` is for a new token of the same user in all tabs; if a
 * provider's SDK hands over another user's token that way, it counts as a new session.
 * @param since when the session began in another tab, in ms since 1970
 * @throws Error `Invalid token!`, `Invalid access token!` for one without an expiry, or a key of the texts for a new token that
 * has already expired by a wrong clock.
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
  useSessionEnd.setState({ reason: null })
  watch()
  if (__AUTH_SDK__ && isRenewal) post({ type: 'renewed', token })
  const sub = subOf(decodeToken(token))
  const isAnother = owner !== undefined && !isRenewal && (sub === '' || sub !== owner)
  owner = sub
  if (isAnother) useUserChanges.setState(({ count }) => ({ count: count + 1 }))
  tell(isRenewal ? 'renewed' : 'began', isAnother)
}

/** Removes the token; does nothing without one. A session that could not be checked keeps its token until the user signs out. */
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
  useSessionEnd.setState({ reason })
  tell(reason)
}

/**
 * For a provider's SDK: renews the session when its token expires, and ends it only if that fails.
 * @param by requests a new token, and rejects if there is none
 */
export function setRenewal(by: typeof renew) {
  renew = by
}

/** Ends the session whose request was rejected, unless the token has been replaced meanwhile. */
export function endSessionOf(token: string | null, reason: SessionEnd) {
  const end = () => readToken() === token && endSession(reason)
  // The token may have expired while the request was pending.
  if (renewing) renewing.then(end)
  else end()
}

/** Restores this tab's session at startup, or asks the site's other tabs for theirs. */
export function startSession() {
  setOnUnauthorized((token) => endSessionOf(token, 'refused'))
  for (const event of ['visibilitychange', 'pageshow', 'focus'] as const) addEventListener(event, watch)
  addEventListener('storage', ({ key }) => (key === signOutsKey || key === null) && watch())
  listenToOtherTabs()

  const token = readToken()
  if (token !== null && isValidToken(token) && !isSignedOut(token)) {
    owner = subOf(decodeToken(token))
    // If other code stored the token, notes the beginning now, so that a later sign-out can be recognized.
    writeToken(token, sessionBeganAt() ?? Math.max(Date.now(), lastSignOut(token) + 1))
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

// Runs by a timer and whenever the page becomes visible: timers stop while a laptop sleeps, and a page that was frozen or comes
// from the back/forward cache has missed messages of other tabs.
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
      if (!__AUTH_SDK__ || current === null || !hasSession()) return
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

/** The `sub` of the signed-in user; empty if nobody is signed in or the token has none. */
export function userId() {
  const token = hasSession() ? readToken() : null
  return token === null ? '' : subOf(decodeToken(token))
}
