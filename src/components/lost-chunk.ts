import { i18n } from '@/i18n/i18n'
import { backOnline, isOffline } from '@/utils/back-online'
import { isUpdated } from '@/utils/build'
import { hasTyped, reloadWithDrafts } from './form/drafts'
import { hideMessage, type SnackbarMessage, showMessage, useSnackbar } from './snackbar-store'

/**
 * The reason why a chunk did not load: the host is unreachable, it has a newer build, or it lacks the file. `there` means the
 * chunk is available: the failure was transient, a browser has cached it (Firefox, WebKit), or it was in an imported chunk.
 */
export type Loss = 'offline' | 'updated' | 'broken' | 'there'

const patience = 10_000 // ms
const patienceOffline = 3000 // ms
/** Fields with typed text, also outside our forms. */
const typedIn = new Set<HTMLElement>()
const own = "Couldn't load this part of the site."
let last: unknown
let pressed: Element | null = null

/** True if an import failed to fetch, by the messages of Chromium, Firefox and WebKit. */
export function isLostChunk(failure: unknown): failure is Error {
  return /dynamically imported module|importing a module script/i.test(String(Object(failure).message))
}

/**
 * TanStack Router reloads the page itself if a route's chunk fails, by the first words of the message (isModuleNotFoundError),
 * even without a network, which would leave the user on the browser's offline page.
 */
export function startLostChunks() {
  const keepPressed = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button, a, [role]')
  }
  addEventListener('click', keepPressed, { capture: true })
  addEventListener('input', ({ target }) => {
    for (const field of typedIn) if (!field.isConnected) typedIn.delete(field)
    if (target instanceof HTMLElement) typedIn.add(target)
  })
  addEventListener('vite:preloadError', ({ payload }) => {
    last = payload
    if (isLostChunk(payload) && !payload.message.startsWith(own)) payload.message = `${own} ${payload.message}`
  })
}

/** The last rejection of an import. */
export const lastFailure = () => last

/** The last clicked element: if it requested a lost chunk, clicking it again retries. */
export const lastPressed = () => pressed

/** Shows a message if a chunk neither loads nor fails in time while it is needed. The returned function cancels it. */
export function sayIfLate(isAwaited = () => true) {
  let waited = 0
  let text: string | undefined
  let ended = false
  const timer = setInterval(async () => {
    waited = isAwaited() ? waited + 1000 : 0
    if (waited < patienceOffline) return
    const offline = await isOffline()
    if (ended) return
    if (offline) say(i18n.t('errors.waiting'))
    else if (waited >= patience) say(i18n.t('errors.partReload'), reload())
  }, 1000)
  function say(next: string, action?: SnackbarMessage['action']) {
    if (next === text) return
    text = next
    showMessage({ text, severity: 'error', lasting: true, action })
  }
  return () => {
    ended = true
    clearInterval(timer)
    if (text) takeBack(text)
  }
}

/** Asks the host why a chunk did not load. */
export async function lossOf({ message }: Error): Promise<Loss> {
  // WebKit's message has no URL.
  const chunk = /https?:\/\/\S+/.exec(message)?.[0]
  try {
    const { ok, headers } = await fetch(chunk ?? `${import.meta.env.BASE_URL}version.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    // A host may respond to unknown paths with its start page.
    if (ok && (!chunk || /script/.test(headers.get('content-type') ?? ''))) return 'there'
    return (await isUpdated()) ? 'updated' : 'broken'
  } catch {
    return 'offline'
  }
}

/**
 * Reloads the page if that brings the chunk, once per tab and chunk; if typed text would be lost, it offers the reload instead.
 * @param known the reason, if the host has been asked
 * @returns true if the import is settled by that; otherwise the failure must be shown
 */
export async function reloadIfGone(failure: unknown, known?: Loss, asker = lastPressed()) {
  if (!isLostChunk(failure)) return false
  const loss = known ?? (await lossOf(failure))
  if (loss === 'offline' || loss === 'broken') return false
  if (hasTyped() || isTypedIn()) {
    offerReload(loss, asker)
    return true
  }
  const key = `ark-reloaded:${failure.message}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // It could reload forever.
    return false
  }
  location.reload()
  return true
}

/** Pending retries: imports that fail while the message is visible wait for the same one. */
const waiting = new Set<() => void>()

/**
 * Shows that something did not load, and resolves when a retry makes sense: back online, by Retry, or when the element that
 * requested it is clicked again.
 */
export function worthAnotherTry(loss: Loss, asker: Element | null) {
  if (loss === 'updated' || loss === 'there') {
    offerReload(loss, asker)
    return new Promise<void>(() => {})
  }
  const text = i18n.t(loss === 'offline' && !navigator.onLine ? 'errors.waiting' : 'errors.partMessage')
  return new Promise<void>((resolve) => {
    const done = new AbortController()
    const { signal } = done
    function again() {
      takeBack(text)
      for (const goOn of waiting) goOn()
      waiting.clear()
    }
    waiting.add(() => {
      done.abort()
      resolve()
    })
    addEventListener('online', again, { signal })
    addEventListener('click', ({ target }) => target instanceof Node && asker?.contains(target) && again(), { signal })
    if (loss === 'offline') backOnline().then(again)
    showMessage({ text, severity: 'error', lasting: true, action: { text: i18n.t('common.retry'), run: again } })
  })
}

/** The retry to offer when an element is clicked again. */
const offers = new WeakMap<Element, () => void>()

function offerReload(loss: 'updated' | 'there', asker: Element | null) {
  const message =
    loss === 'updated'
      ? { text: i18n.t('errors.newVersion') }
      : { text: i18n.t('errors.partReload'), severity: 'error' as const }
  const offer = () => showMessage({ ...message, action: reload(), lasting: true })
  offer()
  if (!asker) return
  // The chunk is not requested a second time.
  if (!offers.has(asker)) {
    addEventListener('click', ({ target }) => target instanceof Node && asker.contains(target) && offers.get(asker)?.())
  }
  offers.set(asker, offer)
}

const reload = () => ({ text: i18n.t('common.reload'), run: reloadWithDrafts })

function takeBack(text: string) {
  if (useSnackbar.getState().message?.text === text) hideMessage()
}

function isTypedIn() {
  return [...typedIn].some(
    (field) => field.isConnected && field.matches('input:not([type=checkbox], [type=radio]), textarea'),
  )
}
