import { http } from 'msw'
import { collection } from '@/_mock/collection'
import { operation } from '@/_mock/operation'
import { guarded, ok } from '@/_mock/respond'
import { url } from '@/_mock/url'
import { calendarEventSchema } from '@/api/calendar'
import { listOf } from '@/api/envelope'

const events = collection('events', calendarEventSchema, () => import('@/_mock/data/events.json'))

export const calendarHandlers = [
  operation(
    { summary: 'Lists events', answer: listOf(calendarEventSchema), names: { CalendarEvent: calendarEventSchema } },
    http.get(
      url('/api/calendar'),
      guarded(async () => {
        const all = await events.rows()
        return ok(all, { total: all.length })
      }),
    ),
  ),
]
