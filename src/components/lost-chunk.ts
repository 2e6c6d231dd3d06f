import { i18n } from '@/i18n/i18n'
import { backOnline } from '@/utils/back-online'
import { isUpdated } from '@/utils/build'
import { hasTyped, reloadWithDrafts } from './form/drafts'
import { hideMessage, showMessage, useSnackbar } from './snackbar-store'

/**
 * Why a chunk of the site did not load: the host could not be reached, it says that it has another build by now, or it has
 * not got what it should have. `there` is one that can be had: its failure was a passing one, a browser that remembers it
 * (Firefox, WebKit), or that of a chunk that it imports.
 */
export type Loss = 'offline' | 'updated' | 'broken' | 'there'

const patience = 10_000 // ms
/** What was typed in, also outside of our forms. */
const typedIn = new Set<HTMLElement>()
const own = 'A part of the site could not be loaded.'
let last: unknown

/** Whether an import failed at the network, in the words of Chromium, Firefox and WebKit. */
export function isLostChunk(failure: unknown): failure is Error {
  return /dynamically imported module|importing a module script/i.test(String(Object(failure).message))
}

/**
 * TanStack Router reloads the page itself where a route's chunk fails, by the first words of the message
 * (isModuleNotFoundError), also without a network: then the browser's offline page is all that is left.
 */
export function startLostChunks() {
  addEventListener('input', ({ target }) => {
    for (const field of typedIn) if (!field.isConnected) typedIn.delete(field)
    if (target instanceof HTMLElement) typedIn.add(target)
  })
  addEventListener('vite:preloadError', ({ payload }) => {
    last = payload
    if (isLostChunk(payload) && !payload.message.startsWith(own)) payload.message = `${own} ${payload.message}`
  })
}

/** What the last import that failed was rejected with. */
export const lastFailure = () => last

/** Asks the host why a chunk did not load. */
export async function lossOf({ message }: Error): Promise<Loss> {
  // WebKit does not say which.
  const chunk = /https?:\/\/\S+/.exec(message)?.[0]
  try {
    const { ok, headers } = await fetch(chunk ?? `${import.meta.env.BASE_URL}version.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    // A host may answer unknown paths with its start page.
    if (ok && (!chunk || /script/.test(headers.get('content-type') ?? ''))) return 'there'
    return (await isUpdated()) ? 'updated' : 'broken'
  } catch {
    return 'offline'
  }
}

/**
 * Loads the page anew where that brings the chunk, once in a tab for each; where something typed would be lost, it is
 * offered instead.
 * @param known why it did not load, where the host has been asked
 * @returns whether what was asked for is over with that; else the failure is left to be shown.
 */
export async function reloadIfGone(failure: unknown, known?: Loss) {
  if (!isLostChunk(failure)) return false
  const loss = known ?? (await lossOf(failure))
  if (loss === 'offline' || loss === 'broken') return false
  if (hasTyped() || isTypedIn()) {
    offerReload(loss)
    return true
  }
  const key = `ark-reloaded:${failure.message}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Nothing would end the reloading.
    return false
  }
  location.reload()
  return true
}

/** What waits for another try: those who ask while the message stands wait for the same one. */
const waiting = new Set<() => void>()

/** Says that something did not load, and resolves when it is worth another try: back online, or by Retry. */
export function worthAnotherTry(loss: Loss) {
  if (loss === 'updated' || loss === 'there') {
    offerReload(loss)
    return new Promise<void>(() => {})
  }
  const text = i18n.t(loss === 'offline' && !navigator.onLine ? 'errors.waiting' : 'errors.partMessage')
  return new Promise<void>((resolve) => {
    function again() {
      removeEventListener('online', again)
      if (useSnackbar.getState().message?.text === text) hideMessage()
      for (const goOn of waiting) goOn()
      waiting.clear()
    }
    waiting.add(resolve)
    addEventListener('online', again)
    if (loss === 'offline') backOnline().then(again)
    showMessage({ text, severity: 'error', lasting: true, action: { text: i18n.t('common.retry'), run: again } })
  })
}

function offerReload(loss: 'updated' | 'there') {
  showMessage({
    text: i18n.t(loss === 'updated' ? 'errors.newVersion' : 'errors.partReload'),
    action: { text: i18n.t('common.reload'), run: reloadWithDrafts },
    lasting: true,
  })
}

function isTypedIn() {
  return [...typedIn].some(
    (field) => field.isConnected && field.matches('input:not([type=checkbox], [type=radio]), textarea'),
  )
}
