import { create } from 'zustand'
import { i18n } from './i18n'
import { type LanguageValue, languageOf, languages, storageKey } from './languages'

interface Shown {
  language: LanguageValue
  /** MUI's own texts, for the theme. */
  locale: object
}

/** The shell's texts and MUI's by language; English is in the bundle. */
const files = import.meta.glob<{ words: object; mui: object }>('./languages/*/locale.ts', { import: 'texts' })

/** The current language; the texts are in i18next. */
export const useLanguage = create<Shown>(() => ({ language: languages[0].value, locale: {} }))

let wanted: LanguageValue = languages[0].value

/**
 * Loads a language and switches to it: texts, MUI's texts, `<html lang>`. If two are chosen in a row, the last one wins.
 * @throws the rejection of the import; the page is then unchanged
 */
export async function showLanguage(value: LanguageValue) {
  const { tag } = languageOf(value)
  wanted = value
  const texts = await files[`./languages/${value}/locale.ts`]?.()
  if (wanted !== value) return
  if (texts) i18n.addResourceBundle(tag, 'translation', texts.words)
  // Before the listeners run: API requests name the language of the page.
  document.documentElement.lang = tag
  await i18n.changeLanguage(tag)
  useLanguage.setState({ language: value, locale: texts?.mui ?? {} })
}

/** Switches to a language and stores it for the next visit. */
export async function chooseLanguage(value: LanguageValue) {
  await showLanguage(value)
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // Storage is full or blocked: the choice lasts as long as the page.
  }
}

/**
 * Loads the stored language and follows changes from other tabs.
 * @returns a promise that resolves when the language is loaded, or has failed to load: it is then English
 */
export async function startLanguage() {
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) tryLanguage(storedLanguage())
  })
  const stored = storedLanguage()
  if (stored !== languages[0].value) await tryLanguage(stored)
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
