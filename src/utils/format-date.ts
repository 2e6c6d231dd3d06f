import { isDay } from './days'
import { localeOf } from './format-number'

type Time = string | number | Date

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function format(value: Time, language: string, options: Intl.DateTimeFormatOptions) {
  const date = new Date(value)
  // A day is parsed as its midnight in UTC.
  const timeZone = isDay(value) ? 'UTC' : undefined
  if (Number.isNaN(date.getTime())) return ''
  const key = language + JSON.stringify(options) + timeZone
  let found = dateFormats.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone })
    dateFormats.set(key, found)
  }
  return found.format(date)
}

/** A day or the local day of a moment: `17 Apr 2026` in the order and the words of the language; empty for what is no time. */
export function formatDate(value: Time, language: string) {
  return format(value, language, { dateStyle: 'medium' })
}

export function formatTime(value: Time, language: string) {
  return format(value, language, { timeStyle: 'short' })
}

/** The date with the time of the day, such as for the full time on hover. */
export function formatDateTime(value: Time, language: string) {
  return format(value, language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** `17 Apr`, where the year is plain. */
export function formatDay(value: Time, language: string) {
  return format(value, language, { day: 'numeric', month: 'short' })
}

/** `April 2026`, or `Apr` where there is no room. */
export function formatMonth(value: Time, language: string, length: 'long' | 'short' = 'long') {
  return format(value, language, length === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short' })
}

const units: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `3 hours ago`, `in 2 weeks`; under a minute `now`. Empty for what is no time. */
export function formatRelative(value: Time, language: string, now: Time = Date.now()) {
  const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000
  if (Number.isNaN(seconds)) return ''
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', Number.POSITIVE_INFINITY]
  // Counted, not named: 47 hours ago are one day, but seldom yesterday.
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: unit === 'second' ? 'auto' : 'always' })
  return relative.format(Math.trunc(seconds / length), unit)
}
