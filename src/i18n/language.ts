import type { i18n as I18n } from 'i18next'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { i18n } from './i18n'
import { type LanguageValue, languageOf, languages } from './languages'

interface Shown {
  language: LanguageValue
  /** For the provider of react-i18next. */
  i18n: I18n
  /** MUI's own texts, for the theme. */
  locale: object
  /** Nothing more is awaited: the words on the page may be seen. */
  settled: boolean
}

const storageKey = 'app-language'
/** The shell's words of a language and MUI's; English is there from the start. */
const files = import.meta.glob<{ words: object; mui: object }>('./locales/*.ts', { import: 'texts' })
const stored = storedLanguage()

// A prerendered page is English and is taken over in English, by an instance that no other language reaches; then the
// provider's value changes. Parts that hydrate late keep the value they were rendered with until they have done so.
const useShown = create<Shown>(() => ({
  language: 'en',
  i18n: stored === 'en' ? i18n : i18n.cloneInstance(),
  locale: {},
  settled: stored === 'en',
}))

let wanted: LanguageValue = 'en'

/** The language that is shown, for the root of the app; reveals the words that the boot script has kept transparent. */
export function useLanguage() {
  const shown = useShown()
  useLayoutEffect(() => {
    if (shown.settled) document.documentElement.removeAttribute('data-words')
  }, [shown.settled])
  return shown
}

/**
 * Loads a language and shows it: words, MUI's texts, `<html lang>`. Of two that are chosen in a row the last is shown.
 * @throws what the import of its words rejected with; the page stays as it is.
 */
export async function showLanguage(value: LanguageValue) {
  const { tag } = languageOf(value)
  wanted = value
  const texts = await files[`./locales/${value}.ts`]?.()
  if (wanted !== value) return
  if (texts) i18n.addResourceBundle(tag, 'translation', texts.words)
  // Before those who listen for the change: calls of the API name the language of the page.
  document.documentElement.lang = tag
  await i18n.changeLanguage(tag)
  useShown.setState({ language: value, i18n, locale: texts?.mui ?? {}, settled: true })
}

/** Shows a language and keeps it for the next visit. */
export async function chooseLanguage(value: LanguageValue) {
  await showLanguage(value)
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // Full or forbidden: the choice lasts as long as the page.
  }
}

/** At the start, before React: fetches the stored language, and follows the choice of the site's other tabs. */
export function startLanguage() {
  if (stored !== 'en') tryLanguage(stored)
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) tryLanguage(storedLanguage())
  })
}

async function tryLanguage(value: LanguageValue) {
  try {
    await showLanguage(value)
  } catch (error) {
    console.error(`The language ${value} could not be loaded.`, error)
    document.documentElement.lang = languageOf(useShown.getState().language).tag
    useShown.setState({ settled: true })
  }
}

function storedLanguage(): LanguageValue {
  try {
    return languageOf(localStorage.getItem(storageKey)).value
  } catch {
    return languages[0].value
  }
}
