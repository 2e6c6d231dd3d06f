/** A part of a text: from where, to before where. */
export type Range = [start: number, end: number]

// Letters of their own that people type without their stroke, which no normalisation takes off.
const plain: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ة: 'ه', ى: 'ي' }

const plainAscii = /^[\x20-\x7e]*$/

/** A text as it is compared, without case and diacritics. */
export const folded = (text: string) => (plainAscii.test(text) ? text.toLowerCase() : fold(text).folded)

/** A text as it is compared, without case and diacritics, and where each of its letters stood before. */
export function fold(text: string) {
  // Most are, and a fold takes its time.
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

/** Where any of the queries stands in the text; what overlaps is one range. */
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
