import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf } from './envelope'
import { calendarDay, country } from './fields'
import { orderStatuses } from './orders-search'
import { overviewPeriods } from './overview-search'
import { ticketStatuses } from './tickets'

export const overviewFigures = ['sales', 'orders', 'bookings', 'reviews'] as const

const counted = <const V extends readonly string[]>(statuses: V) =>
  z.array(z.object({ status: z.enum(statuses), count: z.number() }))

/** All of it counted from the demo data. */
export const overviewSchema = z.object({
  period: z.enum(overviewPeriods),
  /** Of the period, of the one before it, and in equal steps through the period, oldest first. */
  figures: z.array(
    z.object({
      name: z.enum(overviewFigures),
      value: z.number(),
      previous: z.number(),
      trend: z.array(z.number()),
    }),
  ),
  /** The last twelve months, whatever the period. */
  bookingsByMonth: z.array(
    z.object({
      /** Its first day. */
      month: calendarDay,
      Paid: z.number(),
      Pending: z.number(),
      Cancelled: z.number(),
    }),
  ),
  /** Of the period, largest first; cancelled and refunded orders are no sales. */
  salesByCountry: z.array(z.object({ country, amount: z.number(), orders: z.number() })),
  ordersByStatus: counted(orderStatuses),
  /** All tickets and users, whatever the period. */
  ticketsByStatus: counted(ticketStatuses),
  users: z.object({ total: z.number(), active: z.number() }),
})
export type Overview = z.infer<typeof overviewSchema>

export function overviewQuery(period: (typeof overviewPeriods)[number] = '30d') {
  return queryOptions({
    queryKey: ['overview', period],
    queryFn: async ({ signal }) =>
      (await api('/api/overview', dataOf(overviewSchema), { query: { period }, signal })).data,
  })
}
