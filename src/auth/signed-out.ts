import { config } from '@/config'
import { parseSignOuts, type SignOuts, signedOutAt, signedOutKey, subOf } from '@/utils/stored-token'
import { decodeToken } from './token'
import { sessionBeganAt } from './token-storage'

export const key = signedOutKey(config.basePath)
const most = 20

// If storage is blocked, the other tabs still learn it from the channel.
let inMemory: SignOuts = []
let ofTabInMemory = 0

/** When the user of a token last signed out, in any tab, in ms since 1970; 0 for never. */
export const lastSignOut = (token: string) => signedOutAt(read(), claimsOf(token))

/** When somebody last signed out in this tab. */
export function lastSignOutHere() {
  try {
    return Math.max(Number(sessionStorage.getItem(key)) || 0, ofTabInMemory)
  } catch {
    return ofTabInMemory
  }
}

/** Whether the user of the stored token has signed out since its session began, perhaps in another tab. */
export function isSignedOut(token: string) {
  return (sessionBeganAt() ?? Number.POSITIVE_INFINITY) <= lastSignOut(token)
}

/** Stores that a user has signed out: tabs that are frozen, or away at another site, find it when they are back. */
export function storeSignOut(sub: string, at: number) {
  const others = read().filter(([other]) => other !== sub)
  inMemory = [[sub, at] satisfies SignOuts[number], ...others].slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(inMemory))
  } catch {}
}

/** Stores a sign-out in this tab; it no longer takes over an older session from another tab. */
export function storeSignOutHere(token: string) {
  // Not earlier than the session, in case the clock was set back.
  const at = Math.max(Date.now(), sessionBeganAt() ?? 0)
  const sub = subOf(claimsOf(token))
  storeSignOut(sub, at)
  ofTabInMemory = at
  try {
    sessionStorage.setItem(key, String(at))
  } catch {}
  return { sub, at }
}

function read() {
  try {
    const stored = parseSignOuts(localStorage.getItem(key))
    const newer = inMemory.filter(([sub, at]) => at > signedOutAt(stored, { sub }))
    return [...newer, ...stored]
  } catch {
    return inMemory
  }
}

function claimsOf(token: string) {
  try {
    return decodeToken(token)
  } catch {
    return {}
  }
}
