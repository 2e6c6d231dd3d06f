import { config } from '@/config'
import { decodeToken } from '@/utils/decode-token'
import { parseSignOuts, type SignOuts, signedOutAt, signedOutKey, subOf } from '@/utils/stored-token'
import { sessionBeganAt } from './token-storage'

export const key = signedOutKey(config.basePath)
const most = 20

// If storage is blocked, the other tabs still get the message from the channel.
let inMemory: SignOuts = []
let ofTabInMemory = 0

/** The last sign-out of a token's user in any tab, in ms since 1970; 0 for never. */
export const lastSignOut = (token: string) => signedOutAt(read(), claimsOf(token))

/** The last sign-out in this tab, of any user. */
export function lastSignOutHere() {
  try {
    return Math.max(Number(sessionStorage.getItem(key)) || 0, ofTabInMemory)
  } catch {
    return ofTabInMemory
  }
}

/** True if the user of the stored token has signed out since its session began, in any tab. */
export function isSignedOut(token: string) {
  return (sessionBeganAt() ?? Number.POSITIVE_INFINITY) <= lastSignOut(token)
}

/** Stores a user's sign-out: tabs that are frozen or on another site find it when they return. */
export function storeSignOut(sub: string, at: number) {
  const others = read().filter(([other]) => other !== sub)
  inMemory = [[sub, at] satisfies SignOuts[number], ...others].slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(inMemory))
  } catch {}
}

/** Stores a sign-out in this tab, so that it does not adopt an older session from another tab. */
export function storeSignOutHere(token: string) {
  // Not earlier than the session's beginning, in case the clock was set back.
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
