import { useState } from 'react'

/**
 * The record whose details or form are open. `moved` is true once it has changed: then the focus moves along, while opening a URL
 * leaves it alone. `from` is the id of the previously open record, or `new`.
 */
export function usePlace({ id, edit, new: isNew }: { id?: string; edit?: string; new?: true }) {
  const open = { record: isNew ? 'new' : (edit ?? id), isForm: !!(isNew || edit) }
  const [at, setAt] = useState<{ open: typeof open; from?: string | undefined; moved: boolean }>({ open, moved: false })
  if (at.open.record !== open.record || at.open.isForm !== open.isForm) {
    setAt({ open, from: at.open.record, moved: true })
  }
  return { moved: at.moved, from: at.from }
}

/** The attribute of a record's link in a list, which takes the focus when the record is closed. */
export const recordMark = (id: string) => ({ 'data-record': id })

/** The link of a record, if it is in the page. */
export const recordLink = (id: string) => document.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)
