import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

export interface RouterContext {
  queryClient: QueryClient
  isKnownPath: (path: string) => boolean
  /** Fetches what a route needs. Before React has taken over the page it is not waited for: the skeleton is there. */
  load: <T, E, D, K extends QueryKey>(query: EnsureQueryDataOptions<T, E, D, K>) => Promise<D> | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Outlet })
