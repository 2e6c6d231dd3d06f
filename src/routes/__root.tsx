import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { PageTexts } from '@/i18n/page-texts'

export interface RouterContext {
  queryClient: QueryClient
  isKnownPath: (path: string) => boolean
  /**
   * Starts fetching a route's data by a query, or by a function that imports one: its schemas are then in the page's chunk, not in
   * the entry. Loads the page's texts (namespaces besides the shell's).
   * @returns a promise for the texts, or undefined if they are loaded: a change of the search params must not unmount the page
   */
  load: <T, E, D, K extends QueryKey>(
    query: EnsureQueryDataOptions<T, E, D, K> | (() => Promise<EnsureQueryDataOptions<T, E, D, K>>),
    ...namespaces: (keyof PageTexts)[]
  ) => Promise<void> | undefined
  /** Like `load`, for a page without data. */
  loadTexts: (...namespaces: (keyof PageTexts)[]) => Promise<void> | undefined
}

const word = z.catch(z.optional(z.string()), undefined)

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  // Previewed settings and demo controls stay in the URL from page to page.
  validateSearch: z.object({ preview: word, demo: word }),
  search: { middlewares: [retainSearchParams(['preview', 'demo'])] },
})
