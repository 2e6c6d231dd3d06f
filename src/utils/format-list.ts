import { localeOf } from './format-number'

/** `Full-time, On demand`, with the separator of the language. */
export function formatList(items: string[], language: string) {
  return new Intl.ListFormat(localeOf(language), { style: 'narrow' }).format(items)
}
