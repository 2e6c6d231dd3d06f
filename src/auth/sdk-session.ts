import { create } from 'zustand'
import { config } from '@/config'
import { missingVariables } from './about'
import { loadProvider } from './load-provider'
import { dropPending } from './pending'
import { beginSession, endSession, hasSession, onSessionChange, setRenewal } from './session'
import { expiryOf } from './token'
import { readToken } from './token-storage'

const warnBefore = 60_000 // ms before the expiry
const patience = 8_000 // ms that a page waits for the SDK to say whether somebody is signed in
const longestTimer = 86_400_000

/** When the session ends, in ms since 1970, if that is less than a minute away and can still be helped; else null. */
export const useSessionEnding = create<{ endsAt: number | null }>(() => ({ endsAt: null }))

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * For the start of a build whose people sign in by an SDK: takes up the session that the SDK still holds, or keeps the
 * present one fresh; the SDK then loads after the page has come to life.
 * @returns when it is known whether somebody is signed in, or the patience has come to its end.
 */
export async function startSdkSession(live: Promise<unknown>) {
  if (missingVariables(config.auth.method).length > 0) return
  for (const event of ['visibilitychange', 'pageshow', 'focus'] as const) addEventListener(event, watch)
  onSessionChange(async (change) => {
    watch()
    if (change === 'began') dropPending()
    // What the API refuses, or has run out under the user's eyes, the SDK must not bring back at the next load.
    if (change === 'refused' || change === 'expired') await forget()
  })
  setRenewal(async () => (await loadProvider()).renew())
  watch()
  if (hasSession()) {
    live.then(follow)
    return
  }
  const restored = restore()
  restored.then(follow)
  await Promise.race([restored, new Promise((done) => setTimeout(done, patience))])
}

/** Renews the session, for a person who wants to stay. */
export async function staySignedIn() {
  beginSession(await (await loadProvider()).renew(), 'renewed')
}

async function restore() {
  try {
    const token = await (await loadProvider()).restore()
    if (token !== null && !hasSession()) beginSession(token)
  } catch (error) {
    console.error(error)
  }
}

/** Takes over every token that the SDK renews by itself. */
async function follow() {
  try {
    const { onToken } = await loadProvider()
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
    await (await loadProvider()).signOut({ hereOnly: true })
  } catch (error) {
    console.error(error)
  }
}

// As in session.ts: by the timer, and whenever the page is shown again.
function watch() {
  clearTimeout(timer)
  const token = hasSession() ? readToken() : null
  const endsAt = token === null ? undefined : expiryOf(token)
  if (endsAt === undefined) return useSessionEnding.setState({ endsAt: null })
  const left = endsAt - Date.now() - warnBefore
  useSessionEnding.setState({ endsAt: left <= 0 ? endsAt : null })
  if (left > 0) timer = setTimeout(watch, Math.min(left, longestTimer))
}
