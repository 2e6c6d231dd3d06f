import i18next, { type BackendModule, type FormatterModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { brand } from '@/brand'
import { formatNumber } from '@/utils/format-number'
import { languages } from './languages'
import en from './languages/en/shell.json'
import type { PageTexts } from './page-texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en } & PageTexts
  }
}

// The texts of the demo controls are removed with the demo API.
const files = __MOCK_API__
  ? import.meta.glob<object>(['./languages/*/*.json', '!**/shell.json'], { import: 'default' })
  : import.meta.glob<object>(['./languages/*/*.json', '!**/{shell,demo}.json'], { import: 'default' })

/** Loads the texts of pages in the current language: languages/{language}/{namespace}.json. */
const pageTexts: BackendModule = {
  type: 'backend',
  init() {},
  read(tag, namespace, done) {
    const language = languages.find((language) => language.tag === tag)
    const file = files[`./languages/${language?.value}/${namespace}.json`]
    // Falls back to English.
    if (!file) return done(null, {})
    file().then(
      (texts) => done(null, texts as ResourceKey),
      // true: i18next may retry.
      (error) => done(error, true),
    )
  },
}

/** 48,213 or 48 213, in the language's format; `{{status, lowercase}}` is for a label inside a sentence. */
const formats: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value, format, language = 'en') {
    if (typeof value === 'number') return formatNumber(value, language)
    return format === 'lowercase' ? String(value).toLocaleLowerCase(language) : value
  },
}

/** The shell's English texts are in the bundle; other languages are loaded when chosen. */
i18next
  .use(pageTexts)
  .use(formats)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: 'translation',
    partialBundledLanguages: true,
    maxRetries: 0,
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false, alwaysFormat: true, defaultVariables: { brand: brand.name } },
  })

export const i18n = i18next

/**
 * Loads the texts of pages.
 * @returns undefined if they are loaded already
 * @throws the rejection of an import; the next call tries again
 */
export function loadTexts(...namespaces: (keyof PageTexts)[]) {
  if (namespaces.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace))) return
  return new Promise<void>((resolve, reject) => {
    i18n.loadNamespaces(namespaces, (errors?: unknown) => (errors ? reject([errors].flat()[0]) : resolve()))
  })
}
