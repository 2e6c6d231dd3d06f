import { create } from 'zustand'
import { languageOf } from '@/i18n/languages'
import { palette } from '@/theme/palette'
import { valueIn } from '@/utils/keys'
import { applySettings, previewIn } from './apply'
import { type Choices, defaults, storageKeys } from './choices'
import { changedSettings, parseSettings, parseStored, type Settings, settingsVersion } from './schema'

export type Mode = 'light' | 'dark' | 'system'

export interface SettingsState extends Settings {
  /** The chosen mode; `colorScheme` is the visible scheme. */
  mode: Mode
  /** The direction of the language; a different one counts as a change. */
  ownDirection: Choices['direction']
  /** True while the settings drawer is open; not stored. */
  openDrawer: boolean
  /** True while the settings come from the URL; nothing is stored until the user keeps them. */
  preview: boolean
}

const initial: SettingsState = {
  ...defaults,
  mode: defaults.colorScheme,
  ownDirection: defaults.direction,
  openDrawer: false,
  preview: false,
}

/**
 * The settings, as a hook.
 * @example const layout = useSettings((settings) => settings.navLayout)
 */
export const useSettings = create<SettingsState>()(() => initial)

/** The settings outside React. */
export const getSettings = useSettings.getState

/** The names of the settings that differ from the defaults of the current language. */
export const changed = (state: SettingsState) => changedSettings(state, { ...defaults, direction: state.ownDirection })

/** True if any setting differs from its default. */
export const isChanged = (state: SettingsState) => changed(state).length > 0 || state.mode !== initial.mode

/** Changes one setting in the state, on <html> and in storage. */
export function setSetting<K extends keyof Settings | 'openDrawer'>(name: K, value: SettingsState[K]) {
  if (name === 'openDrawer') useSettings.setState({ openDrawer: value === true })
  else if (name === 'colorScheme') setMode(value === 'dark' ? value : 'light')
  else change({ [name]: value })
}

/** Sets the color scheme: light, dark or the operating system's. All changes of the scheme go through it. */
export function setMode(mode: Mode) {
  change({ mode, colorScheme: shownScheme(mode) })
}

/** Resets all settings, the scheme too. */
export function resetSettings() {
  set({ ...defaults, mode: initial.mode, direction: ownDirection() })
  if (getSettings().preview) return
  remove(storageKeys.settings)
  // A reset also chooses the scheme.
  write(storageKeys.mode, initial.mode)
}

/** Previews the settings of a URL reached by navigation, such as after sign-in. */
export function startPreview(search: string) {
  if (!getSettings().preview && previewIn(search)) loadSettings(search)
}

/** Stores the previewed settings. */
export function keepPreview() {
  const state = getSettings()
  change({ ...parseSettings(state), mode: state.mode, preview: false })
}

/** Returns from the previewed settings to the user's own. */
export function discardPreview() {
  loadSettings()
}

/** Loads the stored settings, then follows other tabs and the operating system. Call it once, before the first render. */
export function startSettings() {
  loadSettings(location.search)
  addEventListener('storage', ({ key }) => {
    const ours = key === null || !!valueIn(Object.values(storageKeys), key)
    if (ours && !getSettings().preview) loadSettings()
  })
  systemDark().addEventListener('change', () => {
    if (getSettings().mode === 'system') setMode('system')
  })
}

/** Loads the stored settings; `?preview=` replaces them entirely, so that sender and recipient of a link see the same. */
export function loadSettings(search = '') {
  const own = { direction: ownDirection() }
  const preview = previewIn(search)
  const settings = preview ? parseSettings({ ...own, ...preview }) : parseStored(read(storageKeys.settings), own)
  const stored = read(storageKeys.mode)
  const known = stored === 'light' || stored === 'dark' || stored === 'system'
  const mode = known && !preview ? stored : settings.colorScheme
  const state = { ...settings, colorScheme: shownScheme(mode) }
  useSettings.setState({ ...state, mode, ownDirection: own.direction, preview: preview !== undefined })
  show(state)
}

/**
 * Changes settings and merges them into the stored ones, which another tab may have changed. Defaults are not stored, so that new
 * defaults of a later version apply.
 */
function change(part: Partial<SettingsState>) {
  set(part)
  const { mode, colorScheme, preview, ownDirection } = getSettings()
  if (preview) return
  const own = { ...defaults, direction: ownDirection }
  const settings = parseSettings({ ...parseStored(read(storageKeys.settings), own), ...part, colorScheme })
  // The direction is stored unless it equals both the site's default and the language's.
  const names = new Set([...changedSettings(settings), ...changedSettings(settings, own)])
  // The chosen mode is stored; the scheme follows from it.
  if (part.mode) write(storageKeys.mode, mode)
  if (read(storageKeys.mode)) names.add('colorScheme')
  if (names.size === 0) remove(storageKeys.settings)
  else {
    const stored = Object.fromEntries([...names].map((name) => [name, settings[name]]))
    write(storageKeys.settings, JSON.stringify({ version: settingsVersion, ...stored }))
  }
}

function set(part: Partial<SettingsState>) {
  useSettings.setState({ ...part, ownDirection: ownDirection() })
  show(parseSettings(getSettings()))
}

function show(settings: Settings) {
  applySettings(settings)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = palette[settings.colorScheme].background.default
  }
}

const ownDirection = () => languageOf(read(storageKeys.language)).direction

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

function shownScheme(mode: Mode) {
  if (mode !== 'system') return mode
  return systemDark().matches ? 'dark' : 'light'
}

function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

// If storage is full or blocked, the settings last as long as the page.
function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {}
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {}
}
