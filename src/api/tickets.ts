import * as z from 'zod/mini'
import { line, moment, picture } from './fields'
import { oneOf, searchOf } from './list'
import { resource } from './resource'

export const ticketStatuses = ['Pending', 'Canceled', 'Sold'] as const

export const ticketSchema = z.object({
  id: z.string(),
  event: z.string(),
  seat: z.string(),
  price: z.number(),
  customer: z.object({ name: line, avatarUrl: picture }),
  status: z.enum(ticketStatuses),
  createdAt: moment,
})
export type Ticket = z.infer<typeof ticketSchema>

export const ticketsSearchSchema = searchOf({
  sorts: ['event', 'price', 'status', 'createdAt'],
  sort: '-createdAt',
  filters: { status: oneOf(ticketStatuses) },
})

export const tickets = resource('tickets', { row: ticketSchema, search: ticketsSearchSchema })
