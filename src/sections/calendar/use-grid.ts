import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { focusIfLost } from '@/components/focus-if-lost'
import type { Occurrence } from './occurrences'
import { addMonths } from './ranges'
import { type CellSpan, slot } from './use-drag'
import type { Times } from './use-event-changes'
import { day, dayStart, hour, type Wall } from './wall-time'

export interface Cell {
  wall: Wall
  span: CellSpan
}

interface Options {
  days: Wall[]
  /** The date of the URL. */
  date: Wall
  isMonth: boolean
  occurrences: Occurrence[]
  /** Opens another range that has a day. */
  onDate: (date: Wall) => void
  /** Enter on a cell; undefined if the role does not allow changes. */
  onCreate: ((times: Times) => void) | undefined
  onMove: ((occurrence: Occurrence, times: Times) => void) | undefined
  /** Takes the focus of a deleted event where there are no cells. */
  fallback: RefObject<HTMLElement | null>
}

/**
 * The days as a grid of the APG: one cell is focusable, arrow keys move the focus, Enter makes an event there. The events of the
 * focused day follow it in the tab order; with Alt and arrow keys one is moved, with Shift as well its end.
 */
export function useGrid({ days, date, isMonth, occurrences, onDate, onCreate, onMove, fallback }: Options) {
  const rtl = useTheme().direction === 'rtl'
  const root = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<Cell>({ wall: date + 9 * hour, span: 'slot' })
  /** What takes the focus once it is rendered. */
  const wanted = useRef<string>(undefined)
  /** What takes it once the event that has it is gone, and its dialog. */
  const heir = useRef<string>(undefined)
  const [first = date, last = date] = [days[0], days.at(-1)]
  const heldDay = dayStart(held.wall)
  const isHere = heldDay >= first && heldDay <= last
  const time = held.wall - heldDay
  const active: Cell = isMonth
    ? { wall: isHere ? heldDay : date, span: 'day' }
    : {
        wall: (isHere ? heldDay : date) + (held.span === 'slot' ? time : 0),
        span: held.span === 'all' ? 'all' : 'slot',
      }

  /** The cell that the next key starts from: a key may come before the last one's is rendered. */
  const latest = useRef(active)

  useEffect(() => {
    latest.current = active
  })

  useEffect(() => {
    if (heir.current) {
      const goal = root.current?.querySelector<HTMLElement>(heir.current) ?? fallback.current
      focusIfLost(goal)
      if (document.activeElement === goal) heir.current = undefined
    }
    if (!wanted.current) return
    const element = root.current?.querySelector<HTMLElement>(wanted.current)
    if (!element) return
    wanted.current = undefined
    element.focus()
  })

  function goTo(cell: Cell, isPage = false) {
    latest.current = cell
    setHeld(cell)
    wanted.current = selectorOf(isMonth ? { wall: dayStart(cell.wall), span: 'day' } : cell)
    const to = dayStart(cell.wall)
    if (to < first || to > last || isPage) onDate(to)
  }

  function moveCell({ key, ctrlKey, metaKey }: KeyboardEvent, sideways: number) {
    const { wall, span } = latest.current
    const row = isMonth ? days.indexOf(dayStart(wall)) : dayStart(wall) - first
    const week = isMonth ? Math.floor(row / 7) * 7 : 0
    const at = (day: Wall | undefined) => (day ?? dayStart(wall)) + (wall - dayStart(wall))
    if (sideways) return { wall: wall + sideways * day, span }
    if (key === 'Home' || key === 'End') {
      const whole = ctrlKey || metaKey
      const index = key === 'Home' ? (whole ? 0 : week) : whole || !isMonth ? days.length - 1 : week + 6
      return { wall: at(days[index]), span }
    }
    if (key === 'PageUp' || key === 'PageDown') {
      const by = key === 'PageUp' ? -1 : 1
      return { wall: isMonth ? addMonths(wall, by) : wall + by * days.length * day, span }
    }
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    if (by === 0) return undefined
    if (isMonth) return { wall: wall + by * 7 * day, span }
    if (span === 'all') return by > 0 ? { wall: dayStart(wall), span: 'slot' as const } : latest.current
    const next = wall + by * slot
    if (dayStart(next) === dayStart(wall)) return { wall: next, span }
    return by < 0 ? { wall: dayStart(wall), span: 'all' as const } : latest.current
  }

  /** The times of an event that is moved by a key. */
  function changedTimes({ start, end, event }: Occurrence, key: string, sideways: number, shift: boolean) {
    const updown = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
    const isTimed = !event.allDay && !isMonth
    const by = sideways * day + updown * (isTimed ? slot / 2 : isMonth ? 7 * day : 0)
    const least = event.allDay ? day : slot / 2
    const times = shift ? { start, end: Math.max(start + least, end + by) } : { start: start + by, end: end + by }
    return by === 0 ? undefined : { ...times, allDay: event.allDay }
  }

  function onKeyDown(keyEvent: KeyboardEvent<HTMLElement>) {
    const { key, altKey, shiftKey, target } = keyEvent
    heir.current = undefined
    if (!(target instanceof HTMLElement)) return
    const right = rtl ? -1 : 1
    const sideways = key === 'ArrowRight' ? right : key === 'ArrowLeft' ? -right : 0
    const occurrence = occurrences.find((one) => one.key === target.dataset.occurrence)
    if (altKey) {
      if (!key.startsWith('Arrow')) return
      // The browser would go back.
      keyEvent.preventDefault()
      const times = occurrence && changedTimes(occurrence, key, sideways, shiftKey)
      if (!times || !onMove) return
      // An occurrence that is moved away from its series is another event.
      wanted.current = occurrence.event.rrule
        ? selectorOf(cellOf(times))
        : `[data-occurrence="${CSS.escape(occurrence.key)}"]`
      setHeld(cellOf(times))
      if (dayStart(times.start) < first || dayStart(times.start) > last) onDate(dayStart(times.start))
      onMove(occurrence, times)
      return
    }
    const isCell = target.dataset.wall !== undefined
    if ((key === 'Enter' || key === ' ') && isCell) {
      keyEvent.preventDefault()
      const { wall, span } = latest.current
      const length = span === 'slot' ? hour : day
      onCreate?.({ start: wall, end: wall + length, allDay: span !== 'slot' })
      return
    }
    if (!isCell && !occurrence) return
    const cell = moveCell(keyEvent, sideways)
    if (!cell) return
    keyEvent.preventDefault()
    goTo(cell, key.startsWith('Page'))
  }

  const cellOf = ({ start, allDay }: Times): Cell =>
    isMonth
      ? { wall: dayStart(start), span: 'day' }
      : allDay
        ? { wall: dayStart(start), span: 'all' }
        : { wall: Math.floor(start / slot) * slot, span: 'slot' }

  return {
    root,
    active,
    onKeyDown,
    /** Focuses the cell of an event that is deleted, once the focus is lost. */
    leave(times: Times) {
      heir.current = selectorOf(cellOf(times))
    },
    setActive(cell: Cell) {
      latest.current = cell
      setHeld(cell)
    },
  }
}

const selectorOf = ({ wall, span }: Cell) => `[data-wall="${wall}"][data-span="${span}"]`
