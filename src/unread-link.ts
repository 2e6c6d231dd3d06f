import * as z from 'zod/mini'
import { unreadFields } from './api/unread-fields'
import { showMessage } from './components/snackbar-store'
import { i18n } from './i18n/i18n'
import type { createAppRouter } from './router'
import { parseSearch } from './utils/search-params'

type Router = ReturnType<typeof createAppRouter>

/**
 * Names what a link asks for and this version does not have, such as an earlier status or two for a filter that takes one:
 * its list is another than was meant. The rest of the link is applied.
 */
export function startUnreadLinks(router: Router) {
  let parts: string[] = []
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const search: Record<string, unknown> = toLocation.search
    // After sign-in the router knows only what it could read.
    const wanted = typeof search.returnTo === 'string' ? search.returnTo.split(/[?#]/) : undefined
    const unread = wanted
      ? unreadParts(router, wanted[0] ?? '', parseSearch(wanted[1] ?? ''))
      : unreadParts(router, toLocation.pathname, search)
    if (unread.length > 0) parts = unread
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    if (parts.length === 0 || !isApp(router, toLocation.pathname)) return
    // In text from right to left, too, a part is read as it is written.
    const isolated = parts.map((part) => `\u2068${part}\u2069`)
    showMessage({ text: i18n.t('errors.unreadLink', { parts: isolated.join(', ') }) })
    parts = []
  })
}

const isApp = (router: Router, path: string) => router.getMatchedRoutes(path)[0].some(({ id }) => id === '/_app')

const longest = 40

function unreadParts(router: Router, path: string, search: Record<string, unknown>) {
  if (!isApp(router, path)) return []
  return router.getMatchedRoutes(path)[0].flatMap(({ options: { validateSearch: schema } }) => {
    if (!(schema instanceof z.ZodMiniObject)) return []
    // What others add to a link, such as utm_source, is not ours to read.
    const known = Object.entries(search).filter(([name]) => name in schema.shape)
    return unreadFields(schema, Object.fromEntries(known)).map((name) => {
      const part = `${name}=${[search[name]].flat().join(',')}`
      return part.length > longest ? `${part.slice(0, longest)}…` : part
    })
  })
}
