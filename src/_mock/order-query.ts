import type { Order, OrdersSearch } from '@/api/orders'
import { dayOf } from '@/utils/days'
import { indexOf, type Orders, period } from './data/orders'
import { english, type Reader } from './reader'
import { fits, order, type Selection, since, until } from './select'

/** Indexes of orders in a list's order, computed on access. */
type Sequence = { length: number; at: (position: number) => number }
export type Changes = ReadonlyMap<string, Order | null>

export const selection: Selection<Order> = {
  text: (row) => [row.orderNumber, row.customer.name, row.customer.email],
  filters: {
    from: (row, day: string) => since(row.createdAt, day),
    to: (row, day: string) => until(row.createdAt, day),
  },
  sorts: {
    orderNumber: (row) => indexOf(row.id),
    createdAt: (row) => Date.parse(row.createdAt),
    customer: (row) => row.customer.name,
  },
  words: { status: 'orders.statuses' },
}

/** A page of a list of orders, the total, and the count per status. */
export function queryOrders(orders: Orders, changes: Changes, search: OrdersSearch, reader: Reader = english) {
  const found = find(orders, search, reader)
  const compare = comparator(search.sort, reader)
  const touched = [...changes.keys()].map(indexOf).filter((index) => index >= 0 && index < orders.count)
  const extra = [...changes.values()].filter((row) => row !== null)

  // The positions of the changed rows in the unchanged list.
  const rank = (row: Order) => lowerBound(found.length, (position) => compare(orders.at(found.at(position)), row) >= 0)
  const gone = touched
    .map((index) => orders.at(index))
    .filter((row) => fits(row, search, selection))
    .map(rank)
    .sort((a, b) => a - b)
  const added = extra
    .filter((row) => fits(row, search, selection))
    .sort(compare)
    .map((row) => ({ row, rank: rank(row) }))

  const total = found.length - gone.length + added.length
  const start = (search.page - 1) * search.pageSize
  const end = Math.min(start + search.pageSize, total)
  const page: Order[] = []
  added.forEach(({ row, rank }, position) => {
    place(rank - below(gone, rank) + position, row)
  })
  const last = Math.min(found.length, end + gone.length)
  for (let position = Math.max(0, start - added.length); position < last; position++) {
    if (gone.includes(position)) continue
    const before = added.filter(({ rank }) => rank <= position).length
    const to = position - below(gone, position) + before
    if (to >= start && to < end) place(to, orders.at(found.at(position)))
  }

  function place(to: number, row: Order) {
    if (to >= start && to < end) page[to - start] = row
  }

  return { data: page, total, counts: countStatuses(orders, changes, search, touched) }
}

/** The orders between two moments: count, sales, and sums by country and by status. */
export function sumOrders(orders: Orders, changes: Changes, from: number, to: number) {
  const sums = { orders: 0, sales: 0, byCountry: new Map<string, { amount: number; orders: number }>() }
  const byStatus = new Map<Order['status'], number>()
  const [low, high] = [indexAt(orders, from), indexAt(orders, to)]

  function add(row: Order, times: number) {
    sums.orders += times
    byStatus.set(row.status, (byStatus.get(row.status) ?? 0) + times)
    if (row.status === 'cancelled' || row.status === 'refunded') return
    const { country } = row.shippingAddress
    const sold = sums.byCountry.get(country) ?? { amount: 0, orders: 0 }
    const amount = row.totalAmount * times
    sums.byCountry.set(country, { amount: sold.amount + amount, orders: sold.orders + times })
    sums.sales += amount
  }

  orders.kinds.forEach((row, kind) => {
    const times = countBelow([kind], high) - countBelow([kind], low)
    if (times) add(row, times)
  })
  for (const [id, row] of changes) {
    const index = indexOf(id)
    if (index >= low && index < high) add(orders.at(index), -1)
    if (row && Date.parse(row.createdAt) >= from && Date.parse(row.createdAt) < to) add(row, 1)
  }
  return { ...sums, byStatus }
}

function find(orders: Orders, search: OrdersSearch, reader: Reader = english): Sequence {
  const [low, high] = range(orders, search)
  const descending = search.sort.startsWith('-')
  const byIndex = /^-?(createdAt|orderNumber)$/.test(search.sort)
  const numbers = partsOfNumber(search)
  const fitting = [...orders.kinds.keys()].filter((kind) => fitsKind(orders.kinds[kind] as Order, search))

  // Groups of kinds that the sort order distinguishes; by index there is only one.
  const groups = byIndex ? [fitting] : grouped(orders, fitting, search.sort, reader)
  const newestFirst = descending || !byIndex
  return joined(
    groups.map((group) => {
      if (numbers.length > 0) return listed(withNumbers(orders, group, numbers, low, high), newestFirst)
      return counted(group, low, high, newestFirst)
    }),
  )
}

