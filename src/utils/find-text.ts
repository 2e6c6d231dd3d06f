/** A range of a text; the end is exclusive. */
export type Range = [start: number, end: number]

// Letters that people type without their stroke, which normalization does not remove.
const plain: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ة: 'ه', ى: 'ي' }

const plainAscii = /^[\x20-\x7e]*$/

/** A text for comparison, without case and diacritics. */
export const folded = (text: string) => (plainAscii.test(text) ? text.toLowerCase() : fold(text).folded)

/** A text for comparison, without case and diacritics, and the original index of each of its characters. */
export function fold(text: string) {
  // The usual case; folding is slow.
  if (plainAscii.test(text)) {
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

/** The words of a query, folded. */
export const wordsOf = (query: string) => folded(query).split(/\s+/).filter(Boolean)

/** Tests texts for all words of a query, in any order, ignoring case and diacritics. Every text passes a blank query. */
export function wordFinder(query: string) {
  const words = wordsOf(query)
  return (text: string) => words.length === 0 || hasAll(folded(text), words)
}

const hasAll = (text: string, words: string[]) => words.every((word) => text.includes(word))

/** The ranges of a text that match the query; `query` must be folded. */
export function findRanges(text: string, query: string): Range[] {
  if (!query) return []
  const { folded, origin } = fold(text)
  const ranges: Range[] = []
  for (let from = folded.indexOf(query); from >= 0; from = folded.indexOf(query, from + query.length)) {
    const start = origin[from] ?? 0
    let last = from + query.length
    // Half of an ß is extended to the whole, and combining marks belong to the last letter.
    while (last < origin.length - 1 && origin[last] === origin[last - 1]) last++
    ranges.push([start, origin[last] ?? text.length])
  }
  return ranges
}

/** The ranges of a text that match any query; overlapping ones are merged. */
export function findAny(text: string, queries: string[]): Range[] {
  const found = queries.flatMap((query) => findRanges(text, fold(query).folded)).sort(([a], [b]) => a - b)
  const merged: Range[] = []
  for (const [start, end] of found) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
