import { localeOf } from './format-number'

/** Texts without duplicates, in the order of a language; numbers in them by their value. */
export function sortedTexts(texts: Iterable<string>, language: string) {
  return [...new Set(texts)].sort(new Intl.Collator(localeOf(language), { numeric: true }).compare)
}
