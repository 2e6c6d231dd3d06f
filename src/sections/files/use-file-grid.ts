import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FileItem } from '@/api/files'
import { reached } from './grid-steps'

/** Where a menu opens: beside an element, or at a point of the window. */
export type MenuPlace = { element: HTMLElement } | { left: number; top: number }

export interface FileGridEvents {
  onOpen: (file: FileItem) => void
  onRename: (file: FileItem) => void
  onDelete: (files: FileItem[]) => void
  onMenu: (file: FileItem, place: MenuPlace) => void
}

interface Options extends FileGridEvents {
  /** The files by the rows in which they stand. */
  rows: FileItem[][]
  selected: ReadonlySet<string>
  onSelect: (ids: Set<string>) => void
  /** Brings a row that is not drawn into view. */
  onReach: (row: number) => void
}

/**
 * The files as a grid of APG: one of them takes the focus, arrow keys move it, and what is done with the pointer is done
 * by keys too. The controls of the focused file follow it in the order of Tab.
 */
export function useFileGrid({ rows, selected, onSelect, onReach, ...events }: Options) {
  const files = rows.flat()
  const rtl = useTheme().direction === 'rtl'
  const root = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState({ id: files[0]?.id, index: 0 })
  const anchor = useRef<string>(undefined)
  const typed = useRef({ text: '', time: 0 })
  const wanted = useRef(false)
  const found = files.findIndex(({ id }) => id === held.id)
  // What is gone leaves its place to the next one.
  const active = found >= 0 ? found : Math.max(0, Math.min(held.index, files.length - 1))
  const activeId = files[active]?.id

  const elementOf = (id: string | undefined) =>
    root.current?.querySelector<HTMLElement>(`[data-file="${CSS.escape(id ?? '')}"]`)

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

  function range(to: number) {
    const from = files.findIndex(({ id }) => id === anchor.current)
    const [start, end] = [Math.min(from < 0 ? to : from, to), Math.max(from, to)]
    onSelect(new Set(files.slice(start, end + 1).map(({ id }) => id)))
  }

  function toggle(file: FileItem) {
    anchor.current = file.id
    const next = new Set(selected)
    if (!next.delete(file.id)) next.add(file.id)
    onSelect(next)
  }

  /** The files that an action on one of them means: all that are selected with it. */
  const meant = (file: FileItem) => (selected.has(file.id) ? files.filter(({ id }) => selected.has(id)) : [file])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const file = files[active]
    if (!file || !(event.target instanceof HTMLElement)) return
    const { key, shiftKey, altKey } = event
    const control = event.ctrlKey || event.metaKey
    if (key === 'Escape' && selected.size > 0) {
      onSelect(new Set())
      return event.preventDefault()
    }
    if (event.target.dataset.file !== file.id || altKey) return
    const step = reached(key, { rows: rows.map(({ length }) => length), active, control, rtl })
    if (step !== undefined) {
      anchor.current ??= file.id
      moveTo(step)
      if (shiftKey) range(step)
    } else if (key === ' ' && shiftKey) range(active)
    else if (key === ' ') toggle(file)
    else if (key === 'Enter') events.onOpen(file)
    else if (key === 'F2') events.onRename(file)
    else if (key === 'Delete') events.onDelete(meant(file))
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) events.onMenu(file, { element: event.target })
    else if (control && key.toLowerCase() === 'a') onSelect(new Set(files.map(({ id }) => id)))
    else if (key.length === 1 && !control) typeAhead(key)
    else return
    event.preventDefault()
  }

  function typeAhead(key: string) {
    const fresh = Date.now() - typed.current.time > 500
    const text = (fresh ? '' : typed.current.text) + key.toLowerCase()
    typed.current = { text, time: Date.now() }
    const after = [...files.keys()].map((step) => (active + step + (text.length > 1 ? 0 : 1)) % files.length)
    const match = after.find((index) => files[index]?.name.toLowerCase().startsWith(text))
    if (match !== undefined) moveTo(match)
  }

  /** The events and attributes of one file. */
  function itemProps(file: FileItem) {
    const isSelected = selected.has(file.id)
    return {
      'data-file': file.id,
      tabIndex: file.id === activeId ? 0 : -1,
      'aria-selected': isSelected,
      onFocus: () => file.id !== held.id && setHeld({ id: file.id, index: files.indexOf(file) }),
      onClick(event: MouseEvent<HTMLElement>) {
        if (isControl(event)) return
        const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
        if (event.shiftKey) range(files.indexOf(file))
        else if (event.ctrlKey || event.metaKey || (touch && selected.size > 0)) toggle(file)
        else if (touch) events.onOpen(file)
        else {
          anchor.current = file.id
          onSelect(new Set([file.id]))
        }
      },
      onDoubleClick: (event: MouseEvent) => !isControl(event) && events.onOpen(file),
      // A long press is one too.
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

export type FileGridState = ReturnType<typeof useFileGrid>

function isControl({ target, currentTarget }: MouseEvent) {
  const control = target instanceof Element && target.closest('a, button, input, label')
  return !!control && currentTarget.contains(control)
}
