import { localeOf } from '@/utils/format-number'
import type { CalendarViewName } from './calendar-search'
import { day, dayStart, type Wall } from './wall-time'

/** A day of the week as in ISO 8601: 1 is Monday, 7 Sunday. */
export type Weekday = number

interface WeekInfo {
  firstDay: Weekday
}
type WithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo }

/**
 * The first day of the week in a language, by the reader's region if their browser names one for it. For browsers without
 * Intl.Locale's weekInfo it is that of the date picker.
 */
export function firstDayOf(language: string, preferred: readonly string[] = navigator.languages): Weekday {
  const base = language.split('-')[0]
  const tag = preferred.find((tag) => tag.split('-')[0] === base && /-[A-Z]{2}\b/.test(tag)) ?? localeOf(language)
  const locale: WithWeek = new Intl.Locale(tag)
  const info = locale.getWeekInfo?.() ?? locale.weekInfo
  return info?.firstDay ?? (base === 'en' ? 7 : base === 'ar' ? 6 : 1)
}

export function weekStart(wall: Wall, firstDay: Weekday): Wall {
  const weekday = new Date(wall).getUTCDay() || 7
  return dayStart(wall) - ((weekday - firstDay + 7) % 7) * day
}

export function monthStart(wall: Wall): Wall {
  const date = new Date(wall)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

/** The same day of another month, or its last one. */
export function addMonths(wall: Wall, count: number): Wall {
  const date = new Date(wall)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) + (wall - dayStart(wall))
}

/** The days of an agenda. */
const agendaDays = 30

/** The days that a view shows, by their starts. */
export function daysOf(view: CalendarViewName, date: Wall, firstDay: Weekday): Wall[] {
  if (view === 'day') return daysFrom(dayStart(date), 1)
  if (view === 'agenda') return daysFrom(dayStart(date), agendaDays)
  if (view === 'week') return daysFrom(weekStart(date, firstDay), 7)
  const start = weekStart(monthStart(date), firstDay)
  const weeks = Math.ceil((addMonths(monthStart(date), 1) - start) / (7 * day))
  return daysFrom(start, weeks * 7)
}

const daysFrom = (start: Wall, count: number) => Array.from({ length: count }, (_, index) => start + index * day)

/** The date one step earlier (-1) or later (1). */
export function step(view: CalendarViewName, date: Wall, direction: 1 | -1): Wall {
  if (view === 'month') return addMonths(date, direction)
  return date + direction * { week: 7, day: 1, agenda: agendaDays }[view] * day
}
