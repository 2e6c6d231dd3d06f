import { filtersOf, type OffersSearch, type SearchChange } from './offers-search'

export type FilterName = (typeof filtersOf)['jobs' | 'tours'][number]

/** One value that a list is filtered by, and the change that takes it away. */
export interface ActiveFilter {
  name: FilterName
  value: string
  without: SearchChange
}

/** The filters of the drawer that are set, value by value, in the drawer's order. */
export function activeFilters(search: OffersSearch): ActiveFilter[] {
  const held = search as Partial<Record<FilterName, string | number | string[]>>
  return filtersOf[search.tab].flatMap((name: FilterName) => {
    const values = held[name]
    if (values === undefined) return []
    return [values].flat().map((value) => ({
      name,
      value: String(value),
      without: { [name]: Array.isArray(values) ? without(values, String(value)) : undefined, page: 1 },
    }))
  })
}

/** The change that ticks or unticks one of a filter's values. */
export function toggled(name: FilterName, values: readonly string[] = [], value: string): SearchChange {
  return { [name]: values.includes(value) ? without(values, value) : [...values, value], page: 1 }
}

// An empty list in the address would be nonsense.
function without(values: readonly string[], value: string) {
  const rest = values.filter((other) => other !== value)
  return rest.length > 0 ? rest : undefined
}
