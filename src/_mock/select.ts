import { dayOf } from '@/utils/days'

import { wordFinder } from '@/utils/find-text'
import { localeOf } from '@/utils/format-number'
import { english, type Reader, type Words } from './reader'

type Search = { page: number; pageSize: number; sort: string; q: string } & Record<string, unknown>

export type Selection<T> = {
  /** The texts that `q` searches. */
  text: (row: T) => (string | number)[]
  /** Filters other than by the values of the field of that name. */
  filters?: Record<string, (row: T, value: never, all: T[]) => boolean>
  /** Sort keys other than the field of that name. */
  sorts?: Record<string, (row: T, language: string) => string | number>
  /** The labels for a field's values, which the field is sorted by. */
  words?: Words
}

const notFilters = ['page', 'pageSize', 'sort', 'q']

/** True if a row matches a search, ignoring the fields in `except`. */
export function fits<T>(row: T, search: Search, selection: Selection<T>, except: string[] = []) {
  return fitting(search, selection, [row], except)(row)
}

/** The same as a filter of many rows, which must be all of them. */
export function fitting<T>(search: Search, { text, filters = {} }: Selection<T>, all: T[], except: string[] = []) {
  const holds = finder(search.q)
  const wanted = Object.entries(search).filter(
    ([name, value]) => value !== undefined && !notFilters.includes(name) && !except.includes(name),
  )
  const tests = wanted.map(([name, value]) => {
    const filter = filters[name] as ((row: T, value: unknown, all: T[]) => boolean) | undefined
    return filter ? (row: T) => filter(row, value, all) : (row: T) => overlap(row[name as keyof T], value)
  })
  return (row: T) => holds(text(row)) && tests.every((test) => test(row))
}

/** Matches texts that contain all words of a query, in any order, ignoring case and accents. */
export function finder(query: string) {
  const holds = wordFinder(query)
  return (texts: (string | number)[]) => holds(texts.join(' '))
}

function overlap(field: unknown, wanted: unknown) {
  const have = Array.isArray(field) ? field : [field]
  return (Array.isArray(wanted) ? wanted : [wanted]).some((value) => have.includes(value))
}

/** A comparator for the sort order of a search, by visible labels. */
export function order<T>(sort: string, { sorts = {} }: Selection<T>, { language, words }: Reader = english) {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const shown = words[name] ?? {}
  const fieldOf = (row: T) => {
    const value = row[name as keyof T] as string | number
    return shown[value] ?? value
  }
  const key = sorts[name] ?? fieldOf
  const collator = collatorOf(language)
  return (a: T, b: T) => {
    const [x, y] = [key(a, language), key(b, language)]
    const difference = typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y))
    return descending ? -difference : difference
  }
}

const collators = new Map<string, Intl.Collator>()

function collatorOf(language: string) {
  const found = collators.get(language) ?? new Intl.Collator(localeOf(language), { numeric: true, sensitivity: 'base' })
  collators.set(language, found)
  return found
}

/** The page of a search, sorted; rows before and after it are not sorted. */
export function page<T>(
  rows: T[],
  compare: (a: T, b: T) => number,
  { page, pageSize }: Pick<Search, 'page' | 'pageSize'>,
) {
  const start = Math.min((page - 1) * pageSize, rows.length)
  const end = Math.min(start + pageSize, rows.length)
  // Equal rows keep their order.
  const places = rows.map((_, place) => place)
  const before = (a: number, b: number) => compare(rows[a] as T, rows[b] as T) || a - b
  part(places, start, before)
  part(places, end, before, start)
  return places
    .slice(start, end)
    .sort(before)
    .map((place) => rows[place] as T)
}

/** Quickselect: partitions the rows from a position on, so that those before another position come first. */
function part(places: number[], position: number, compare: (a: number, b: number) => number, from = 0) {
  for (let [low, high] = [from, places.length - 1]; low < high; ) {
    const pivot = places[(low + high) >> 1] as number
    let [left, right] = [low, high]
    while (left <= right) {
      while (compare(places[left] as number, pivot) < 0) left++
      while (compare(places[right] as number, pivot) > 0) right--
      if (left > right) break
      const held = places[left] as number
      places[left++] = places[right] as number
      places[right--] = held
    }
    if (position <= right) high = right
    else if (position >= left) low = left
    else return
  }
}

/** Query params as an object; a repeated key becomes an array. */
export function fromSearchParams(params: URLSearchParams) {
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/**
 * Filters by days: from a day, and up to and including one. A moment counts by its local day. Days are compared rather than their
 * first moments: when the clocks change a day has 23 or 25 hours, and may not begin at midnight.
 */
export const since = (value: string, day: string) => dayOf(value) >= day
export const until = (value: string, day: string) => dayOf(value) <= day
