import { fold } from '@/utils/find-text'

export interface Searchable {
  /** Everything it is found by, from `indexOf`. */
  index: string
}

/** The words that something is found by, folded once and not at each key. */
export const indexOf = (...words: string[]) => words.map((text) => fold(text).folded).join('\n')

/** Those in whose words the query stands; none for an empty query. */
export function matching<T extends Searchable>(all: T[], query: string) {
  const wanted = fold(query.trim()).folded
  return wanted ? all.filter(({ index }) => index.includes(wanted)) : []
}

/** The groups in the order of their names, each with its own in the order they came in. */
export function grouped<T extends { group: string }>(all: T[], language: string): [group: string, entries: T[]][] {
  const groups = new Map<string, T[]>()
  for (const entry of all) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  const { compare } = new Intl.Collator(language)
  return [...groups].sort(([a], [b]) => compare(a, b))
}
