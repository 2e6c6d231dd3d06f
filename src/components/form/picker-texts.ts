import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import { patiently } from '@/components/lazy-part'
import { languages } from '@/i18n/languages'

/** The name of dayjs' locale, and the calendar's own texts. */
interface PickerTexts {
  locale: string
  texts: Partial<PickersLocaleText>
}

const files = import.meta.glob<PickerTexts>('../../i18n/languages/*/picker.ts')

const held = new Map<string, Promise<PickerTexts>>()

/** Loads the calendar's texts and dayjs' locale by language tag; returns the same promise per language, for `use`. */
export function pickerTexts(language: string) {
  let texts = held.get(language)
  if (!texts) {
    const value = languages.find(({ tag }) => tag === language)?.value
    const load = files[`../../i18n/languages/${value}/picker.ts`]
    // English is built into the library.
    texts = load ? patiently(load) : Promise.resolve({ locale: 'en', texts: {} })
    // A failed load is not cached.
    texts.catch(() => held.delete(language))
    held.set(language, texts)
  }
  return texts
}
