import { create } from 'zustand'
import { i18n } from './i18n'
import { type LanguageValue, languageOf, languages } from './languages'

interface Shown {
  language: LanguageValue
  /** MUI's own texts, for the theme. */
  locale: object
}

const storageKey = 'app-language'
/** The shell's words of a language and MUI's; English is there from the start. */
const files = import.meta.glob<{ words: object; mui: object }>('./locales/*.ts', { import: 'texts' })

/** The language that is shown; the words themselves are i18next's. */
export const useLanguage = create<Shown>(() => ({ language: 'en', locale: {} }))

let wanted: LanguageValue = 'en'

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
  useLanguage.setState({ language: value, locale: texts?.mui ?? {} })
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

/**
 * Follows the choice of the site's other tabs from now on.
 * @returns when the stored language is there, or has failed: it is English then.
 */
export async function startLanguage() {
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) tryLanguage(storedLanguage())
  })
  const stored = storedLanguage()
  if (stored !== 'en') await tryLanguage(stored)
}

async function tryLanguage(value: LanguageValue) {
  try {
    await showLanguage(value)
  } catch (error) {
    console.error(`The language ${value} could not be loaded.`, error)
    document.documentElement.lang = languageOf(useLanguage.getState().language).tag
  }
}

function storedLanguage(): LanguageValue {
  try {
    return languageOf(localStorage.getItem(storageKey)).value
  } catch {
    return languages[0].value
  }
}
