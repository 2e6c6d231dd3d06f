import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { PageTexts } from '@/i18n/page-texts'

export interface RouterContext {
  queryClient: QueryClient
  isKnownPath: (path: string) => boolean
  /**
   * Begins to fetch the data that a route needs, and loads the page's texts (namespaces beside the shell's).
   * @returns when the texts are there, undefined if they are already: a change of the search must not take the page away
   */
  load: <T, E, D, K extends QueryKey>(
    query: EnsureQueryDataOptions<T, E, D, K>,
    ...namespaces: (keyof PageTexts)[]
  ) => Promise<void> | undefined
  /** As `load`, for a page without data. */
  loadTexts: (...namespaces: (keyof PageTexts)[]) => Promise<void> | undefined
}

const word = z.catch(z.optional(z.string()), undefined)

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  // Settings and demo controls that the address carries are kept from page to page.
  validateSearch: z.object({ preview: word, demo: word }),
  search: { middlewares: [retainSearchParams(['preview', 'demo'])] },
})
