import { isDay } from './days'
import { localeOf } from './format-number'

type Time = string | number | Date

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function format(value: Time, language: string, options: Intl.DateTimeFormatOptions) {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  // A day is parsed as its midnight in UTC.
  return dateFormat(language, isDay(value) ? { ...options, timeZone: 'UTC' } : options).format(date)
}

function dateFormat(language: string, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options)
  let found = dateFormats.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat(localeOf(language), options)
    dateFormats.set(key, found)
  }
  return found
}

/** A day, or the local day of a moment, in the language's format: `17 Apr 2026`; empty for an invalid one. */
export function formatDate(value: Time, language: string) {
  return format(value, language, { dateStyle: 'medium' })
}

export function formatTime(value: Time, language: string) {
  return format(value, language, { timeStyle: 'short' })
}

/** Date and time, such as for a tooltip. */
export function formatDateTime(value: Time, language: string) {
  return format(value, language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** `17 Apr`, if the year is clear. */
export function formatDay(value: Time, language: string) {
  return format(value, language, { day: 'numeric', month: 'short' })
}

/** `17 Apr – 3 May 2026`. */
export function formatDays(from: string, to: string, language: string) {
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to))
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

/** `3 hours ago`, `in 2 weeks`; under a minute `now`. Empty for an invalid one. */
export function formatRelative(value: Time, language: string, now: Time = Date.now()) {
  const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000
  if (Number.isNaN(seconds)) return ''
  const [unit, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', Number.POSITIVE_INFINITY]
  // Numeric: 47 hours ago is one day, but rarely yesterday.
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: unit === 'second' ? 'auto' : 'always' })
  return relative.format(Math.trunc(seconds / length), unit)
}
