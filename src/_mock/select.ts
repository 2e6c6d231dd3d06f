type Search = { page: number; pageSize: number; sort: string; q: string } & Record<string, unknown>

export type Selection<T> = {
  /** What `q` looks through. */
  text: (row: T) => (string | number)[]
  /** Filters that are more than "the field of that name has one of these values". */
  filters?: Record<string, (row: T, value: never, all: T[]) => boolean>
  /** What to sort by where it is more than the field of that name. */
  sorts?: Record<string, (row: T) => string | number>
}

const words = ['page', 'pageSize', 'sort', 'q']
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Whether a row, one of all, fits what a search asks for, but for the fields named in `except`. */
export function fits<T>(
  row: T,
  search: Search,
  { text, filters = {} }: Selection<T>,
  except: string[] = [],
  all: T[] = [],
) {
  const q = search.q.trim().toLowerCase()
  if (q && !text(row).some((part) => String(part).toLowerCase().includes(q))) return false
  return Object.entries(search).every(([name, value]) => {
    if (value === undefined || words.includes(name) || except.includes(name)) return true
    const filter = filters[name] as ((row: T, value: unknown, all: T[]) => boolean) | undefined
    return filter ? filter(row, value, all) : overlap(row[name as keyof T], value)
  })
}

function overlap(field: unknown, wanted: unknown) {
  const have = Array.isArray(field) ? field : [field]
  return (Array.isArray(wanted) ? wanted : [wanted]).some((value) => have.includes(value))
}

/** How two rows stand to each other in the order that a search asks for. */
export function order<T>(sort: string, { sorts = {} }: Selection<T>) {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const key = sorts[name] ?? ((row: T) => row[name as keyof T] as string | number)
  return (a: T, b: T) => {
    const [x, y] = [key(a), key(b)]
    const difference = typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y))
    return descending ? -difference : difference
  }
}

/** The page that a search asks for. */
export function page<T>(rows: T[], { page, pageSize }: Pick<Search, 'page' | 'pageSize'>) {
  return rows.slice((page - 1) * pageSize, page * pageSize)
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

/** A filter that a moment lies on or after a day, and one that it lies on or before it; days are local ones. */
export const since = (moment: string, day: string) => Date.parse(moment) >= Date.parse(`${day}T00:00`)
export const until = (moment: string, day: string) => Date.parse(moment) < Date.parse(`${day}T00:00`) + 24 * 3_600_000
