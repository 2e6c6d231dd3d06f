import { useRef, useState } from 'react'

const none: ReadonlySet<string> = new Set()

export type Selection<R extends { id: string }> = ReturnType<typeof useSelection<R>>

/**
 * The selected rows of a list. The selection ends with the page of the list, so that no action hits invisible rows.
 * @param page identifies that page, such as its number and sort order
 */
export function useSelection<R extends { id: string }>(rows: R[], page: string) {
  const [selection, setSelection] = useState<{ page: string; ids: ReadonlySet<string> }>({ page, ids: none })
  const anchor = useRef<string>(undefined)
  const idsOf = (state: typeof selection) => (state.page === page ? state.ids : none)
  const ids = idsOf(selection)
  const set = (ids: Iterable<string>) => setSelection({ page, ids: new Set(ids) })

  /** The ids from the anchor, the last row selected without Shift, to this one. */
  function upTo(id: string) {
    const to = rows.findIndex((row) => row.id === id)
    const from = rows.findIndex((row) => row.id === anchor.current)
    if (from < 0 || to < 0) return [id]
    // Shift also selects the text between them.
    getSelection()?.removeAllRanges()
    return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)
  }

  return {
    ids,
    rows: rows.filter(({ id }) => ids.has(id)),
    set,
    clear: () => set([]),
    /** Selects or deselects a row; with `extend` (Shift) all rows from the anchor to it. */
    select(id: string, isSelected: boolean, extend = false) {
      const changed = extend ? upTo(id) : [id]
      anchor.current = id
      // From the latest state: two rows may be selected before the list renders.
      setSelection((latest) => {
        const next = new Set(idsOf(latest))
        for (const each of changed) isSelected ? next.add(each) : next.delete(each)
        return { page, ids: next }
      })
    },
    /** Selects only this row; with `extend` (Shift) only the rows from the anchor to it. */
    selectOnly(id: string, extend = false) {
      set(extend ? upTo(id) : [id])
      if (!extend) anchor.current = id
    },
    /** Sets the anchor of a range, unless there is one. */
    startAt(id: string) {
      anchor.current ??= id
    },
  }
}
