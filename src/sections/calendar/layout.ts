import { minute, type Wall } from './wall-time'

interface Span {
  start: Wall
  end: Wall
}

/** A shorter event is as high as this. */
export const shortest = 25 * minute

export interface Placed<T> {
  item: T
  /** The first of its columns, of so many side by side; it may be as wide as several. */
  column: number
  columns: number
  width: number
}

/** Events of one day side by side where they overlap: each as wide as the others leave room. */
export function columnsOf<T extends Span>(items: readonly T[]): Placed<T>[] {
  const sorted = [...items].sort((a, b) => a.start - b.start || b.end - a.end)
  const placed: Placed<T>[] = []
  let group: Placed<T>[] = []
  let groupEnd = Number.NEGATIVE_INFINITY

  function close() {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1))
    for (const one of group) {
      const right = group
        .filter((other) => other.column > one.column && overlap(other.item, one.item))
        .map(({ column }) => column)
      placed.push({ ...one, columns, width: Math.min(columns, ...right) - one.column })
    }
    group = []
  }

  for (const item of sorted) {
    if (item.start >= groupEnd) close()
    const taken = new Set(group.filter((other) => overlap(other.item, item)).map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column++
    group.push({ item, column, columns: 1, width: 1 })
    groupEnd = Math.max(groupEnd, endOf(item))
  }
  close()
  return placed
}

const endOf = ({ start, end }: Span) => Math.max(end, start + shortest)
const overlap = (a: Span, b: Span) => a.start < endOf(b) && b.start < endOf(a)

export interface Bar<T> {
  item: T
  /** The line below the day's number, from 0. */
  lane: number
  /** The first of the days, by index, and how many. */
  from: number
  days: number
  /** The event begins before these days, or goes on after them. */
  before: boolean
  after: boolean
}

/**
 * The bars that have room in so many lines of a week. A day with more has one line less, for the link to the others; a bar that is
 * hidden on one of its days is hidden on all.
 */
export function fittingBars<T>(bars: readonly Bar<T>[], lines: number): Set<Bar<T>> {
  const isOn = (day: number) => (bar: Bar<T>) => bar.from <= day && day < bar.from + bar.days
  const linesOf = (day: number) => (bars.filter(isOn(day)).some(({ lane }) => lane >= lines) ? lines - 1 : lines)
  const daysOf = ({ from, days }: Bar<T>) => Array.from({ length: days }, (_, index) => from + index)
  return new Set(bars.filter((bar) => daysOf(bar).every((day) => bar.lane < linesOf(day))))
}

/** Events as bars over some days in a row, in as few lanes as fit. The days are given by their starts and the end of the last. */
export function lanesOf<T extends Span>(items: readonly T[], days: readonly Wall[], end: Wall): Bar<T>[] {
  const first = days[0] ?? 0
  const lanes: number[] = []
  return [...items]
    .filter((item) => item.start < end && (item.end > first || item.start >= first))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((item) => {
      const from = Math.max(
        0,
        days.findLastIndex((start) => start <= item.start),
      )
      // What ends at midnight is not of the next day.
      const to = Math.max(
        from,
        days.findLastIndex((start) => start < item.end),
      )
      const free = lanes.findIndex((last) => last < from)
      const lane = free >= 0 ? free : lanes.length
      lanes[lane] = to
      return { item, lane, from, days: to - from + 1, before: item.start < first, after: item.end > end }
    })
}
