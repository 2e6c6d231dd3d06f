import './node-browser'
import { Writable } from 'node:stream'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import type { EnsureQueryDataOptions } from '@tanstack/react-query'
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { way } from '#auth-way'
import { notifications } from '@/api/notifications'
import { type Action, can, roles } from '@/api/rights'
import { workspaces } from '@/api/workspaces'
import { App } from '@/app'
import { config, readVariables } from '@/config'
import { flattenNav, nav, visible } from '@/nav'
import { createQueryClient } from '@/query-client'
import { createAppRouter, documentCaption, documentTitle } from '@/router'
import type { RouterContext } from '@/routes/__root'
import { preloadFont } from '@/theme/fonts'
import { globalStyles } from '@/theme/global-styles'
import { createStyleCache } from '@/theme/style-cache'
import { valueIn } from '@/utils/keys'
import { isSharedOrigin } from '@/utils/shared-host'
import { demoRowsOf, type PageQuery } from './demo-rows'

/** True if the built site shares its origin with other projects' pages. */
export const isSharedSite = () =>
  config.siteUrl !== '' && isSharedOrigin(new URL(config.siteUrl).hostname, config.basePath)

/** The hosts of the auth provider, for the Content-Security-Policy. */
export const authHosts = () => way.hosts?.(readVariables(way.variables)) ?? { connect: [] }

export { config, preloadFont }

/** CSS for the prerendered page only; removed once React has mounted. */
const posterCss = [
  // Texts and flag are English; those of another language replace them. Shapes and icons stay visible.
  ':root[data-words] body{-webkit-text-fill-color:transparent}:root[data-words] img[src*="/flags/"]{visibility:hidden}',
  // The session and the operating system are unknown while prerendering.
  '#root[data-path] :is([data-control="sign-in"],kbd){visibility:hidden}',
].join('')

/** CSS that hides what a role may not do, or not visit, until React knows the user. */
function rightsCss(html: string) {
  const marks = new Set([...html.matchAll(/data-right="(\w+) ([\w-]+)"/g)].map(([mark]) => mark))
  const hidden = roles.flatMap((role) => {
    const actions = [...marks].filter((mark) => {
      const [, action, resource] = mark.split(/["\s]/) as [string, Action, string]
      return !can(role, action, resource)
    })
    const shown = new Set(flattenNav(visible(nav, role)).map(({ path }) => path))
    const links = flattenNav(nav).filter(({ path }) => !shown.has(path))
    return [
      ...actions.map((mark) => `[${mark}]`),
      ...links.map(({ path }) => `nav a[href="${config.basePath}${path.slice(1)}"]`),
    ].map((selector) => `:root[data-role="${role}"] #root[data-path] ${selector}`)
  })
  return hidden.length > 0 ? `${hidden.join(',')}{display:none}` : ''
}

/** The queries of the frame, which start as soon as the user is known. */
const frameQueries = [notifications.list(), workspaces.list()] as unknown as EnsureQueryDataOptions[]

/** All paths to prerender, with those of routes with params. */
export async function staticPaths() {
  const { ways } = await import('@/auth/ways')
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient(), history: createMemoryHistory() })
  return Object.keys(routesByPath).flatMap((path) => {
    const step = path.match(/^\/auth\/\$provider\/(.+)$/)?.[1]
    if (step) {
      const having = Object.values(ways).filter(({ steps }) => valueIn<string>(steps, step))
      return having.map(({ method }) => `/auth/${method}/${step}`)
    }
    if (!ways.jwt && /^\/auth\/(client|jwt\/.+)$/.test(path)) return []
    return path.includes('$') ? [] : [path]
  })
}

/**
 * Renders a page to HTML: a route with a `pendingComponent` by that, without its data, any other in full. If rendering fails in
 * node, only the frame is rendered, and the error is returned.
 */
export async function render(path: string) {
  const page = await renderPage(path)
  if (page.failure === undefined || !page.routeIds.includes('/_app')) return page
  const { html, styles } = await renderPage('/')
  return { ...page, html, styles }
}

