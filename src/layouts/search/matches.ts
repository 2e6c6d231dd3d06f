/** A part of a text: from where, to before where. */
export type Range = [start: number, end: number]

// Letters of their own that people type without their stroke, which no normalisation takes off.
const plain: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ة: 'ه', ى: 'ي' }

/** A text as it is compared, without case and diacritics, and where each of its letters stood before. */
export function fold(text: string) {
  // Most are, and a fold takes its time.
  if (/^[\x20-\x7e]*$/.test(text)) {
    return { folded: text.toLowerCase(), origin: Array.from({ length: text.length + 1 }, (_, at) => at) }
  }
  let folded = ''
  const origin: number[] = []
  let at = 0
  for (const char of text) {
    const letters = char
      .normalize('NFD')
      .replace(/[\p{M}\u0640]/gu, '')
      .toLowerCase()
    for (const letter of letters) {
      const written = plain[letter] ?? letter
      folded += written
      for (let count = 0; count < written.length; count++) origin.push(at)
    }
    at += char.length
  }
  origin.push(at)
  return { folded, origin }
}

/** Where the query stands in the text, as plain text; `query` is folded already. */
export function findRanges(text: string, query: string): Range[] {
  if (!query) return []
  const { folded, origin } = fold(text)
  const ranges: Range[] = []
  for (let from = folded.indexOf(query); from >= 0; from = folded.indexOf(query, from + query.length)) {
    const start = origin[from] ?? 0
    let last = from + query.length
    // Half of an ß is the whole; what stands above the last letter belongs to it.
    while (last < origin.length - 1 && origin[last] === origin[last - 1]) last++
    ranges.push([start, origin[last] ?? text.length])
  }
  return ranges
}

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
