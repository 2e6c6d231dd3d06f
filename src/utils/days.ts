/** Calendar days (`2026-01-31`): without time and time zone, so that they are the same day everywhere. */

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const momentPattern = /^\d{4}-\d{2}-\d{2}T/

/** The value of a date field with incomplete or invalid text; schemas reject it. */
export const invalidDay = 'Invalid Date'

export const isDay = (value: unknown): value is string => typeof value === 'string' && dayPattern.test(value)

/** The local day of a moment, ISO 8601 or in ms. A day, or any other text, is returned unchanged. */
export function dayOf(value: string | number) {
  if (typeof value === 'string' && !momentPattern.test(value)) return value
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return String(value)
  return written(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

/** A day as `2026-01-31`; empty if it does not exist. */
export function dayFrom(year: number, month: number, date: number) {
  const day = written(year, month, date)
  return new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? day : ''
}

/** True for a day that someone means: other years are typos, or those of other calendars. */
export const isLikelyDay = (day: string) => day >= '1900' && day < '2100'

export const today = () => dayOf(Date.now())

/** Adds days to a day, or subtracts them. */
export function addDays(day: string, count: number) {
  const date = new Date(`${day}T00:00Z`)
  // UTC has no daylight saving time: each day has 24 hours.
  date.setUTCDate(date.getUTCDate() + count)
  return date.toJSON().slice(0, day.length)
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
