import './node-browser'
import { Writable } from 'node:stream'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import type { EnsureQueryDataOptions } from '@tanstack/react-query'
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { notificationsQuery } from '@/api/notifications'
import { workspacesQuery } from '@/api/workspaces'
import { App } from '@/app'
import { authPaths } from '@/auth/provider'
import { config } from '@/config'
import { createQueryClient } from '@/query-client'
import { createAppRouter, documentCaption, documentTitle } from '@/router'
import type { RouterContext } from '@/routes/__root'
import { preloadFont } from '@/theme/fonts'
import { globalStyles } from '@/theme/global-styles'
import { createStyleCache } from '@/theme/style-cache'
import { isSharedOrigin } from '@/utils/shared-host'
import { demoRowsOf } from './demo-rows'

/** Whether other projects' pages have the origin of the built site. */
export const isSharedSite = () =>
  config.siteUrl !== '' && isSharedOrigin(new URL(config.siteUrl).hostname, config.basePath)

export { config, preloadFont }

/** What holds for the poster alone; the take-over ends it. */
const posterCss = [
  // Its words and their flag are English; those of another language come in their place. Shapes and icons stay.
  ':root[data-words] body{-webkit-text-fill-color:transparent}:root[data-words] img[src*="/flags/"]{visibility:hidden}',
  // Whether somebody is signed in, and on what machine, is not known yet.
  '#root[data-path] :is([data-control="sign-in"],kbd){visibility:hidden}',
].join('')

/** What the frame asks for as soon as it knows who is signed in. */
const frameQueries = [notificationsQuery(), workspacesQuery()] as unknown as EnsureQueryDataOptions[]

/** Every path that has a page of its own, with those that a parameter stands for. */
export function staticPaths() {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient(), history: createMemoryHistory() })
  return Object.keys(routesByPath).flatMap((path) => {
    const step = path.match(/^\/auth\/\$provider\/(.+)$/)?.[1] as keyof typeof authPaths | undefined
    if (step) return authPaths[step].map((provider) => `/auth/${provider}/${step}`)
    return path.includes('$') ? [] : [path]
  })
}

/**
 * A page as it stands before any script: where a route has a `pendingComponent` that, without its data; else whole. One that
 * cannot be rendered in node has its frame alone, and the failure.
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
  // With `ssr: false` the router passes them over.
  for (const { routeId, search } of router.state.matches) {
    const { options } = router.routesById[routeId] as AnyRoute
    const { context } = router.options
    if (options.ssr === false) await options.loader?.({ context, deps: options.loaderDeps?.({ search }) ?? {} })
  }
  const [global, cache] = [collectingCache(), collectingCache()]
  const globals = <CacheProvider value={global}>{globalStyles}</CacheProvider>
  const app = <App router={router} queryClient={queryClient} styles={{ cache, globals }} />
  const { html, failure } = await htmlOf(app)
  // A loader's failure is rendered, by the error page.
  const failed = router.state.matches.find(({ status }) => status === 'error')
  const routeIds = router.state.matches.map(({ routeId }) => routeId as string)
  const rules = collected(cache, html)
  const ids = rules.map(([id]) => id).join(' ')
  return {
    html,
    failure: failed ? failed.error : failure,
    styles: `<style>${cssOf(collected(global))}${posterCss}</style><style data-ids="${ids}">${cssOf(rules)}</style>`,
    title: documentTitle(router),
    caption: documentCaption(router),
    routeIds,
    /** The namespaces of texts that it needs beside the shell's. */
    texts: [...wanted.texts],
    /** The demo API's rows that its first calls are answered from. */
    rows: await demoRowsOf(routeIds.includes('/_app') ? [...wanted.queries, ...frameQueries] : wanted.queries),
  }
}

const late = new Error('What is loaded later is no part of the poster.')

/** As renderToString does it, which would keep failures to itself. */
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
      // Else what is large would be put into its place by a script.
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

/** The app's router without what is the browser's: guards, data, scrolling. It notes what the page's loaders ask for. */
function createPosterRouter(path: string) {
  const queryClient = createQueryClient()
  const router = createAppRouter({
    queryClient,
    history: createMemoryHistory({ initialEntries: [config.basePath.replace(/\/$/, '') + path] }),
  })
  const wanted = { texts: new Set<string>(), queries: [] as EnsureQueryDataOptions[] }
  const { loadTexts } = router.options.context
  const context: RouterContext = {
    ...router.options.context,
    load(query, ...namespaces) {
      wanted.queries.push(query as unknown as EnsureQueryDataOptions)
      return context.loadTexts(...namespaces)
    },
    loadTexts(...namespaces) {
      for (const namespace of namespaces) wanted.texts.add(namespace)
      return loadTexts(...namespaces)
    },
  }
  // Its scroll restoration would be an inline script, which the browser's policy refuses.
  router.update({ ...router.options, context, scrollRestoration: false })
  for (const { options } of Object.values(router.routesById)) {
    options.beforeLoad = undefined
    if (options.pendingComponent) options.ssr = false
  }
  return { router, wanted, queryClient }
}

type Rules = [id: string, css: string][]

const cssOf = (rules: Rules) => rules.map(([, css]) => css).join('')

/** As @emotion/server does it: a cache that keeps the rules and writes none into the markup. */
const collectingCache = () => Object.assign(createStyleCache(), { compat: true as const })

/** The rules of what the markup bears; those of classes that emotion has merged into others are left out. */
function collected({ inserted, registered }: EmotionCache, html = '') {
  return (Object.entries(inserted) as Rules).filter(([id]) => !registered[`css-${id}`] || html.includes(`css-${id}`))
}
