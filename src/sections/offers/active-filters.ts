import type { SearchChange } from '@/components/records/page-search'
import { filtersOf, type OffersSearch } from './offers-search'

export type FilterName = (typeof filtersOf)['jobs' | 'tours'][number]

/** A value that a list is filtered by, and the change that removes it. */
export interface ActiveFilter {
  name: FilterName
  value: string
  without: SearchChange<OffersSearch>
}

/** The active filters of the drawer, by value, in the drawer's order. */
export function activeFilters(search: OffersSearch): ActiveFilter[] {
  const held: Partial<Record<FilterName, string | number | readonly string[]>> = search
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

/** The change that toggles one of a filter's values. */
export function toggled(name: FilterName, values: readonly string[] = [], value: string): SearchChange<OffersSearch> {
  return { [name]: values.includes(value) ? without(values, value) : [...values, value], page: 1 }
}

// An empty list in the URL would be invalid.
function without(values: readonly string[], value: string) {
  const rest = values.filter((other) => other !== value)
  return rest.length > 0 ? rest : undefined
}
