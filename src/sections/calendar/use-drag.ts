import { type PointerEvent, type RefObject, useEffect, useState } from 'react'
import type { Occurrence } from './occurrences'
import type { Times } from './use-event-changes'
import { day, dayStart, hour, minute, type Wall } from './wall-time'

/** A cell is a day of the month, a day of the row for whole days, or half an hour. */
export type CellSpan = 'day' | 'all' | 'slot'

export const slot = 30 * minute
const snap = 15 * minute

/** The attributes by which a drag and the keyboard find a cell. */
export const cellMark = (wall: Wall, span: CellSpan) => ({ 'data-wall': wall, 'data-span': span })

interface Point {
  wall: Wall
  span: CellSpan
}

export interface Draft extends Times {
  /** The event that is moved or made longer; undefined for a new one. */
  occurrence?: Occurrence
}

interface Options {
  occurrences: Occurrence[]
  onCreate: (times: Times) => void
  onMove: (occurrence: Occurrence, times: Times) => void
}

/** Farther than a hand shakes while clicking, and a finger while it rests. */
const threshold = { mouse: 4, touch: 10 } // px
/** A touch that rests for this long drags. */
const longPress = 400 // ms

/** The point of the grid below the pointer; of half an hour, the quarter. */
function pointAt(x: number, y: number): Point | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement) || element.dataset.wall === undefined) continue
    const wall = Number(element.dataset.wall)
    const span = element.dataset.span as CellSpan
    const { top, height } = element.getBoundingClientRect()
    return { wall: span === 'slot' && y - top > height / 2 ? wall + snap : wall, span }
  }
  return undefined
}

/** Makes the grid one in which a touch can drag. */
export function useTouches(grid: RefObject<HTMLElement | null>) {
  // A browser waits for listeners before it scrolls only if the touch began on an element that has one.
  useEffect(() => {
    const element = grid.current
    if (!element) return
    const wait = () => {}
    element.addEventListener('touchmove', wait, { passive: false })
    return () => element.removeEventListener('touchmove', wait)
  }, [grid])
}

/**
 * Dragging with a mouse or pen, or by touch after a long press; an earlier move of the finger scrolls. Over empty cells it makes a
 * range, an event is moved, its lower edge changes its end: by touch the handle that an event has after a long press. Escape
 * cancels it. Each of these is also done by keyboard and by the form.
 */
export function useDrag({ occurrences, onCreate, onMove }: Options) {
  const [draft, setDraft] = useState<Draft>()
  /** The key of the event that has a handle. */
  const [selected, setSelected] = useState<string>()

  // A tap elsewhere or Escape removes the handle; scrolling does not, and a touch that drags is no click.
  useEffect(() => {
    if (selected === undefined) return
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    addEventListener('click', () => setSelected(undefined), options)
    addEventListener('keydown', ({ key }) => key === 'Escape' && setSelected(undefined), options)
    return () => stop.abort()
  }, [selected])

  function onPointerDown(down: PointerEvent<HTMLElement>) {
    if (down.button !== 0 || !down.isPrimary || !(down.target instanceof Element)) return
    const key = down.target.closest<HTMLElement>('[data-occurrence]')?.dataset.occurrence
    const occurrence = occurrences.find((one) => one.key === key)
    const edge = down.target.closest('[data-edge]')
    const isHandle = edge?.getAttribute('data-edge') === 'handle'
    // The middle of the handle is the event's end, wherever the finger is on it.
    const lift = isHandle ? down.clientY - middleOf(edge) + 1 : 0
    const origin = pointAt(down.clientX, down.clientY)
    if (!origin || (key && !occurrence)) return
    const scroller = down.currentTarget
    const isTouch = down.pointerType === 'touch'
    let isDragging = !isTouch || isHandle
    let current: Draft | undefined

    function hold() {
      if (!origin) return
      isDragging = true
      // Its element may be removed while it is moved.
      scroller.setPointerCapture(down.pointerId)
      navigator.vibrate?.(10)
      current = occurrence ? undefined : ranged(origin, origin)
      setDraft(occurrence ? { ...moved(occurrence, origin, origin), occurrence } : current)
      setSelected(occurrence?.key)
    }

    function move(event: globalThis.PointerEvent) {
      const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
      const isFar = distance >= threshold[isTouch ? 'touch' : 'mouse']
      if (!isDragging && isFar) return end(false)
      if (!isDragging || (!isFar && !current)) return
      const { top, bottom } = scroller.getBoundingClientRect()
      if (event.clientY > bottom - 24) scroller.scrollBy({ top: 12 })
      else if (event.clientY < top + 24) scroller.scrollBy({ top: -12 })
      const point = pointAt(event.clientX, event.clientY - lift)
      if (!point || !origin) return
      const times = occurrence ? (edge ? stretched : moved)(occurrence, origin, point) : ranged(origin, point)
      if (!times) return
      current = { ...times, ...(occurrence && { occurrence }) }
      setDraft(current)
    }

    function end(take: boolean) {
      clearTimeout(timer)
      stop.abort()
      setDraft(undefined)
      if (!current) return
      // The click that follows would open the event.
      const held = new AbortController()
      addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: held.signal })
      setTimeout(() => held.abort())
      if (!take) return
      if (occurrence) onMove(occurrence, current)
      else onCreate(current)
    }

    const timer = isTouch && !isHandle ? setTimeout(hold, longPress) : undefined
    const stop = new AbortController()
    const { signal } = stop
    if (isTouch) {
      addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
      onlyDrag(down.target, () => isDragging)
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', () => end(true), { signal })
    addEventListener('pointercancel', () => end(false), { signal })
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        end(false)
      },
      { signal, capture: true },
    )
  }

  return { draft, selected, onPointerDown }
}

function middleOf(element: Element) {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/**
 * Keeps the browser from scrolling by a touch that drags, and from the click after it. The touch's events go to the element where
 * it began, even once that is removed.
 */
function onlyDrag(target: Element, isDragging: () => boolean) {
  const released = new AbortController()
  const options = { passive: false, signal: released.signal }
  const prevent = (event: Event) => isDragging() && event.cancelable && event.preventDefault()
  target.addEventListener('touchmove', prevent, options)
  for (const type of ['touchend', 'touchcancel']) {
    target.addEventListener(
      type,
      (event) => {
        prevent(event)
        released.abort()
      },
      options,
    )
  }
}

function ranged(origin: Point, point: Point): Times | undefined {
  if (point.span !== origin.span) return undefined
  const allDay = origin.span !== 'slot'
  const length = allDay ? day : slot
  const [a, b] = [origin.wall, point.wall].map((wall) => Math.floor(wall / length) * length) as [Wall, Wall]
  return { start: Math.min(a, b), end: Math.max(a, b) + length, allDay }
}

function moved({ event, start, end }: Occurrence, origin: Point, point: Point): Times {
  if (point.span === 'slot' && event.allDay) return { start: point.wall, end: point.wall + hour, allDay: false }
  if (point.span === 'all' && !event.allDay) {
    return { start: dayStart(point.wall), end: dayStart(point.wall) + day, allDay: true }
  }
  const by = point.span === 'slot' ? point.wall - origin.wall : dayStart(point.wall) - dayStart(origin.wall)
  return { start: start + by, end: end + by, allDay: event.allDay }
}

function stretched({ event, start }: Occurrence, _: Point, point: Point): Times | undefined {
  if (point.span !== 'slot') return undefined
  return { start, end: Math.max(start + snap, point.wall + snap), allDay: event.allDay }
}
