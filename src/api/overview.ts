import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf } from './envelope'
import { calendarDay, country } from './fields'
import { orderStatuses } from './orders'
import { overviewPeriods } from './overview-search'
import { ticketStatuses } from './tickets'

export const overviewFigures = ['sales', 'orders', 'bookings', 'reviews'] as const

const counted = <const V extends readonly string[]>(statuses: V) =>
  z.array(z.object({ status: z.enum(statuses), count: z.number() }))

/** The figures of a period, which ends today. */
export const overviewSchema = z.object({
  period: z.enum(overviewPeriods),
  /** What the trends go by, oldest first: the first and the last day of each; days, or months that end as today does. */
  steps: z.array(z.object({ from: calendarDay, to: calendarDay })),
  /** Of the period, of the one before it, and of each step. */
  figures: z.array(
    z.object({
      name: z.enum(overviewFigures),
      value: z.number(),
      previous: z.number(),
      trend: z.array(z.number()),
    }),
  ),
  /** The last twelve months, for any period. */
  bookingsByMonth: z.array(
    z.object({
      /** The first day of the month. */
      month: calendarDay,
      Paid: z.number(),
      Pending: z.number(),
      Cancelled: z.number(),
    }),
  ),
  /** Sales of the period, largest first, without cancelled and refunded orders. */
  salesByCountry: z.array(z.object({ country, amount: z.number(), orders: z.number() })),
  ordersByStatus: counted(orderStatuses),
  /** All that wait, whatever the period. */
  pendingOrders: z.number(),
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
