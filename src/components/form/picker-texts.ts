import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import { patiently } from '@/components/lazy-part'

/** The name of dayjs' locale, and the calendar's own words. */
interface PickerTexts {
  locale: string
  texts: Partial<PickersLocaleText>
}

const loaders: Record<string, () => Promise<PickerTexts>> = {
  fr: () => patiently(() => import('./picker-texts/fr')),
  vi: () => patiently(() => import('./picker-texts/vi')),
  'zh-CN': () => patiently(() => import('./picker-texts/cn')),
  ar: () => patiently(() => import('./picker-texts/ar')),
}

const held = new Map<string, Promise<PickerTexts>>()

/** What the calendar needs in a language; the same promise for the same language, for `use`. */
export function pickerTexts(language: string) {
  let texts = held.get(language)
  if (!texts) {
    texts = loaders[language]?.() ?? Promise.resolve({ locale: 'en', texts: {} })
    // What did not come may come next time.
    texts.catch(() => held.delete(language))
    held.set(language, texts)
  }
  return texts
}
