import { findAny } from '@/utils/find-text'

/** A text with all matches of a query marked, ignoring case and diacritics. */
export function Marked({ text, query }: { text: string; query: string | string[] }) {
  const ranges = findAny(text, typeof query === 'string' ? [query] : query)
  if (ranges.length === 0) return text
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  )
}
