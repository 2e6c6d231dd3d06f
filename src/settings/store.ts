import { create } from 'zustand'
import { palette } from '@/theme/palette'
import { applySettings, previewIn } from './apply'
import { defaults, storageKeys } from './choices'
import { changedSettings, parseSettings, parseStored, type Settings, settingsVersion } from './schema'

export type Mode = 'light' | 'dark' | 'system'

interface SettingsState extends Settings {
  /** What was chosen; `colorScheme` is what is shown. */
  mode: Mode
  /** The settings drawer; not stored. */
  openDrawer: boolean
  /** The address carries settings, and nothing is stored until they are kept. */
  preview: boolean
}

const initial: SettingsState = { ...defaults, mode: defaults.colorScheme, openDrawer: false, preview: false }

/**
 * The settings as they are. A prerendered page's first render sees the defaults, whatever is stored.
 * @example const layout = useSettings((settings) => settings.navLayout)
 */
export const useSettings = create<SettingsState>()(() => initial)

/** The settings outside React. */
export const getSettings = useSettings.getState

/** Whether anything differs from the defaults. */
export const isChanged = (state: SettingsState) => changedSettings(state).length > 0 || state.mode !== initial.mode

/** Changes one setting: the state, <html>, and what is stored. */
export function setSetting<K extends keyof Settings | 'openDrawer'>(name: K, value: SettingsState[K]) {
  if (name === 'colorScheme') return setMode(value as Mode)
  change({ [name]: value })
}

/** Light, dark, or as the operating system has it; the one way to change the colour scheme. */
export function setMode(mode: Mode) {
  change({ mode, colorScheme: shownScheme(mode) })
}

/** All settings as they come, the scheme and the direction too. */
export function resetSettings() {
  change({ ...defaults, mode: initial.mode })
}

/** Makes the settings that the address carries one's own. */
export function keepPreview() {
  change({ preview: false, mode: getSettings().colorScheme })
}

/** Goes back to what is stored. */
export function discardPreview() {
  load(undefined)
}

/** Reads what is stored, and follows other tabs and the operating system from then on. Call it once, before the first render. */
export function startSettings() {
  load(previewIn(location.search))
  addEventListener('storage', ({ key, storageArea }) => {
    const ours = key === null || key === storageKeys.settings || key === storageKeys.mode
    if (ours && storageArea === localStorage && !getSettings().preview) load(undefined)
  })
  systemDark().addEventListener('change', () => {
    const { mode } = getSettings()
    if (mode === 'system') setMode(mode)
  })
}

/** Reads what is stored, under what the address carries. */
export function load(preview: Record<string, unknown> | undefined) {
  const text = read(storageKeys.settings)
  const settings = parseStored(text)
  // A language brings its direction, until the person says otherwise.
  const said = text?.includes('"direction"')
  if (!said && read(storageKeys.language) === 'ar') settings.direction = 'rtl'
  const stored = read(storageKeys.mode)
  const mode = stored === 'light' || stored === 'dark' || stored === 'system' ? stored : settings.colorScheme
  settings.colorScheme = shownScheme(mode)
  const shown = preview ? parseSettings({ ...settings, ...preview }) : settings
  useSettings.setState({ ...shown, mode: preview ? shown.colorScheme : mode, preview: preview !== undefined })
  show(shown)
}

function change(part: Partial<SettingsState>) {
  useSettings.setState(part)
  const { mode, openDrawer, preview, ...settings } = getSettings()
  show(settings)
  if (preview || (Object.keys(part).length === 1 && 'openDrawer' in part)) return
  write(storageKeys.settings, JSON.stringify({ version: settingsVersion, ...settings }))
  write(storageKeys.mode, mode)
}

function show(settings: Settings) {
  applySettings(settings)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = palette[settings.colorScheme].background.default
  }
}

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
