import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FileItem } from '@/api/files'
import type { Selection } from '@/components/records/use-selection'
import { folded } from '@/utils/find-text'
import { reached } from './grid-steps'

/** The anchor of a menu: an element, or a point in the window. */
export type MenuPlace = { element: HTMLElement } | { left: number; top: number }

export interface FileGridEvents {
  onOpen: (file: FileItem) => void
  /** Undefined for actions that the role does not allow. */
  onRename?: ((file: FileItem) => void) | undefined
  onDelete?: ((files: FileItem[]) => void) | undefined
  onMenu: (file: FileItem, place: MenuPlace) => void
}

interface Options extends FileGridEvents {
  /** The files by visual rows. */
  rows: FileItem[][]
  selection: Selection<FileItem>
  /** Scrolls a row into view that is not rendered. */
  onReach: (row: number) => void
}

/**
 * The files as a grid of the APG: one of them is focusable, arrow keys move the focus, and every pointer action has a key. The
 * focused file's controls follow it in the tab order.
 */
export function useFileGrid({ rows, selection, onReach, ...events }: Options) {
  const files = rows.flat()
  const rtl = useTheme().direction === 'rtl'
  const root = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState({ id: files[0]?.id, index: 0 })
  const typed = useRef({ text: '', time: 0 })
  const wanted = useRef(false)
  const found = files.findIndex(({ id }) => id === held.id)
  // If the focused file is removed, the next one takes its place.
  const active = found >= 0 ? found : Math.max(0, Math.min(held.index, files.length - 1))
  const activeId = files[active]?.id

  const elementOf = (id: string | undefined) =>
    root.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id ?? '')}"]`)

  useEffect(() => {
    const lost = found < 0 && held.id !== undefined && document.activeElement === document.body
    if (!wanted.current && !lost) return
    const element = elementOf(activeId)
    if (!element) return
    wanted.current = false
    element.focus()
  })

  function moveTo(index: number) {
    const file = files[index]
    if (!file) return
    wanted.current = true
    setHeld({ id: file.id, index })
    if (!elementOf(file.id)) onReach(rows.findIndex((row) => row.includes(file)))
  }

  const toggle = ({ id }: FileItem) => selection.select(id, !selection.ids.has(id))

  /** The files that an action applies to: the file, or all selected ones including it. */
  const meant = (file: FileItem) => (selection.ids.has(file.id) ? selection.rows : [file])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement)) return
    const { record } = event.target.dataset
    // By what has the focus: `active` may not have been rendered yet.
    const at = files.findIndex(({ id }) => id === record)
    const file = files[at]
    const { key, shiftKey, altKey } = event
    const control = event.ctrlKey || event.metaKey
    if (key === 'Escape' && selection.ids.size > 0) {
      selection.clear()
      return event.preventDefault()
    }
    if (!file || altKey) return
    const step = reached(key, { rows: rows.map(({ length }) => length), active: at, control, rtl })
    if (step !== undefined) {
      selection.startAt(file.id)
      moveTo(step)
      const { id } = files[step] ?? file
      if (shiftKey) selection.selectOnly(id, true)
    } else if (key === ' ' && shiftKey) selection.selectOnly(file.id, true)
    else if (key === ' ') toggle(file)
    else if (key === 'Enter') events.onOpen(file)
    else if (key === 'F2') events.onRename?.(file)
    else if (key === 'Delete') events.onDelete?.(meant(file))
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) events.onMenu(file, { element: event.target })
    else if (control && key.toLowerCase() === 'a') selection.set(files.map(({ id }) => id))
    else if (key.length === 1 && !control) typeAhead(key)
    else return
    event.preventDefault()
  }

  function typeAhead(key: string) {
    const fresh = Date.now() - typed.current.time > 500
    const text = (fresh ? '' : typed.current.text) + folded(key)
    typed.current = { text, time: Date.now() }
    const after = [...files.keys()].map((step) => (active + step + (text.length > 1 ? 0 : 1)) % files.length)
    const match = after.find((index) => folded(files[index]?.name ?? '').startsWith(text))
    if (match !== undefined) moveTo(match)
  }

  /** Events and attributes of a file. */
  function itemProps(file: FileItem) {
    const isSelected = selection.ids.has(file.id)
    return {
      'data-record': file.id,
      tabIndex: file.id === activeId ? 0 : -1,
      'aria-selected': isSelected,
      onFocus: () => file.id !== held.id && setHeld({ id: file.id, index: files.indexOf(file) }),
      onClick(event: MouseEvent<HTMLElement>) {
        if (isControl(event)) return
        const { nativeEvent } = event
        const touch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
        if (event.shiftKey) selection.selectOnly(file.id, true)
        else if (event.ctrlKey || event.metaKey || (touch && selection.ids.size > 0)) toggle(file)
        else if (touch) events.onOpen(file)
        else selection.selectOnly(file.id)
      },
      onDoubleClick: (event: MouseEvent) => !isControl(event) && events.onOpen(file),
      // Also fired by a long press.
      onContextMenu(event: MouseEvent) {
        event.preventDefault()
        events.onMenu(file, { left: event.clientX, top: event.clientY })
      },
    }
  }

  return {
    root,
    activeId,
    activeRow: rows.findIndex((row) => row.some(({ id }) => id === activeId)),
    onKeyDown,
    itemProps,
    toggle,
    meant,
  }
}

function isControl({ target, currentTarget }: MouseEvent) {
  const control = target instanceof Element && target.closest('a, button, input, label')
  return !!control && currentTarget.contains(control)
}
