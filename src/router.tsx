import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { config } from '@/config'
import { i18n, loadTexts } from '@/i18n/i18n'
import type { PageTexts } from '@/i18n/page-texts'
import { textOf } from '@/i18n/text-of'
import { brand } from './brand'
import { patiently } from './components/lazy-part'
import { lastFailure, reloadIfGone, sayIfLate } from './components/lost-chunk'
import type { RouterContext } from './routes/__root'
import { routeTree } from './routeTree.gen'
import { ErrorView } from './sections/errors/error-view'
import { parseSearch, stringifySearch } from './utils/search-params'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** A key of the texts: the document's title. */
    title?: string
    /** A key of the texts: the description of the page for link previews; by default its title. */
    caption?: string
  }
}

/** The site's router; tests and stories pass a memory history. */
export function createAppRouter({ queryClient, history }: { queryClient: QueryClient; history?: RouterHistory }) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    basepath: config.basePath,
    // As on static hosts: /dashboard/TWO does not exist.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    context: { queryClient, isKnownPath, load, loadTexts } satisfies RouterContext,
    defaultPreload: 'intent',
    // The query cache decides about staleness.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: ErrorView,
    defaultOnCatch: (failure) => void reloadIfGone(failure),
    scrollRestoration: true,
  })

  // A page's chunk that fails to load is retried during the navigation; a failed preload is ignored.
  for (const route of Object.values(router.routesById)) {
    const { component } = route.options
    const preload = component?.preload
    if (!component || !preload) continue
    const loadChunk = async () => {
      await preload()
      // The router swallows the failure, and removes `preload` on success; in node it keeps it.
      const failure = component.preload && lastFailure()
      if (failure) throw failure
    }
    const isOnTheWay = () => {
      const [found] = router.getMatchedRoutes(router.latestLocation.pathname)
      // Before the first page there is no place for a message.
      return !!router.state.resolvedLocation && found.some(({ id }) => id === route.id)
    }
    component.preload = async () => {
      if (isOnTheWay()) return patiently(loadChunk)
      // A navigation there waits for the same promise.
      const stop = sayIfLate(isOnTheWay)
      try {
        await preload()
      } finally {
        stop()
      }
    }
  }

  // A query that failed on the previous page is fetched again when that page is next visited.
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged)
      queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' && !query.isActive() })
  })

  function isKnownPath(path: string) {
    const [, , found] = router.getMatchedRoutes(path.split(/[?#]/)[0] ?? '')
    return !!found && found.id !== '/$'
  }

  function load<T, E, D, K extends QueryKey>(
    query: EnsureQueryDataOptions<T, E, D, K> | (() => Promise<EnsureQueryDataOptions<T, E, D, K>>),
    ...namespaces: Namespace[]
  ) {
    // The view renders its skeleton and the failure. A chunk that is lost is its component's too.
    if (typeof query === 'function')
      query()
        .then(fetchOnce)
        .catch(() => {})
    else fetchOnce(query)
    return loadTexts(...namespaces)
  }

  function fetchOnce<T, E, D, K extends QueryKey>(query: EnsureQueryDataOptions<T, E, D, K>) {
    // A failed query waits for its view's Retry: another change of the URL must not retry it silently.
    const failed = queryClient.getQueryState(query.queryKey)?.status === 'error'
    if (!failed) queryClient.ensureQueryData(query).catch(() => {})
  }

  return router
}

type Namespace = keyof PageTexts

/** `Page · Name`, or the site's name alone for a page without a title. */
export function documentTitle(router: ReturnType<typeof createAppRouter>) {
  const { title } = namesOf(router)
  return title ? `${textOf(i18n.t, title)} · ${brand.name}` : brand.name
}

/** A short description of the page; undefined for a page without a title. */
export function documentCaption(router: ReturnType<typeof createAppRouter>) {
  const { title, caption = title } = namesOf(router)
  return caption && textOf(i18n.t, caption)
}

function namesOf(router: ReturnType<typeof createAppRouter>) {
  return router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData ?? {}
}
