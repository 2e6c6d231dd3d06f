import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app'
import { authPaths } from './auth/provider'
import { config } from './config'
import { createQueryClient } from './query-client'
import { createAppRouter, documentTitle } from './router'
import { preloadFont } from './theme/fonts'

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
  const cache = createCache({ key: 'css' })
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const queryClient = createQueryClient()
  const router = createAppRouter({
    queryClient,
    history: createMemoryHistory({ initialEntries: [config.basePath.replace(/\/$/, '') + path] }),
  })
  await router.load()
  const html = renderToString(<App router={router} queryClient={queryClient} cache={cache} />)
  return {
    html,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    title: documentTitle(router),
    routeIds: router.state.matches.map(({ routeId }) => routeId as string),
  }
}
