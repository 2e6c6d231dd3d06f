// Runs inline before the first paint, on every page: puts the settings on <html>, sends a visitor to the page that is
// theirs, and holds what is pressed before React has come. Few imports, and small ones: it is in every page's HTML.

import { applySettings, previewIn } from '@/settings/apply'
import { choices, defaults, storageKeys } from '@/settings/choices'
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
declare const __AUTH__: string
declare const __SERVER__: string
/** Tag and direction of the languages that the prerendered pages are not in, from src/i18n/languages.ts. */
declare const __LANGUAGES__: Record<string, [tag: string, direction: string]>
declare global {
  interface Window {
    /** What was pressed on the prerendered page before React came. */
    poster?: {
      /** Ends the holding. */
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
  if ((values as readonly unknown[]).includes(asked[name])) settings[name] = asked[name]
}
applySettings(settings)

// The prerendered words are English: those of another language take their place.
if (tag) {
  root.lang = tag
  root.dataset.words = 'pending'
}

// An opened archive, a published branch or a WebView comes with the file's name: it is that page. With the origin, since a
// path that begins with two slashes would be another host.
const path = pagePath(`/${location.pathname.slice(__BASE__.length)}`)
const clean = __BASE__ + path.slice(1)
if (clean !== location.pathname)
  history.replaceState(history.state, '', location.origin + clean + location.search + location.hash)

// The build marks the pages that only those who are signed in may see.
const guarded = document.currentScript?.hasAttribute('data-guarded')
// What of their navigation has been opened and closed in this tab. The first look into a storage waits for the browser.
if (guarded) root.setAttribute('data-nav-groups', read('sessionStorage', 'nav-groups'))
if (guarded && __AUTH__ === 'jwt') {
  const token = read('sessionStorage', tokenKey)
  const note = parseNote(read('sessionStorage', noteKey), token)
  let claims: { exp?: unknown; iat?: unknown; sub?: unknown } = {}
  try {
    claims = Object(JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))))
  } catch {}
  const signOuts = parseSignOuts(read('localStorage', signedOutKey(__BASE__)))
  const signedIn =
    typeof claims.exp === 'number' &&
    claims.exp * 1000 > Date.now() &&
    (!note || note.site === siteOf(__BASE__, __SERVER__)) &&
    (beganAt(note, claims) ?? Number.POSITIVE_INFINITY) > signedOutAt(signOuts, claims)
  if (!signedIn) {
    const wanted = path === '/' ? '/dashboard' : path.replace(/(.)\/$/, '$1') + location.search + location.hash
    location.replace(`${__BASE__}auth/client?returnTo=${encodeURIComponent(wanted)}`)
  }
}

// The listeners of forms and buttons come with React; links lead to the next page by themselves.
let submitted: HTMLFormElement | null = null
let clicked: Element | null = null
/** Where the pointer is down. */
let pressed: Element | null = null
function holdSubmit(event: Event) {
  // Nothing must leave the page.
  event.preventDefault()
  submitted = event.target as HTMLFormElement
}
function holdClick({ target }: Event) {
  clicked = (target as Element).closest('button[type="button"]')
}
/** Where the pointer has come last. */
let moved: PointerEvent | null = null
function holdPress({ type, target }: Event) {
  pressed = type === 'pointerdown' ? (target as Element).closest('a, button') : null
}
const holdMove = (event: Event) => {
  moved = event as PointerEvent
}
const held = {
  submit: holdSubmit,
  click: holdClick,
  pointerdown: holdPress,
  pointerup: holdPress,
  pointermove: holdMove,
}
for (const [type, listener] of Object.entries(held)) addEventListener(type, listener, true)
window.poster = {
  release() {
    for (const [type, listener] of Object.entries(held)) removeEventListener(type, listener, true)
    return { submitted, clicked, pressed, moved }
  },
}
