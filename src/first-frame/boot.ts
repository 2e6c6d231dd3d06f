// Runs inline before the first paint on every page: puts the settings on <html>, redirects a visitor who may not see the page,
// and records clicks until React has mounted. Keep its imports few and small: it is in the HTML of every page.

import { foldsAttribute, foldsKey } from '@/layouts/nav/folds-key'
import { applySettings, previewIn } from '@/settings/apply'
import { choices, defaults, storageKeys } from '@/settings/choices'
import { type Claims, decodeToken } from '@/utils/decode-token'
import { pagePath } from '@/utils/page-path'
import {
  beganAt,
  noteKey,
  parseNote,
  parseSignOuts,
  signedOutAt,
  signedOutKey,
  siteOf,
  tokenKey,
} from '@/utils/stored-token'

declare const __BASE__: string
/** The guard's redirect target, and the page after sign-in. */
declare const __SIGN_IN__: string
declare const __HOME__: string
/** Null if config.json may change it: then the app compares it. */
declare const __SERVER__: string | null
/** Tag and direction of the languages other than the prerendered one, from src/i18n/languages.ts. */
declare const __LANGUAGES__: Record<string, [tag: string, direction: string]>
declare global {
  interface Window {
    /** The interaction with the prerendered page before React has mounted. */
    poster?: {
      /** Stops recording. */
      release: () => {
        submitted: HTMLFormElement | null
        clicked: Element | null
        pressed: Element | null
        moved: PointerEvent | null
      }
    }
  }
}

function read(storage: 'localStorage' | 'sessionStorage', key: string) {
  try {
    return window[storage].getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

const root = document.documentElement
const language = read('localStorage', storageKeys.language)
const [tag, direction] = Object.entries(__LANGUAGES__).find(([value]) => value === language)?.[1] ?? []
const stored = parsed(read('localStorage', storageKeys.settings))
const mode = read('localStorage', storageKeys.mode)
const asked: Record<string, unknown> = {
  ...(direction && { direction }),
  ...(previewIn(location.search) ?? {
    ...stored,
    ...((mode === 'light' || mode === 'dark') && { colorScheme: mode }),
    ...(mode === 'system' && { colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' }),
  }),
}
const settings: Record<string, unknown> = { ...defaults }
for (const [name, values] of Object.entries(choices)) {
  if (values.some((value) => value === asked[name])) settings[name] = asked[name]
}
applySettings(settings)

// The prerendered texts are English; another language's replace them. The build has recorded their files.
if (tag) {
  root.lang = tag
  root.dataset.words = 'pending'
  const files = parsed(document.currentScript?.dataset.texts ?? '')[language] ?? []
  for (const file of files as string[]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = __BASE__ + file
    document.head.append(link)
  }
}

// An opened archive, a published branch or a WebView has the file name in its URL: it means that page. With the origin, since a
// path that begins with two slashes would be another host.
const path = pagePath(`/${location.pathname.slice(__BASE__.length)}`)
const clean = __BASE__ + path.slice(1)
if (clean !== location.pathname)
  history.replaceState(history.state, '', location.origin + clean + location.search + location.hash)

// The build marks the pages that need a session.
const guarded = document.currentScript?.hasAttribute('data-guarded')
// The navigation groups opened and closed in this tab. The first access to storage blocks on the browser.
if (guarded) root.setAttribute(foldsAttribute, read('sessionStorage', foldsKey))
// An SDK may still have a session.
if (guarded && !__AUTH_SDK__) {
  const token = read('sessionStorage', tokenKey)
  const note = parseNote(read('sessionStorage', noteKey), token)
  let claims: Claims = {}
  try {
    claims = decodeToken(token)
    if (typeof claims.role === 'string') root.dataset.role = claims.role
  } catch {}
  const signOuts = parseSignOuts(read('localStorage', signedOutKey(__BASE__)))
  const signedIn =
    typeof claims.exp === 'number' &&
    claims.exp * 1000 > Date.now() &&
    (!note || __SERVER__ === null || note.site === siteOf(__BASE__, __SERVER__)) &&
    (beganAt(note, claims) ?? Number.POSITIVE_INFINITY) > signedOutAt(signOuts, claims)
  if (!signedIn) {
    const wanted = path === '/' ? __HOME__ : path.replace(/(.)\/$/, '$1') + location.search + location.hash
    location.replace(`${__BASE__}${__SIGN_IN__.slice(1)}?returnTo=${encodeURIComponent(wanted)}`)
  }
}

// The first formatters cost a slow machine 100 ms, and until the scripts have loaded it is idle.
if (guarded) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      new Intl.NumberFormat(root.lang).format(0)
      new Intl.DateTimeFormat(root.lang).format(0)
      new Intl.DisplayNames(root.lang, { type: 'region' }).of('US')
    }),
  )
}

// Forms and buttons get their listeners from React; links work by themselves.
let submitted: HTMLFormElement | null = null
let clicked: Element | null = null
/** The element under the pressed pointer. */
let pressed: Element | null = null
function holdSubmit(event: Event) {
  // The form must not leave the page.
  event.preventDefault()
  submitted = event.target instanceof HTMLFormElement ? event.target : null
}
function holdClick({ target }: Event) {
  clicked = target instanceof Element ? target.closest('button[type="button"]') : null
}
/** The last position of the pointer. */
let moved: PointerEvent | null = null
function holdPress({ type, target }: Event) {
  pressed = type === 'pointerdown' && target instanceof Element ? target.closest('a, button') : null
}
const holdMove = (event: Event) => {
  moved = event instanceof PointerEvent ? event : null
}
/** Safari caches a page that is left before its scripts have loaded, and restores it on Back: then they never load. */
function comeBack(event: Event) {
  if (event instanceof PageTransitionEvent && event.persisted) location.reload()
}
const held = {
  submit: holdSubmit,
  click: holdClick,
  pointerdown: holdPress,
  pointerup: holdPress,
  pointermove: holdMove,
  pageshow: comeBack,
}
for (const [type, listener] of Object.entries(held)) addEventListener(type, listener, true)
window.poster = {
  release() {
    for (const [type, listener] of Object.entries(held)) removeEventListener(type, listener, true)
    return { submitted, clicked, pressed, moved }
  },
}
