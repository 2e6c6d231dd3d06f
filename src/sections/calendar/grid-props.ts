import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import type { Occurrence } from './occurrences'
import type { Draft } from './use-drag'
import type { Times } from './use-event-changes'
import type { Cell } from './use-grid'
import { day, type Wall } from './wall-time'

/** The props of a view of the calendar with cells. */
export interface GridProps {
  days: Wall[]
  /** The start of today. */
  today: Wall
  occurrences: Occurrence[]
  /** The event or range that is being dragged. */
  draft: Draft | undefined
  /** The key of the event whose end can be dragged by touch. */
  selected: string | undefined
  root: RefObject<HTMLDivElement | null>
  active: Cell
  /** The grid's accessible name, and the id of the text about its keys. */
  label: string
  hint: string
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** Undefined if the role does not allow changes. */
  onPointerDown: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onCreate: ((times: Times) => void) | undefined
  onActive: (cell: Cell) => void
  onOpen: (occurrence: Occurrence) => void
}

/** An event as it is rendered: at its own times, or where it is being dragged. */
export interface Shown extends Occurrence {
  isDraft?: boolean
}

/** The events, with the dragged one where it is now. */
export function shownOf(occurrences: Occurrence[], draft: Draft | undefined, title: string): Shown[] {
  if (!draft) return occurrences
  const { occurrence, start, end, allDay } = draft
  const event = { ...(occurrence?.event ?? emptyEvent(title)), allDay }
  const dragged: Shown = { key: occurrence?.key ?? 'new', event, start, end, isDraft: true }
  return [...occurrences.filter(({ key }) => key !== occurrence?.key), dragged]
}

function emptyEvent(title: string): Occurrence['event'] {
  return {
    id: 'new',
    title,
    description: '',
    allDay: false,
    startDate: '',
    endDate: '',
    color: 'primary',
    location: '',
    rrule: '',
    exDates: [],
    timeZone: '',
    attendees: [],
  }
}

/** Events that are bars over days: whole days, and what lasts for more than one. */
export const isBar = ({ event, start, end }: Occurrence) => event.allDay || end - start >= day
