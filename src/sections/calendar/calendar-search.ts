import * as z from 'zod/mini'
import { day, word } from '@/api/list'
import { pageSearch, recordParams, type SearchChange, type SearchOf } from '@/components/records/page-search'
import { isLikelyDay } from '@/utils/days'

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const
export type CalendarViewName = (typeof calendarViews)[number]

/** The years of the date picker: what repeats until a much later one would take too long to find. */
const date = day().check(z.refine((value) => value === undefined || isLikelyDay(value)))

export const calendarPage = pageSearch(z.object({}), {
  ...recordParams,
  /** Without one it is the month, and on a phone the agenda. */
  view: z.catch(z.optional(z.enum(calendarViews)), undefined),
  /** A day of what is visible; without one it is today. */
  date: z.catch(date, undefined),
  /** The start of the open occurrence, of an event that repeats. */
  on: word(),
  /** The times of a new event: `2026-11-30T10:00`, or days. */
  from: word(),
  to: word(),
})
export type CalendarSearch = SearchOf<typeof calendarPage>

/** The change that closes what is open. */
export const closed: SearchChange<CalendarSearch> = {
  id: undefined,
  edit: undefined,
  new: undefined,
  on: undefined,
  from: undefined,
  to: undefined,
}
