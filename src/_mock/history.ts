import { type Booking, bookingStatuses } from '@/api/bookings'
import { type Order, orderStatuses } from '@/api/orders'
import { today } from '@/utils/days'
import { loadedOnce, tellRowsRead } from './collection'

// What happened before the rows that the lists hold, day by day.

type Row = (number | string)[]
export type History = Row[]

export interface Sums {
  sales: number
  orders: number
  bookings: number
  reviews: number
  /** What was sold, by country. */
  byCountry: Map<string, { amount: number; orders: number }>
  byStatus: Record<Order['status'], number>
  byBooking: Record<Booking['status'], number>
}

const loadRows = loadedOnce(async () => (await import('./data/history.json')).default)

/** A workspace's days that are over and this one, newest first; the same weekday has always the same part in it. */
export async function loadHistory(workspace: number) {
  tellRowsRead('history')
  const rows = (await loadRows()).map((row) => (workspace === 1 ? row : partOf(row, workspace)))
  // The newest row is a Saturday's.
  return rows.slice(6 - new Date(`${today()}T00:00Z`).getUTCDay())
}

/** A day of another workspace: part of the orders and bookings, each day at least one order. */
function partOf(row: Row, workspace: number): Row {
  const [pending, cancelled, refunded, paid, waiting, dropped, reviews] = row as number[] as Tuple
  const all = String(row.at(-1)).split(' ')
  const sold = all.filter((_, index) => index === 0 || (index + workspace) % 3 !== 0)
  const bookings = Math.ceil(paid / workspace)
  return [Math.min(pending, sold.length), cancelled, refunded, bookings, waiting, dropped, reviews, sold.join(' ')]
}

/** The sums over days, the first and the last included; of what is ahead nothing. */
export function sumDays(history: History, { from, to }: { from: string; to: string }): Sums {
  const sums: Sums = {
    sales: 0,
    orders: 0,
    bookings: 0,
    reviews: 0,
    byCountry: new Map(),
    byStatus: mapped(orderStatuses, () => 0),
    byBooking: mapped(bookingStatuses, () => 0),
  }
  for (const row of history.slice(Math.max(0, daysAgo(to)), daysAgo(from) + 1)) {
    const [pending, cancelled, refunded, paid, waiting, dropped, reviews] = row as number[] as Tuple
    const sold = String(row.at(-1)).split(' ')
    for (const order of sold) {
      const [country, amount] = [order.slice(0, 2), Number(order.slice(2))]
      const before = sums.byCountry.get(country) ?? { amount: 0, orders: 0 }
      sums.byCountry.set(country, { amount: before.amount + amount, orders: before.orders + 1 })
      sums.sales += amount
    }
    sums.orders += sold.length + cancelled + refunded
    sums.bookings += paid + waiting + dropped
    sums.reviews += reviews
    add(sums.byStatus, { completed: sold.length - pending, pending, cancelled, refunded })
    add(sums.byBooking, { Paid: paid, Pending: waiting, Cancelled: dropped })
  }
  return sums
}

type Tuple = [number, number, number, number, number, number, number]

const daysAgo = (day: string) => (Date.parse(today()) - Date.parse(day)) / 86_400_000

function add<K extends string>(counts: Record<K, number>, more: Record<K, number>) {
  for (const key of Object.keys(more) as K[]) counts[key] += more[key]
}

/** A record with a value for each of some names. */
export function mapped<K extends string, V>(names: readonly K[], value: (name: K) => V) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>
}