async function renderPage(path: string) {
  const { router, wanted, queryClient } = createPosterRouter(path)
  await router.load()
  // The router skips routes with `ssr: false`.
  for (const { routeId, search } of router.state.matches) {
    const { options } = router.routesById[routeId] as AnyRoute
    const { context } = router.options
    if (options.ssr === false) await options.loader?.({ context, deps: options.loaderDeps?.({ search }) ?? {} })
  }
  const [global, cache] = [collectingCache(), collectingCache()]
  const globals = <CacheProvider value={global}>{globalStyles}</CacheProvider>
  const app = <App router={router} queryClient={queryClient} styles={{ cache, globals }} />
  const { html, failure } = await htmlOf(app)
  // If a loader fails, the router renders the error page.
  const failed = router.state.matches.find(({ status }) => status === 'error')
  const routeIds = router.state.matches.map(({ routeId }) => routeId as string)
  const rules = collected(cache, html)
  const ids = rules.map(([id]) => id).join(' ')
  return {
    html,
    failure: failed ? failed.error : failure,
    styles: `<style>${cssOf(collected(global))}${posterCss}${rightsCss(html)}</style><style data-ids="${ids}">${cssOf(rules)}</style>`,
    title: documentTitle(router),
    caption: documentCaption(router),
    routeIds,
    /** The namespaces of texts that the page needs besides the shell's. */
    texts: [...wanted.texts],
    /** The demo API's rows for the page's first queries. */
    rows: await demoRowsOf(routeIds.includes('/_app') ? [...wanted.queries, ...frameQueries] : wanted.queries),
  }
}

const late = new Error('What is loaded later is no part of the poster.')

/** Like renderToString, but it does not swallow errors. */
function htmlOf(app: ReactNode) {
  return new Promise<{ html: string; failure?: unknown }>((resolve, reject) => {
    let html = ''
    let failure: unknown
    const sink = new Writable({
      write(chunk, _encoding, done) {
        html += chunk
        done()
      },
    }).on('finish', () => resolve({ html, failure }))
    const stream = renderToPipeableStream(app, {
      // Otherwise React would insert large parts by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () =>
        setImmediate(() => {
          stream.abort(late)
          stream.pipe(sink)
        }),
      onShellError: reject,
      onError(error) {
        if (error !== late) failure ??= error
      },
    })
  })
}

/** The app's router without guards, data and scrolling, which need a browser. It records the queries of the page's loaders. */
function createPosterRouter(path: string) {
  const queryClient = createQueryClient()
  const router = createAppRouter({
    queryClient,
    history: createMemoryHistory({ initialEntries: [config.basePath.replace(/\/$/, '') + path] }),
  })
  const wanted = { texts: new Set<string>(), queries: [] as PageQuery[] }
  const { loadTexts } = router.options.context
  const context: RouterContext = {
    ...router.options.context,
    load(query, ...namespaces) {
      wanted.queries.push(query as unknown as PageQuery)
      return context.loadTexts(...namespaces)
    },
    loadTexts(...namespaces) {
      for (const namespace of namespaces) wanted.texts.add(namespace)
      return loadTexts(...namespaces)
    },
  }
  // Its scroll restoration would be an inline script, which the Content-Security-Policy blocks.
  router.update({ ...router.options, context, scrollRestoration: false })
  for (const { options } of Object.values(router.routesById)) {
    options.beforeLoad = undefined
    if (options.pendingComponent) options.ssr = false
  }
  return { router, wanted, queryClient }
}

type Rules = [id: string, css: string][]

const cssOf = (rules: Rules) => rules.map(([, css]) => css).join('')

/** Like @emotion/server: a cache that collects the rules and writes none into the markup. */
const collectingCache = () => Object.assign(createStyleCache(), { compat: true as const })

/** The rules of the classes in the markup; classes that emotion has merged into others are left out. */
function collected({ inserted, registered }: EmotionCache, html = '') {
  return (Object.entries(inserted) as Rules).filter(([id]) => !registered[`css-${id}`] || html.includes(`css-${id}`))
}