/** True if all orders of a kind match, whatever their number and date. */
function fitsKind(row: Order, search: OrdersSearch) {
  const q = wordsOf(search)
    .filter((word) => !isNumber(word))
    .join(' ')
  return fits({ ...row, orderNumber: '' }, { ...search, q }, selection, ['from', 'to'])
}

const wordsOf = ({ q }: OrdersSearch) => q.split(/\s+/).filter(Boolean)
const isNumber = (word: string) => /^#?\d*$/.test(word)

/** The words of a search that may be part of an order number. */
const partsOfNumber = (search: OrdersSearch) => wordsOf(search).filter(isNumber)

function grouped(orders: Orders, fitting: number[], sort: string, reader: Reader) {
  const compare = order(sort, selection, reader)
  const byKind = (a: number, b: number) => compare(orders.kinds[a] as Order, orders.kinds[b] as Order)
  const groups: number[][] = []
  for (const kind of fitting.toSorted(byKind)) {
    const group = groups.at(-1)
    if (group && byKind(group[0] as number, kind) === 0) group.push(kind)
    else groups.push([kind])
  }
  return groups.map((group) => group.sort((a, b) => a - b))
}

/** The orders of some kinds between two indexes, by arithmetic alone. */
function counted(group: number[], low: number, high: number, newestFirst: boolean): Sequence {
  const [before, length] = [countBelow(group, low), countBelow(group, high) - countBelow(group, low)]
  return {
    length,
    at(position) {
      const nth = before + (newestFirst ? length - 1 - position : position)
      return Math.floor(nth / group.length) * period + (group[nth % group.length] as number)
    },
  }
}

function countBelow(group: number[], index: number) {
  return Math.floor(index / period) * group.length + group.filter((kind) => kind < index % period).length
}

// Part of a number is the only search that has to check every order.
function withNumbers(orders: Orders, group: number[], numbers: string[], low: number, high: number) {
  const wanted = new Set(group)
  const texts = orders.kinds.map((row) => selection.text(row).slice(1).join(' '))
  const found: number[] = []
  for (let index = low; index < high; index++) {
    const kind = index % period
    if (!wanted.has(kind)) continue
    const [number, text = ''] = [orders.number(index), texts[kind]]
    if (numbers.every((part) => number.includes(part) || text.includes(part))) found.push(index)
  }
  return found
}

function listed(indexes: number[], newestFirst: boolean): Sequence {
  return {
    length: indexes.length,
    at: (position) => indexes[newestFirst ? indexes.length - 1 - position : position] as number,
  }
}

function joined(parts: Sequence[]): Sequence {
  return {
    length: parts.reduce((sum, { length }) => sum + length, 0),
    at(position) {
      let left = position
      for (const part of parts) {
        if (left < part.length) return part.at(left)
        left -= part.length
      }
      throw new RangeError(`No order at ${position}`)
    },
  }
}

function countStatuses(orders: Orders, changes: Changes, search: OrdersSearch, touched: number[]) {
  const counts: Record<string, number> = {}
  const add = (status: string, times: number) => {
    counts[status] = (counts[status] ?? 0) + times
  }
  const statuses = orders.kinds.map(({ status }) => status)
  for (const status of new Set(statuses)) add(status, 0)
  if (partsOfNumber(search).length > 0) {
    // Checks every order once for all statuses.
    const all = find(orders, { ...search, status: undefined, sort: '-createdAt' })
    for (let position = 0; position < all.length; position++) add(statuses[all.at(position) % period] as string, 1)
  } else {
    for (const status of new Set(statuses)) add(status, find(orders, { ...search, status, sort: '-createdAt' }).length)
  }
  for (const index of touched) {
    const row = orders.at(index)
    if (fits(row, search, selection, ['status'])) add(row.status, -1)
  }
  for (const row of changes.values()) {
    if (row && fits(row, search, selection, ['status'])) add(row.status, 1)
  }
  return counts
}

function range(orders: Orders, { from, to }: OrdersSearch) {
  const day = (index: number) => dayOf(orders.time(index))
  const low = from ? lowerBound(orders.count, (index) => day(index) >= from) : 0
  const high = to ? lowerBound(orders.count, (index) => day(index) > to) : orders.count
  return [low, Math.max(low, high)] as const
}

/** The index of the first order at a moment or later. */
function indexAt(orders: Orders, moment: number) {
  return lowerBound(orders.count, (index) => orders.time(index) >= moment)
}

/** The full order of a list: equal rows are sorted by number, newest first unless the list is sorted by number. */
function comparator(sort: string, reader: Reader) {
  const compare = order(sort, selection, reader)
  const oldestFirst = sort === 'createdAt' || sort === 'orderNumber'
  return (a: Order, b: Order) => {
    const byNumber = indexOf(a.id) - indexOf(b.id)
    return compare(a, b) || (oldestFirst ? byNumber : -byNumber)
  }
}

/** Binary search: the first position from 0 to length where a condition holds. */
function lowerBound(length: number, holds: (position: number) => boolean) {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const below = (sorted: number[], value: number) => sorted.filter((each) => each < value).length
