import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { config } from '@/config'
import { i18n, loadTexts } from '@/i18n/i18n'
import type { PageTexts } from '@/i18n/page-texts'
import { brand } from './brand'
import { patiently } from './components/lazy-part'
import { lastFailure, reloadIfGone } from './components/lost-chunk'
import type { RouterContext } from './routes/__root'
import { routeTree } from './routeTree.gen'
import { ErrorView } from './sections/errors/error-view'
import { parseSearch, stringifySearch } from './utils/search-params'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** A key of the texts: the page's title in the document. */
    title?: string
    /** A key of the texts: what is on the page, for its description where it is shared; without one its title. */
    caption?: string
  }
}

/** The site's router; tests and stories give a memory history. */
export function createAppRouter({ queryClient, history }: { queryClient: QueryClient; history?: RouterHistory }) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    basepath: config.basePath,
    // As static hosts have it: /dashboard/TWO is no page.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    context: { queryClient, isKnownPath, load, loadTexts } satisfies RouterContext,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: ErrorView,
    defaultOnCatch: (failure) => void reloadIfGone(failure),
    scrollRestoration: true,
  })

  // A page's chunk that does not come is waited for on the way to it; one that is only prefetched is not missed yet.
  for (const route of Object.values(router.routesById)) {
    const { component } = route.options
    const preload = component?.preload
    if (!component || !preload) continue
    const loadChunk = async () => {
      await preload()
      // The router swallows the failure, and takes `preload` away when all is well; in node it leaves it there.
      const failure = component.preload && lastFailure()
      if (failure) throw failure
    }
    component.preload = () => {
      const [found] = router.getMatchedRoutes(router.latestLocation.pathname)
      // Before the first page nobody could be told.
      const isOnTheWay = !!router.state.resolvedLocation && found.includes(route as never)
      return isOnTheWay ? patiently(loadChunk) : preload()
    }
  }

  // What failed on the page that was left is asked for anew when that page is next shown.
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged)
      queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' && !query.isActive() })
  })

  function isKnownPath(path: string) {
    const [, , found] = router.getMatchedRoutes(path.split(/[?#]/)[0] ?? '')
    return !!found && found.id !== '/$'
  }

  function load<T, E, D, K extends QueryKey>(query: EnsureQueryDataOptions<T, E, D, K>, ...namespaces: Namespace[]) {
    // What has failed waits for its view's Retry: another change of the address must not mend it unseen.
    const failed = queryClient.getQueryState(query.queryKey)?.status === 'error'
    // The view shows its skeleton, and tells of the failure.
    if (!failed) queryClient.ensureQueryData(query).catch(() => {})
    return loadTexts(...namespaces)
  }

  return router
}

type Namespace = keyof PageTexts

/** `Page · ARK`, or the site's name alone for a page without a title. */
export function documentTitle(router: ReturnType<typeof createAppRouter>) {
  const { title } = namesOf(router)
  return title ? `${i18n.t(title as 'nav.one')} · ${brand.name}` : brand.name
}

/** What is on the page, in a word or two; undefined for a page without a title. */
export function documentCaption(router: ReturnType<typeof createAppRouter>) {
  const { title, caption = title } = namesOf(router)
  return caption && i18n.t(caption as 'nav.one')
}

function namesOf(router: ReturnType<typeof createAppRouter>) {
  return router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData ?? {}
}
