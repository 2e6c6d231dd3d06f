import { CacheProvider, type EmotionCache } from '@emotion/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app'
import { authPaths } from './auth/provider'
import { config } from './config'
import { createQueryClient } from './query-client'
import { createAppRouter, documentCaption, documentTitle } from './router'
import { preloadFont } from './theme/fonts'
import { globalStyles } from './theme/global-styles'
import { createStyleCache } from './theme/style-cache'
import { isSharedOrigin } from './utils/shared-host'

/** Whether other projects' pages have the origin of the built site. */
export const isSharedSite = () =>
  config.siteUrl !== '' && isSharedOrigin(new URL(config.siteUrl).hostname, config.basePath)

export { config, preloadFont }

/** Every path that has a page of its own, with those that a parameter stands for. */
export function staticPaths() {
  const { routesByPath } = createAppRouter({ queryClient: createQueryClient(), history: createMemoryHistory() })
  return Object.keys(routesByPath).flatMap((path) => {
    const step = path.match(/^\/auth\/\$provider\/(.+)$/)?.[1] as keyof typeof authPaths | undefined
    if (step) return authPaths[step].map((provider) => `/auth/${provider}/${step}`)
    return path.includes('$') ? [] : [path]
  })
}

/** A page as it stands before any script: dashboard pages with their skeleton, the others whole. */
export async function render(path: string) {
  const queryClient = createQueryClient()
  const router = createAppRouter({
    queryClient,
    history: createMemoryHistory({ initialEntries: [config.basePath.replace(/\/$/, '') + path] }),
  })
  await router.load()
  const [global, cache] = [collectingCache(), collectingCache()]
  const globals = <CacheProvider value={global}>{globalStyles}</CacheProvider>
  const html = renderToString(
    <App router={router} queryClient={queryClient} styles={{ direction: 'ltr', cache, globals }} />,
  )
  const rules = collected(cache, html)
  return {
    html,
    styles: `<style>${cssOf(collected(global))}</style><style data-ids="${rules.map(([id]) => id).join(' ')}">${cssOf(rules)}</style>`,
    title: documentTitle(router),
    caption: documentCaption(router),
    routeIds: router.state.matches.map(({ routeId }) => routeId as string),
  }
}

type Rules = [id: string, css: string][]

const cssOf = (rules: Rules) => rules.map(([, css]) => css).join('')

/** As @emotion/server does it: a cache that keeps the rules and writes none into the markup. */
const collectingCache = () => Object.assign(createStyleCache(), { compat: true as const })

/** The rules of what the markup bears; those of classes that emotion has merged into others are left out. */
function collected({ inserted, registered }: EmotionCache, html = '') {
  return (Object.entries(inserted) as Rules).filter(([id]) => !registered[`css-${id}`] || html.includes(`css-${id}`))
}
