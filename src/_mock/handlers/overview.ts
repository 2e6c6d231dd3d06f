import { http } from 'msw'
import * as z from 'zod/mini'
import { loadOrders, type Orders } from '@/_mock/data/orders'
import { loadHistory, mapped, type Sums, sumDays } from '@/_mock/history'
import { operation } from '@/_mock/operation'
import { type Changes, sumOrders } from '@/_mock/order-query'
import { guarded, ok } from '@/_mock/respond'
import { fromSearchParams } from '@/_mock/select'
import { url } from '@/_mock/url'
import { dataOf } from '@/api/envelope'
import { orderStatuses } from '@/api/orders'
import { type Overview, overviewFigures, overviewSchema } from '@/api/overview'
import { overviewSearchSchema } from '@/api/overview-search'
import { ticketStatuses } from '@/api/tickets'
import { addDays, today } from '@/utils/days'
import { orderChanges } from './orders'
import { ticketRows } from './read-only'
import { userRows } from './users'

type Day = { from: string; to: string }

/** The steps of a period that ends with a day, oldest first, and the days of the one before it. */
function laidOut(period: Overview['period'], last: string): { steps: Day[]; before: Day } {
  if (period === '1y') {
    const after = (months: number) => addDays(monthsBefore(last, months), 1)
    const steps = Array.from({ length: 12 }, (_, month) => ({
      from: after(12 - month),
      to: monthsBefore(last, 11 - month),
    }))
    return { steps, before: { from: after(24), to: monthsBefore(last, 12) } }
  }
  const length = period === '7d' ? 7 : 30
  const days = Array.from({ length }, (_, day) => addDays(last, day + 1 - length))
  const before = { from: addDays(last, 1 - 2 * length), to: addDays(last, -length) }
  return { steps: days.map((day) => ({ from: day, to: day })), before }
}

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
      guarded(async ({ search, workspace }) => {
        const { period } = z.parse(overviewSearchSchema, fromSearchParams(search))
        const [history, orders, tickets, users] = await Promise.all([
          loadHistory(workspace),
          loadOrders(workspace),
          ticketRows.rows(workspace),
          userRows.rows(workspace),
        ])
        const changes = orderChanges(workspace)
        const sum = (days: Day) => withChanges(sumDays(history, days), orders, changes, days)
        const last = today()
        const { steps, before } = laidOut(period, last)
        const now = sum({ from: (steps[0] as Day).from, to: last })
        const previous = sum(before)
        const trend = steps.map(sum)

        const overview: Overview = {
          period,
          steps,
          figures: overviewFigures.map((name) => ({
            name,
            value: now[name],
            previous: previous[name],
            trend: trend.map((step) => step[name]),
          })),
          bookingsByMonth: lastMonths(12, last).map((month) => {
            const { byBooking } = sumDays(history, { from: month, to: addDays(nextMonth(month), -1) })
            return { month, ...byBooking }
          }),
          salesByCountry: [...now.byCountry]
            .map(([country, { amount, orders }]) => ({ country, amount: cents(amount), orders }))
            .filter((sold) => sold.orders > 0)
            .sort((a, b) => b.amount - a.amount),
          ordersByStatus: orderStatuses.map((status) => ({ status, count: now.byStatus[status] })),
          pendingOrders: sumOrders(orders, changes, 0, Number.POSITIVE_INFINITY).byStatus.get('pending') ?? 0,
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

/** What orders that were changed, came in or went make of sums of the history, of which they are no part. */
function withChanges(sums: Sums, orders: Orders, changes: Changes, { from, to }: Day): Sums {
  if (changes.size === 0) return sums
  const [start, end] = [startOf(from), startOf(addDays(to, 1))]
  const is = sumOrders(orders, changes, start, end)
  const was = sumOrders(orders, new Map(), start, end)
  const byCountry = new Map(sums.byCountry)
  for (const country of [...is.byCountry.keys(), ...was.byCountry.keys()]) {
    const [more, less, old] = [is.byCountry.get(country), was.byCountry.get(country), sums.byCountry.get(country)]
    const of = (part: 'amount' | 'orders') => (old?.[part] ?? 0) + (more?.[part] ?? 0) - (less?.[part] ?? 0)
    byCountry.set(country, { amount: of('amount'), orders: of('orders') })
  }
  return {
    ...sums,
    sales: cents(sums.sales + is.sales - was.sales),
    orders: sums.orders + is.orders - was.orders,
    byCountry,
    byStatus: mapped(
      orderStatuses,
      (status) => sums.byStatus[status] + (is.byStatus.get(status) ?? 0) - (was.byStatus.get(status) ?? 0),
    ),
  }
}

const startOf = (day: string) => new Date(`${day}T00:00`).getTime()

const cents = (value: number) => Math.round(value * 100) / 100

function count<S extends string>(statuses: readonly S[], rows: { status: S }[]) {
  return mapped(statuses, (status) => rows.filter((row) => row.status === status).length)
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (first: string) => firstOfMonth(addDays(first, 31))

/** The first days of the months up to that of a day, oldest first. */
function lastMonths(count: number, day: string) {
  const months = [firstOfMonth(day)]
  while (months.length < count) months.unshift(firstOfMonth(addDays(months[0] as string, -1)))
  return months
}

/** The same day of a month before; where that is shorter its last. */
function monthsBefore(day: string, count: number) {
  const first = lastMonths(count + 1, day)[0] as string
  const end = addDays(nextMonth(first), -1)
  const date = Math.min(Number(day.slice(8)), Number(end.slice(8)))
  return addDays(first, date - 1)
}
