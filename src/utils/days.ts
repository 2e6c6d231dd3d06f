/** Calendar days (`2026-01-31`): without a time and a time zone, so that they are the same day everywhere. */

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const momentPattern = /^\d{4}-\d{2}-\d{2}T/

/** The value of a date field whose text is no whole date; a schema refuses it. */
export const notADay = 'Invalid Date'

export const isDay = (value: unknown): value is string => typeof value === 'string' && dayPattern.test(value)

/** The local day of a moment, ISO 8601 or in ms. A day, and text that is neither, is returned as it is. */
export function dayOf(value: string | number) {
  if (typeof value === 'string' && !momentPattern.test(value)) return value
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return String(value)
  return written(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

/** A day written as `2026-01-31`; empty if there is no such day. */
export function dayFrom(year: number, month: number, date: number) {
  const day = written(year, month, date)
  return new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? day : ''
}

export const today = () => dayOf(Date.now())

/** A number of days after a day, or before it. */
export function addDays(day: string, count: number) {
  const date = new Date(`${day}T00:00Z`)
  // UTC has no daylight saving time: each of its days has 24 hours.
  date.setUTCDate(date.getUTCDate() + count)
  return date.toJSON().slice(0, day.length)
}

/** The same local time a number of days before a moment, in ms; 23 or 25 hours where the clocks change. */
export function daysBefore(moment: number, count: number) {
  const date = new Date(moment)
  date.setDate(date.getDate() - count)
  return date.getTime()
}

/** The local date and time of a moment as spreadsheets read them: `2026-01-31 14:05:09`. */
export function localTimeOf(moment: string) {
  const time = new Date(moment)
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) => padded(part, 2)).join(':')
  return `${dayOf(moment)} ${clock}`
}

const written = (year: number, month: number, date: number) =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`
const padded = (value: number, length: number) => String(value).padStart(length, '0')
