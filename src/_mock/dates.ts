import { addDays, dayOf } from '@/utils/days'

/** The time of loading, from which the demo data's times are computed. */
export const now = Date.now()

/** The baked fields with a date and time, as minutes from now. */
const moments = new Set(['createdAt', 'modifiedAt', 'startDate', 'endDate', 'lastActivity'])

export const minutes = 60_000 // ms
export const days = 24 * 60 * minutes

/** The Monday of this week. */
const monday = addDays(dayOf(now), -((new Date(now).getDay() + 6) % 7))

export const isoOf = (time: number) => new Date(time).toISOString()

/**
 * Baked data with its offsets converted to dates and times, `{ days }` to the day that many days from today, and
 * `{ weekday, time }` to that local time, so many days after this week's Monday.
 */
export function laid<T>(value: unknown): T {
  return walk(value) as T
}

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk)
  if (typeof value !== 'object' || value === null) return value
  if ('days' in value && typeof value.days === 'number') return addDays(dayOf(now), value.days)
  if ('weekday' in value && typeof value.weekday === 'number' && 'time' in value && typeof value.time === 'string') {
    return isoOf(new Date(`${addDays(monday, value.weekday)}T${value.time}`).getTime())
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) =>
      moments.has(key) && typeof field === 'number' ? [key, isoOf(now + field * minutes)] : [key, walk(field)],
    ),
  )
}
