import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Language, languages } from '@/i18n/languages'

let data: Map<string, string>

beforeEach(() => {
  data = new Map()
  const root = { setAttribute() {} }
  vi.stubGlobal('document', { documentElement: root, querySelectorAll: () => [] })
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => data.get(name) ?? null,
    setItem: (name: string, value: string) => data.set(name, value),
    removeItem: (name: string) => data.delete(name),
  })
})

/** Simulates a new tab. */
async function openTab() {
  vi.resetModules()
  const store = await import('./store')
  store.loadSettings()
  return store
}

const stored = () => data.has('app-settings') && JSON.parse(data.get('app-settings') ?? '')

describe('what is stored', () => {
  test('is what differs from the defaults alone', async () => {
    const { setSetting } = await openTab()
    setSetting('primaryColor', 'cyan')
    expect(stored()).toEqual({ version: 1, primaryColor: 'cyan' })
    expect(data.has('theme-mode')).toBe(false)
    setSetting('compactLayout', false)
    setSetting('primaryColor', 'default')
    expect(stored()).toEqual({ version: 1, compactLayout: false })
    setSetting('compactLayout', true)
    expect(stored()).toBe(false)
  })

  test('has the scheme that is visible once a mode was chosen', async () => {
    const { setMode } = await openTab()
    setMode('system')
    expect(stored()).toEqual({ version: 1, colorScheme: 'dark' })
    expect(data.get('theme-mode')).toBe('system')
    setMode('light')
    expect(stored()).toEqual({ version: 1, colorScheme: 'light' })
  })

  test('is the scheme alone after a reset', async () => {
    const { setMode, setSetting, resetSettings } = await openTab()
    setMode('dark')
    setSetting('navLayout', 'mini')
    resetSettings()
    expect([...data]).toEqual([['theme-mode', 'light']])
  })

  test('of an earlier version, whole, loses what is a default with the next change', async () => {
    const whole = { version: 1, colorScheme: 'light', contrast: 'hight', direction: 'ltr', navLayout: 'vertical' }
    data.set('app-settings', JSON.stringify(whole))
    const { setSetting } = await openTab()
    setSetting('fontFamily', 'Inter')
    expect(stored()).toEqual({ version: 1, contrast: 'hight', fontFamily: 'Inter' })
  })

  test('of another tab stays when this one changes something else', async () => {
    const one = await openTab()
    const two = await openTab()
    one.setSetting('contrast', 'hight')
    two.setSetting('navLayout', 'mini')
    expect(stored()).toEqual({ version: 1, contrast: 'hight', navLayout: 'mini' })
    one.setSetting('contrast', 'default')
    expect(stored()).toEqual({ version: 1, navLayout: 'mini' })
  })
})

test('a language brings its direction, also one that is added to the table', async () => {
  const hebrew: Language = { value: 'he', label: 'עברית', countryCode: 'il', direction: 'rtl', tag: 'he' }
  vi.resetModules()
  const table: { languages: readonly Language[] } = await import('@/i18n/languages')
  const added = table.languages as Language[]
  added.push(hebrew)
  const { getSettings, isChanged, loadSettings, resetSettings, setSetting } = await import('./store')
  data.set('app-language', 'he')
  loadSettings()
  expect(getSettings().direction).toBe('rtl')
  expect(isChanged(getSettings())).toBe(false)
  setSetting('direction', 'ltr')
  expect(stored()).toEqual({ version: 1, direction: 'ltr' })
  resetSettings()
  expect(getSettings().direction).toBe('rtl')
  expect(languages as readonly Language[]).not.toContain(hebrew)
})
