// Runs inline before the first paint, on every page: puts the settings on <html>, sends a visitor to the page that is
// theirs, and holds a form that is sent before React has come. No imports but the choices: it is in every page's HTML.
import { choices, defaults, storageKeys } from '@/settings/choices'

declare const __BASE__: string
declare const __AUTH__: string
declare global {
  interface Window {
    /** The form that was sent before React came, held until the page takes it. */
    heldForm?: HTMLFormElement | undefined
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
const stored = parsed(read('localStorage', storageKeys.settings))
for (const [name, values] of Object.entries(choices)) {
  const value = (values as readonly unknown[]).includes(stored[name]) ? stored[name] : defaults[name as 'contrast']
  set(name, value)
}
set('compactLayout', typeof stored.compactLayout === 'boolean' ? stored.compactLayout : defaults.compactLayout)

const mode = read('localStorage', storageKeys.mode)
if (mode === 'light' || mode === 'dark') set('colorScheme', mode)
if (mode === 'system') set('colorScheme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

function set(name: string, value: unknown) {
  if (name === 'direction') root.dir = String(value)
  else root.setAttribute(`data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`, String(value))
}

// The build marks the pages that only those who are signed in may see.
const guarded = document.currentScript?.hasAttribute('data-guarded')
if (guarded && __AUTH__ === 'jwt') {
  const claims = read('sessionStorage', 'jwt_access_token').split('.')[1] ?? ''
  let exp: unknown
  try {
    exp = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).exp
  } catch {}
  const signedIn = typeof exp === 'number' && exp * 1000 > Date.now()
  const path = `/${location.pathname.slice(__BASE__.length)}`.replace(/(.)\/$/, '$1') + location.search + location.hash
  if (!signedIn) {
    const wanted = location.pathname === __BASE__ ? '/dashboard' : path
    location.replace(`${__BASE__}auth/client?returnTo=${encodeURIComponent(wanted)}`)
  }
}

// The form's own submit listener comes with React; until then nothing must leave the page.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    window.heldForm = event.target as HTMLFormElement
  },
  { capture: true },
)
