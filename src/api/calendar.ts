import * as z from 'zod/mini'
import { line, moment, picture, required } from './fields'
import { searchOf } from './list'
import { resource } from './resource'

/** Colors of the palette. */
export const eventColors = ['primary', 'info', 'success', 'warning', 'error', 'secondary'] as const
export type EventColor = (typeof eventColors)[number]

export const eventsSearchSchema = searchOf({ sorts: ['startDate'], sort: 'startDate', filters: {}, pageSize: 1000 })

/** The value of an RRULE of RFC 5545; empty if the event does not repeat. */
const rrule = z
  .string()
  .check(z.regex(/^(FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[\w,+-]+)*)?$/, 'Enter a rule of RFC 5545'))

export const attendeeSchema = z.object({ id: z.string(), name: line, avatarUrl: picture })

export const calendarEventSchema = z.object({
  id: z.string(),
  title: line,
  description: z.string(),
  /** Lasts whole days: those of its moments in its time zone, without the day that begins at its end. */
  allDay: z.boolean(),
  startDate: moment,
  endDate: moment,
  color: z._default(z.enum(eventColors), 'primary'),
  location: z._default(line, ''),
  rrule: z._default(rrule, ''),
  /** The starts of a repeating event that are left out, as in EXDATE of RFC 5545. */
  exDates: z._default(z.array(moment), []),
  /** Its IANA name: a repeating event keeps its hour there when the clocks change. Empty is the reader's. */
  timeZone: z._default(z.string(), ''),
  attendees: z._default(z.array(attendeeSchema), []),
})
export type CalendarEvent = z.infer<typeof calendarEventSchema>

const fields = z.extend(z.omit(calendarEventSchema, { id: true }), { title: required })

export const newEventSchema = z.extend(fields, {
  id: z.optional(z.string()),
  description: z._default(z.string(), ''),
  allDay: z._default(z.boolean(), false),
})

const { color, location, timeZone, exDates, attendees, ...others } = fields.shape

/** Without defaults: a field that is not sent is not changed. */
export const eventPatchSchema = z.partial(
  z.object({
    ...others,
    color: color.def.innerType,
    location: location.def.innerType,
    rrule,
    timeZone: timeZone.def.innerType,
    exDates: exDates.def.innerType,
    attendees: attendees.def.innerType,
  }),
)

export const events = resource('calendar', {
  row: calendarEventSchema,
  search: eventsSearchSchema,
  create: newEventSchema,
  patch: eventPatchSchema,
})
