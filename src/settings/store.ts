import { create } from 'zustand'
import { languageOf } from '@/i18n/languages'
import { palette } from '@/theme/palette'
import { applySettings, previewIn } from './apply'
import { type Choices, defaults, storageKeys } from './choices'
import { changedSettings, parseSettings, parseStored, type Settings, settingsVersion } from './schema'

export type Mode = 'light' | 'dark' | 'system'

export interface SettingsState extends Settings {
  /** What was chosen; `colorScheme` is what is shown. */
  mode: Mode
  /** What the language brings; another direction is a change. */
  ownDirection: Choices['direction']
  /** The settings drawer; not stored. */
  openDrawer: boolean
  /** The settings are those of the address, and nothing is stored until they are kept. */
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
 * The settings as they are.
 * @example const layout = useSettings((settings) => settings.navLayout)
 */
export const useSettings = create<SettingsState>()(() => initial)

/** The settings outside React. */
export const getSettings = useSettings.getState

/** The names of the settings that are not as they come in the language that is shown. */
export const changed = (state: SettingsState) => changedSettings(state, { ...defaults, direction: state.ownDirection })

/** Whether anything is not as it comes. */
export const isChanged = (state: SettingsState) => changed(state).length > 0 || state.mode !== initial.mode

/** Changes one setting: the state, <html>, and what is stored. */
export function setSetting<K extends keyof Settings | 'openDrawer'>(name: K, value: SettingsState[K]) {
  if (name === 'openDrawer') useSettings.setState({ openDrawer: value === true })
  else if (name === 'colorScheme') setMode(value as Mode)
  else change({ [name]: value })
}

/** Light, dark, or as the operating system has it; the one way to change the colour scheme. */
export function setMode(mode: Mode) {
  change({ mode, colorScheme: shownScheme(mode) })
}

/** All settings as they come, the scheme too. */
export function resetSettings() {
  set({ ...defaults, mode: initial.mode, direction: ownDirection() })
  if (getSettings().preview) return
  remove(storageKeys.settings)
  // Reset is a choice of the scheme too.
  write(storageKeys.mode, initial.mode)
}

/** Shows the settings of an address that is come to within the site, such as after signing in. */
export function startPreview(search: string) {
  if (!getSettings().preview && previewIn(search)) loadSettings(search)
}

/** Stores the settings that the address brought. */
export function keepPreview() {
  const state = getSettings()
  change({ ...parseSettings(state), mode: state.mode, preview: false })
}

/** Goes back from the settings that the address brought to one's own. */
export function discardPreview() {
  loadSettings()
}

/** Reads what is stored, and follows other tabs and the operating system from then on. Once, before the first render. */
export function startSettings() {
  loadSettings(location.search)
  addEventListener('storage', ({ key }) => {
    const ours = key === null || (Object.values(storageKeys) as string[]).includes(key)
    if (ours && !getSettings().preview) loadSettings()
  })
  systemDark().addEventListener('change', () => {
    if (getSettings().mode === 'system') setMode('system')
  })
}

/** Reads what is stored; settings in `?preview=` stand in its place, whole, so that both people see the same. */
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
 * Changes settings and stores them over what is stored now: another tab may have changed others since. Defaults are not
 * stored, so that a later version's reach whoever did not choose.
 */
function change(part: Partial<SettingsState>) {
  set(part)
  const { mode, colorScheme, preview, ownDirection } = getSettings()
  if (preview) return
  const own = { ...defaults, direction: ownDirection }
  const settings = parseSettings({ ...parseStored(read(storageKeys.settings), own), ...part, colorScheme })
  // The direction is stored unless it is the site's as well as the language's.
  const names = new Set([...changedSettings(settings), ...changedSettings(settings, own)])
  // What was chosen as the mode wins; the scheme mirrors what is visible.
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

// Storage may be full or forbidden; the settings then live as long as the page.
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
