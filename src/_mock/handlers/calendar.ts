import { collection } from '@/_mock/collection'
import { resourceHandlers } from '@/_mock/resource'
import { fail } from '@/_mock/respond'
import { someOf } from '@/_mock/workspace'
import {
  type CalendarEvent,
  calendarEventSchema,
  eventPatchSchema,
  eventsSearchSchema,
  newEventSchema,
} from '@/api/calendar'

const rows = collection('calendar', calendarEventSchema, () => import('@/_mock/data/calendar.json'), {
  others: someOf,
})

export const calendarHandlers = resourceHandlers(
  {
    rows,
    one: 'CalendarEvent',
    search: eventsSearchSchema,
    text: ({ title, description, location }) => [title, description, location],
  },
  {
    create: newEventSchema,
    patch: eventPatchSchema,
    make: (body: Omit<CalendarEvent, 'id'>, id) => inOrder({ ...body, id }),
    apply: (row, body: Partial<CalendarEvent>) => inOrder({ ...row, ...body }),
  },
)

function inOrder(event: CalendarEvent) {
  if (Date.parse(event.endDate) >= Date.parse(event.startDate)) return event
  return fail(422, 'bad-time', 'The event ends before it starts', { endDate: 'Ends before it starts' })
}
