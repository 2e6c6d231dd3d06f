import { findRanges, fold } from './matches'

/** A text in which the query is marked wherever it stands. */
export function Marked({ text, query }: { text: string; query: string }) {
  const ranges = findRanges(text, fold(query).folded)
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
