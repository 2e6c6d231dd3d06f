export type LanguageValue = 'en' | 'fr' | 'vi' | 'cn' | 'ar'

export interface Language {
  /** How storage and the site's own code name it. */
  value: LanguageValue
  /** Its name in itself. */
  label: string
  /** The flag: assets/flags/{countryCode}.webp. */
  countryCode: string
  direction: 'ltr' | 'rtl'
  /** For `<html lang>`, i18next and Intl: `cn` is no language to them. */
  tag: string
}

/**
 * The languages of the site; the first is the default. What a language is stands here alone: the boot script, the
 * settings and the date picker take its tag and direction from here. The build reads this file: it imports nothing.
 */
export const languages: [Language, ...Language[]] = [
  { value: 'en', label: 'English', countryCode: 'gb', direction: 'ltr', tag: 'en' },
  { value: 'fr', label: 'Français', countryCode: 'fr', direction: 'ltr', tag: 'fr' },
  { value: 'vi', label: 'Tiếng Việt', countryCode: 'vn', direction: 'ltr', tag: 'vi' },
  { value: 'cn', label: '中文', countryCode: 'cn', direction: 'ltr', tag: 'zh-CN' },
  { value: 'ar', label: 'العربية', countryCode: 'sa', direction: 'rtl', tag: 'ar' },
]

/** The language of that name; English for any other text, such as one that somebody wrote into storage. */
export function languageOf(value: string | null) {
  return languages.find((language) => language.value === value) ?? languages[0]
}
