import * as z from 'zod/mini'
import { line, moment } from './fields'

export const calendarEventSchema = z.object({
  id: z.string(),
  title: line,
  description: z.string(),
  allDay: z.boolean(),
  startDate: moment,
  endDate: moment,
})
