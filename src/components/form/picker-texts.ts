import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import { patiently } from '@/components/lazy-part'
import { type LanguageValue, languages } from '@/i18n/languages'

/** The name of dayjs' locale, and the calendar's own words. */
interface PickerTexts {
  locale: string
  texts: Partial<PickersLocaleText>
}

// A language without an entry does not compile.
const loaders: Record<Exclude<LanguageValue, 'en'>, () => Promise<PickerTexts>> = {
  fr: () => patiently(() => import('./picker-texts/fr')),
  vi: () => patiently(() => import('./picker-texts/vi')),
  cn: () => patiently(() => import('./picker-texts/cn')),
  ar: () => patiently(() => import('./picker-texts/ar')),
}

const held = new Map<string, Promise<PickerTexts>>()

/** What the calendar needs in a language, by its tag; the same promise for the same language, for `use`. */
export function pickerTexts(language: string) {
  let texts = held.get(language)
  if (!texts) {
    const value = languages.find(({ tag }) => tag === language)?.value
    texts = loaders[value as keyof typeof loaders]?.() ?? Promise.resolve({ locale: 'en', texts: {} })
    // What did not come may come next time.
    texts.catch(() => held.delete(language))
    held.set(language, texts)
  }
  return texts
}
