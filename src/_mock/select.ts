import { dayOf } from '@/utils/days'

import { folded } from '@/utils/find-text'
import { localeOf } from '@/utils/format-number'
import { english, type Reader, type Words } from './reader'

type Search = { page: number; pageSize: number; sort: string; q: string } & Record<string, unknown>

export type Selection<T> = {
  /** What `q` looks through. */
  text: (row: T) => (string | number)[]
  /** Filters that are more than "the field of that name has one of these values". */
  filters?: Record<string, (row: T, value: never, all: T[]) => boolean>
  /** What to sort by where it is more than the field of that name. */
  sorts?: Record<string, (row: T, language: string) => string | number>
  /** The words that people see for the values of a field, which it is sorted by. */
  words?: Words
}

const notFilters = ['page', 'pageSize', 'sort', 'q']

/** Whether a row fits what a search asks for, but for the fields named in `except`. */
export function fits<T>(row: T, search: Search, selection: Selection<T>, except: string[] = []) {
  return fitting(search, selection, [row], except)(row)
}

/** The same for each of many rows, which are all of them. */
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

/** Whether texts have all words of a query, in any order, whatever their case and accents; as the palette finds. */
export function finder(query: string) {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return (texts: (string | number)[]) => {
    if (words.length === 0) return true
    const text = folded(texts.join(' '))
    return words.every((word) => text.includes(word))
  }
}

function overlap(field: unknown, wanted: unknown) {
  const have = Array.isArray(field) ? field : [field]
  return (Array.isArray(wanted) ? wanted : [wanted]).some((value) => have.includes(value))
}

/** How two rows stand to each other in the order that a search asks for, by what the reader sees. */
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

/** The page that a search asks for, in order; of many rows those before and after it are not sorted. */
export function page<T>(
  rows: T[],
  compare: (a: T, b: T) => number,
  { page, pageSize }: Pick<Search, 'page' | 'pageSize'>,
) {
  const start = Math.min((page - 1) * pageSize, rows.length)
  const end = Math.min(start + pageSize, rows.length)
  // What is equal stays in the order in which it came.
  const places = rows.map((_, place) => place)
  const before = (a: number, b: number) => compare(rows[a] as T, rows[b] as T) || a - b
  part(places, start, before)
  part(places, end, before, start)
  return places
    .slice(start, end)
    .sort(before)
    .map((place) => rows[place] as T)
}

/** Quickselect: brings what comes before a position, from some position on, before it. */
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

/** A search as the address bears it: a name that comes more than once is a list. */
export function fromAddress(params: URLSearchParams) {
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/**
 * Filters by days: from a day on, and up to and including it. A moment counts for its local day. Days are compared, not
 * their first moments: where the clocks change a day has 23 or 25 hours, and it may not begin at midnight.
 */
export const since = (value: string, day: string) => dayOf(value) >= day
export const until = (value: string, day: string) => dayOf(value) <= day
