import { config } from '@/config'
import { decodeToken } from '@/utils/decode-token'
import { beganAt, noteKey, parseNote, siteOf, type TokenNote, tokenKey, writeNote } from '@/utils/stored-token'

const site = siteOf(config.basePath, config.serverUrl)

/** The sessionStorage key of other people's sessions in this tab, see stored-accounts.ts. */
export const storedAccountsKey = `ark-kept-accounts:${site}`

// If storage is full or blocked, the session lasts as long as the page.
let inMemory: { token: string; note: string } | null = null

/** The stored token, unless another site of the same origin stored it, whose API is not ours. */
export function readToken() {
  const stored = read()
  if (!stored) return null
  const note = parseNote(stored.note, stored.token)
  return note && note.site !== site ? null : stored.token
}

/** Stores a token, or removes it, with all that this tab has kept of others. @param beganAt when its session began, in ms since 1970 */
export function writeToken(token: string | null, beganAt = Date.now()) {
  inMemory = token === null ? null : { token, note: writeNote({ site, beganAt } satisfies TokenNote, token) }
  try {
    // First, so that the previous token does not pass for this one if storage is full.
    sessionStorage.removeItem(tokenKey)
    sessionStorage.removeItem(noteKey)
    if (!inMemory) return sessionStorage.removeItem(storedAccountsKey)
    sessionStorage.setItem(tokenKey, inMemory.token)
    sessionStorage.setItem(noteKey, inMemory.note)
  } catch {}
}

/** When the stored token's session began, in ms since 1970; undefined if unknown. */
export function sessionBeganAt() {
  const stored = read()
  if (!stored) return
  try {
    return beganAt(parseNote(stored.note, stored.token), decodeToken(stored.token))
  } catch {
    return
  }
}

function read() {
  try {
    const token = sessionStorage.getItem(tokenKey)
    return token === null ? inMemory : { token, note: sessionStorage.getItem(noteKey) }
  } catch {
    return inMemory
  }
}
