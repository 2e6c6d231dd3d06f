import i18next, { type BackendModule, type FormatterModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { formatNumber } from '@/utils/format-number'
import { languages } from './languages'
import en from './locales/en.json'
import type { PageTexts } from './page-texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en } & PageTexts
  }
}

// Those of the demo controls go with the demo API.
const files = __MOCK_API__
  ? import.meta.glob<object>('./texts/*/*.json', { import: 'default' })
  : import.meta.glob<object>(['./texts/*/*.json', '!./texts/demo/*.json'], { import: 'default' })

/** The texts of a page come with it, in the language that is shown: texts/{namespace}/{language}.json. */
const pageTexts: BackendModule = {
  type: 'backend',
  init() {},
  read(tag, namespace, done) {
    const language = languages.find((language) => language.tag === tag)
    const file = files[`./texts/${namespace}/${language?.value}.json`]
    // English takes its place.
    if (!file) return done(null, {})
    file().then(
      (texts) => done(null, texts as ResourceKey),
      // true: it may be asked for again.
      (error) => done(error, true),
    )
  },
}

/** 48,213 or 48 213, as the language writes it. */
const numbers: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value, _format, language = 'en') => (typeof value === 'number' ? formatNumber(value, language) : value),
}

/** The shell's English is in the bundle; another language is loaded when it is chosen. */
i18next
  .use(pageTexts)
  .use(numbers)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: 'translation',
    partialBundledLanguages: true,
    maxRetries: 0,
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  })

export const i18n = i18next

/**
 * Loads the texts of pages.
 * @returns undefined where they are there already
 * @throws what the import of one rejected with; the next call asks for it again
 */
export function loadTexts(...namespaces: (keyof PageTexts)[]) {
  if (namespaces.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace))) return
  return new Promise<void>((resolve, reject) => {
    i18n.loadNamespaces(namespaces, (errors?: unknown) => (errors ? reject([errors].flat()[0]) : resolve()))
  })
}
