import { create } from 'zustand'
import { load, way } from '#auth-way'
import { dropPending } from './pending'
import { beginSession, endSession, hasSession, onSessionChange, setRenewal } from './session'
import { expiryOf } from './token'
import { readToken } from './token-storage'
import { missingVariables } from './way'

const warnBefore = 60_000 // ms before the expiry
const patience = 8_000 // ms that a page waits for the SDK to report a session
const longestTimer = 86_400_000

/** The end of the session in ms since 1970, if it is less than a minute away and can still be prevented; else null. */
export const useSessionEnding = create<{ endsAt: number | null }>(() => ({ endsAt: null }))

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * For sites with an SDK provider: restores the session that the SDK has stored, or keeps the current one fresh; in that case the
 * SDK loads after the page is interactive.
 * @returns a promise that resolves when the session is known, or after the timeout
 */
export async function startSdkSession(live: Promise<unknown>) {
  if (missingVariables(way).length > 0) return
  for (const event of ['visibilitychange', 'pageshow', 'focus'] as const) addEventListener(event, watch)
  onSessionChange(async (change) => {
    watch()
    if (change === 'began') dropPending()
    // Otherwise the SDK would restore a rejected or expired session at the next load.
    if (change === 'refused' || change === 'expired') await forget()
  })
  setRenewal(async () => (await load()).renew())
  watch()
  if (hasSession()) {
    live.then(follow)
    return
  }
  const restored = restore()
  restored.then(follow)
  await Promise.race([restored, new Promise((done) => setTimeout(done, patience))])
}

/** Renews the session when the user chooses to stay. */
export async function staySignedIn() {
  beginSession(await (await load()).renew(), 'renewed')
}

async function restore() {
  try {
    const token = await (await load()).restore()
    if (token !== null && !hasSession()) beginSession(token)
  } catch (error) {
    console.error(error)
  }
}

/** Follows the tokens that the SDK renews by itself. */
async function follow() {
  try {
    const { onToken } = await load()
    onToken?.((token) => {
      if (!hasSession()) return
      if (token === null) endSession('signed-out')
      else if (token !== readToken()) beginSession(token, 'renewed')
    })
  } catch (error) {
    console.error(error)
  }
}

async function forget() {
  try {
    await (await load()).signOut({ hereOnly: true })
  } catch (error) {
    console.error(error)
  }
}

// As in session.ts: by a timer, and whenever the page becomes visible.
function watch() {
  clearTimeout(timer)
  const token = hasSession() ? readToken() : null
  const endsAt = token === null ? undefined : expiryOf(token)
  if (endsAt === undefined) return useSessionEnding.setState({ endsAt: null })
  const left = endsAt - Date.now() - warnBefore
  useSessionEnding.setState({ endsAt: left <= 0 ? endsAt : null })
  if (left > 0) timer = setTimeout(watch, Math.min(left, longestTimer))
}
