interface Grid {
  /** Number of items per row. */
  rows: number[]
  /** Index of the focused item over all rows. */
  active: number
  control: boolean
  rtl: boolean
}

const page = 5 // rows

/** The index of the item that a key moves to; undefined if it has no effect or another meaning. */
export function reached(key: string, { rows, active, control, rtl }: Grid) {
  const starts = rows.map((_, row) => rows.slice(0, row).reduce((sum, length) => sum + length, 0))
  const row = starts.findLastIndex((start) => start <= active)
  const start = starts[row] ?? 0
  const column = active - start
  const last = rows.reduce((sum, length) => sum + length, 0) - 1

  /** The same column some rows away, or the last item of a shorter row. */
  function inRow(wanted: number) {
    const to = Math.max(0, Math.min(rows.length - 1, wanted))
    return (starts[to] ?? 0) + Math.min(column, (rows[to] ?? 1) - 1)
  }

  if (key === 'ArrowUp') return inRow(row - 1)
  if (key === 'ArrowDown') return inRow(row + 1)
  if (key === 'PageUp') return inRow(row - page)
  if (key === 'PageDown') return inRow(row + page)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = (key === 'ArrowRight') === rtl ? -1 : 1
    return Math.max(0, Math.min(last, active + step))
  }
  if (key === 'Home') return control ? 0 : start
  if (key === 'End') return control ? last : start + (rows[row] ?? 1) - 1
  return undefined
}
