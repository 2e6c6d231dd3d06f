import { useRef } from 'react'

/** For boxes that select rows: with Shift pressed, all rows from the last one pressed to this one. */
export function useRange<R extends { id: string }>(rows: R[]) {
  const anchor = useRef<string>(undefined)
  return (id: string, extend: boolean) => {
    const to = rows.findIndex((row) => row.id === id)
    const from = extend ? rows.findIndex((row) => row.id === anchor.current) : -1
    anchor.current = id
    if (from < 0 || to < 0) return [id]
    // Shift has selected the text between them, too.
    getSelection()?.removeAllRanges()
    return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)
  }
}
