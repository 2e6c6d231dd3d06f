import * as z from 'zod/mini'
import { calendarDay, country, line, moment, picture } from './fields'
import { oneOf, searchOf } from './list'
import { resource } from './resource'

export const bookingStatuses = ['Paid', 'Pending', 'Cancelled'] as const

export const bookingSchema = z.object({
  id: z.string(),
  destination: z.object({ name: line, coverUrl: picture, country }),
  status: z.enum(bookingStatuses),
  customer: z.object({ name: line, avatarUrl: picture, phoneNumber: z.string() }),
  guests: z.number(),
  createdAt: moment,
  checkIn: calendarDay,
  checkOut: calendarDay,
})
export type Booking = z.infer<typeof bookingSchema>

export const bookingsSearchSchema = searchOf({
  sorts: ['createdAt', 'checkIn', 'checkOut', 'status', 'guests'],
  sort: '-createdAt',
  filters: { status: oneOf(bookingStatuses) },
})

export const bookings = resource('bookings', { row: bookingSchema, search: bookingsSearchSchema })
