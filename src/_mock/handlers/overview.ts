import { http } from 'msw'
import * as z from 'zod/mini'
import { loadOrders } from '@/_mock/data/orders'
import { operation } from '@/_mock/operation'
import { sumOrders } from '@/_mock/order-query'
import { guarded, ok } from '@/_mock/respond'
import { fromAddress } from '@/_mock/select'
import { url } from '@/_mock/url'
import { bookingStatuses } from '@/api/bookings'
import { dataOf } from '@/api/envelope'
import { orderStatuses } from '@/api/orders-search'
import { type Overview, overviewSchema } from '@/api/overview'
import { overviewSearchSchema } from '@/api/overview-search'
import { ticketStatuses } from '@/api/tickets'
import { addDays, dayOf, daysBefore, today } from '@/utils/days'
import { orderChanges } from './orders'
import { bookingRows, reviewRows, ticketRows } from './read-only'
import { userRows } from './users'

/** How long a period is, in days, and into how many steps its trend line goes. */
const periods = {
  '7d': { length: 7, steps: 7 },
  '30d': { length: 30, steps: 15 },
  '1y': { length: 365, steps: 12 },
} satisfies Record<Overview['period'], { length: number; steps: number }>

export const overviewHandlers = [
  operation(
    {
      summary: 'Gives the figures and series of the overview',
      search: overviewSearchSchema,
      answer: dataOf(overviewSchema),
      names: { Overview: overviewSchema },
    },
    http.get(
      url('/api/overview'),
      guarded(async ({ search }) => {
        const { period } = z.parse(overviewSearchSchema, fromAddress(search))
        const [orders, bookings, reviews, tickets, users] = await Promise.all([
          loadOrders(),
          bookingRows.rows(),
          reviewRows.rows(),
          ticketRows.rows(),
          userRows.rows(),
        ])
        const changes = orderChanges()
        const sums = (from: number, to: number) => sumOrders(orders, changes, from, to)
        const { length, steps } = periods[period]
        // A minute ahead, so that what was ordered just now counts.
        const end = Date.now() + 60_000
        const now = sums(daysBefore(end, length), end)

        const figure = (name: Overview['figures'][number]['name'], value: (from: number, to: number) => number) => {
          const edge = (step: number) => daysBefore(end, Math.round(length * (1 - step / steps)))
          return {
            name,
            value: value(edge(0), end),
            previous: value(daysBefore(end, 2 * length), edge(0)),
            trend: Array.from({ length: steps }, (_, step) => value(edge(step), edge(step + 1))),
          }
        }
        const within = (rows: { createdAt: string }[]) => (from: number, to: number) =>
          rows.filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) < to).length

        const overview: Overview = {
          period,
          figures: [
            figure('sales', (from, to) => cents(sums(from, to).sales)),
            figure('orders', (from, to) => sums(from, to).orders),
            figure('bookings', within(bookings)),
            figure('reviews', within(reviews)),
          ],
          bookingsByMonth: lastMonths(12).map((month) => ({
            month,
            ...count(
              bookingStatuses,
              bookings.filter(({ createdAt }) => firstOfMonth(dayOf(createdAt)) === month),
            ),
          })),
          salesByCountry: [...now.byCountry]
            .map(([country, sold]) => ({ country, amount: cents(sold.amount), orders: sold.orders }))
            .filter((sold) => sold.orders > 0)
            .sort((a, b) => b.amount - a.amount),
          ordersByStatus: orderStatuses.map((status) => ({ status, count: now.byStatus.get(status) ?? 0 })),
          ticketsByStatus: Object.entries(count(ticketStatuses, tickets)).map(([status, count]) => ({
            status: status as (typeof ticketStatuses)[number],
            count,
          })),
          users: { total: users.length, active: users.filter(({ status }) => status === 'active').length },
        }
        return ok(overview)
      }),
    ),
  ),
]

const cents = (value: number) => Math.round(value * 100) / 100

function count<S extends string>(statuses: readonly S[], rows: { status: S }[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
  ) as Record<S, number>
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** The first days of the months up to this one, oldest first. */
function lastMonths(count: number) {
  const months = [firstOfMonth(today())]
  while (months.length < count) months.unshift(firstOfMonth(addDays(months[0] as string, -1)))
  return months
}
