import { RRule } from 'rrule'
import type { CalendarEvent } from '@/api/calendar'
import { day, dayStart, hour, isoAt, momentAt, ownZone, type Wall, wallAt } from './wall-time'

/** An event at one of its times, by the reader's clock. */
export interface Occurrence {
  /** The event's id, with the start if it repeats. */
  key: string
  event: CalendarEvent
  start: Wall
  /** For whole days the start of the day after. */
  end: Wall
}

/**
 * The events between two wall times of a zone, repeated by their rules, in order. A repeated event keeps its hour in its own zone
 * when the clocks change.
 */
export function occurrencesIn(events: CalendarEvent[], from: Wall, to: Wall, zone: string): Occurrence[] {
  return events
    .flatMap((event) => occurrencesOf(event, from, to, zone))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.event.title.localeCompare(b.event.title))
}

/** The first occurrence of an event. */
export function firstOf(event: CalendarEvent, zone: string): Occurrence {
  const { start, length, toReader } = timesOf(event, zone)
  return { key: event.id, event, start: toReader(start), end: toReader(start + length) }
}

function occurrencesOf(event: CalendarEvent, from: Wall, to: Wall, zone: string): Occurrence[] {
  const { own, start, length, toReader } = timesOf(event, zone)
  // By moment: on the day on which the clocks go forward, a start may be at a time that no clock shows.
  const left = new Set(event.exDates.map((moment) => Date.parse(moment)))
  // The furthest zones are 26 hours apart.
  const starts = event.rrule ? repeats(event.rrule, start, own, from - length - 2 * day, to + 2 * day) : [start]
  return starts
    .filter((start) => left.size === 0 || !left.has(momentAt(start, own)))
    .map((start) => ({
      key: event.rrule ? `${event.id}@${new Date(start).toJSON()}` : event.id,
      event,
      start: toReader(start),
      end: toReader(start + length),
    }))
    .filter(({ start, end }) => start < to && (end > from || (end === start && start >= from)))
}

/** An event's start by its own zone's clock, and its length. */
function timesOf(event: CalendarEvent, zone: string) {
  const own = event.timeZone || zone
  const [first, last] = [event.startDate, event.endDate].map((moment) => wallAt(Date.parse(moment), own)) as [
    Wall,
    Wall,
  ]
  if (event.allDay) {
    const start = dayStart(first)
    // In some zones the clocks go forward at midnight: the day begins at 1 a.m.
    const end = dayStart(last + day - hour - 1)
    // A day is the same for every reader.
    return { own, start, length: Math.max(day, end - start), toReader: (wall: Wall) => wall }
  }
  const toReader = (wall: Wall) => (own === zone ? wall : wallAt(momentAt(wall, own), zone))
  return { own, start: first, length: Math.max(0, last - first), toReader }
}

/** The starts that are left out of an event, once it begins at another time: on the same days. */
export function exDatesAt({ exDates, timeZone }: CalendarEvent, start: Wall, zone: string) {
  return exDates.map((moment) => {
    const left = dayStart(wallAt(Date.parse(moment), timeZone || ownZone()))
    return isoAt(left + start - dayStart(start), zone)
  })
}

/** The starts by a rule from one wall time to another. */
function repeats(rule: string, start: Wall, zone: string, from: Wall, to: Wall): Wall[] {
  try {
    const { until, ...options } = RRule.parseString(rule)
    const end = until && (/UNTIL=\d{8}T\d{6}Z/.test(rule) ? wallAt(until.getTime(), zone) : endOf(until))
    const walls = new RRule({ ...options, dtstart: new Date(start), until: end ? new Date(end) : null })
      .between(new Date(from), new Date(to), true)
      .map((date) => date.getTime())
    // RFC 5545: the start is the first, also where the rule does not say so.
    return start >= from && start <= to && !walls.includes(start) ? [start, ...walls] : walls
  } catch {
    return [start]
  }
}

/** The last day of a rule is part of it. */
const endOf = (until: Date) => (until.getTime() % day === 0 ? until.getTime() + 24 * hour - 1 : until.getTime())
