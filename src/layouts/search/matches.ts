import { folded, wordsOf } from '@/utils/find-text'

export interface Searchable {
  /** The text that is searched, from `indexOf`. */
  index: string
}

/** The texts to search, folded once instead of at each key. */
export const indexOf = (...words: string[]) => words.map(folded).join('\n')

/** The entries that contain all words of the query, in any order; none for an empty query. */
export function matching<T extends Searchable>(all: T[], query: string) {
  const words = wordsOf(query)
  return words.length > 0 ? all.filter(({ index }) => words.every((word) => index.includes(word))) : []
}

/** The groups by name, each with its entries in the given order. */
export function grouped<T extends { group: string }>(all: T[], language: string): [group: string, entries: T[]][] {
  const groups = new Map<string, T[]>()
  for (const entry of all) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  const { compare } = new Intl.Collator(language)
  return [...groups].sort(([a], [b]) => compare(a, b))
}
