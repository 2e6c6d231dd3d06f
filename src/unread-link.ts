import * as z from 'zod/mini'
import { unreadFields } from './api/unread-fields'
import { showMessage } from './components/snackbar-store'
import { i18n } from './i18n/i18n'
import type { createAppRouter } from './router'
import { parseSearch } from './utils/search-params'

type Router = ReturnType<typeof createAppRouter>

/** Says so where a link asks for what this version does not have, such as an earlier status: its list is another. */
export function startUnreadLinks(router: Router) {
  let unread = false
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const search: Record<string, unknown> = toLocation.search
    // After sign-in the router knows only what it could read.
    const wanted = typeof search.returnTo === 'string' ? search.returnTo.split(/[?#]/) : undefined
    unread ||= wanted
      ? isUnread(router, wanted[0] ?? '', parseSearch(wanted[1] ?? ''))
      : isUnread(router, toLocation.pathname, search)
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    if (!unread || !isApp(router, toLocation.pathname)) return
    unread = false
    showMessage({ text: i18n.t('errors.unreadLink') })
  })
}

const isApp = (router: Router, path: string) => router.getMatchedRoutes(path)[0].some(({ id }) => id === '/_app')

function isUnread(router: Router, path: string, search: Record<string, unknown>) {
  if (!isApp(router, path)) return false
  return router.getMatchedRoutes(path)[0].some(({ options: { validateSearch: schema } }) => {
    if (!(schema instanceof z.ZodMiniObject)) return false
    // What others add to a link, such as utm_source, is not ours to read.
    const known = Object.entries(search).filter(([name]) => name in schema.shape)
    return unreadFields(schema, Object.fromEntries(known)).length > 0
  })
}
