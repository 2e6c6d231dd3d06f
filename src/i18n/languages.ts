export interface Language {
  /** Its name in storage and in our code, and of its folder in languages/. */
  value: string
  /** Its own name for itself. */
  label: string
  /** The flag: assets/flags/{countryCode}.webp. */
  countryCode: string
  direction: 'ltr' | 'rtl'
  /** For `<html lang>`, i18next and Intl, which do not know `cn`. */
  tag: string
}

/**
 * The languages of the site. The first is the default, whose texts are in the bundle. A language is defined here and in its
 * folder only: the boot script, the settings and the date picker take tag and direction from here. The build reads this file, so
 * it imports nothing.
 */
export const languages = [
  { value: 'en', label: 'English', countryCode: 'gb', direction: 'ltr', tag: 'en' },
  { value: 'fr', label: 'Français', countryCode: 'fr', direction: 'ltr', tag: 'fr' },
  { value: 'vi', label: 'Tiếng Việt', countryCode: 'vn', direction: 'ltr', tag: 'vi' },
  { value: 'cn', label: '中文', countryCode: 'cn', direction: 'ltr', tag: 'zh-CN' },
  { value: 'ar', label: 'العربية', countryCode: 'sa', direction: 'rtl', tag: 'ar' },
] as const satisfies readonly Language[]

export type LanguageValue = (typeof languages)[number]['value']

/** The localStorage key of the chosen language. */
export const storageKey = 'app-language'

/** The language with that name; the default for any other text. */
export function languageOf(value: string | null) {
  return languages.find((language) => language.value === value) ?? languages[0]
}
