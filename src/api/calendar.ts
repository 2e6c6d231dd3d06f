import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { listOf } from './envelope'
import { line, moment } from './fields'

export const calendarEventSchema = z.object({
  id: z.string(),
  title: line,
  description: z.string(),
  allDay: z.boolean(),
  startDate: moment,
  endDate: moment,
})
export type CalendarEvent = z.infer<typeof calendarEventSchema>

export function calendarQuery() {
  return queryOptions({
    queryKey: ['calendar'],
    queryFn: ({ signal }) => api('/api/calendar', listOf(calendarEventSchema), { signal }),
  })
}
