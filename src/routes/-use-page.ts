import type { PageProps, SearchChange } from '@/components/records/page-search'

interface PageRoute<S> {
  useSearch: () => S
  // Each route's own type also has its path.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  useNavigate: () => any
}

/** The props of a view from its route: the search params, and the function that changes them. */
export function usePage<S>(route: PageRoute<S>): PageProps<S> {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    search,
    onSearchChange: (change: SearchChange<S>, options) =>
      navigate({ search: (search: S) => ({ ...search, ...change }), resetScroll: false, ...options }),
  }
}
