import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { PageTexts } from '@/i18n/page-texts'

export interface RouterContext {
  queryClient: QueryClient
  isKnownPath: (path: string) => boolean
  /**
   * Fetches the data and the page's texts (namespaces beside the shell's) that a route needs. Before React has taken
   * over the page they are not waited for: the skeleton is there.
   */
  load: <T, E, D, K extends QueryKey>(
    query: EnsureQueryDataOptions<T, E, D, K>,
    ...namespaces: (keyof PageTexts)[]
  ) => Promise<unknown> | undefined
}

const word = z.catch(z.optional(z.string()), undefined)

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  // Settings and demo controls that the address carries are kept from page to page.
  validateSearch: z.object({ preview: word, demo: word }),
  search: { middlewares: [retainSearchParams(['preview', 'demo'])] },
})
