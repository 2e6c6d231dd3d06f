import * as z from 'zod/mini'
import { unreadFields } from './api/unread-fields'
import { showMessage } from './components/snackbar-store'
import { i18n } from './i18n/i18n'
import type { createAppRouter } from './router'
import { parseSearch } from './utils/search-params'

type Router = ReturnType<typeof createAppRouter>

/**
 * Shows a message if a link has search params that this version cannot read, such as a former status, or two values for a filter
 * of one: its list differs from the intended one. The rest of the link is applied.
 */
export function startUnreadLinks(router: Router) {
  let parts: string[] = []
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const search: Record<string, unknown> = toLocation.search
    // After sign-in the router only has the params that it could read.
    const wanted = typeof search.returnTo === 'string' ? search.returnTo.split(/[?#]/) : undefined
    const unread = wanted
      ? unreadParts(router, wanted[0] ?? '', parseSearch(wanted[1] ?? ''))
      : unreadParts(router, toLocation.pathname, search)
    // The router replaces a URL by the params it could read, before or after the page is rendered.
    const known = fromLocation?.pathname === toLocation.pathname ? partsOf(fromLocation.search) : []
    parts = [...new Set([...parts, ...unread.filter((part) => !known.includes(part))])]
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    if (parts.length === 0 || !isApp(router, toLocation.pathname)) return
    // Isolated, so that a part keeps its order in right-to-left text.
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
    if (!(schema instanceof z.ZodMiniObject || schema instanceof z.ZodMiniUnion)) return []
    // Params added by others, such as utm_source, are ignored.
    const names = namesOf(schema)
    const known = Object.entries(search).filter(([name]) => names.includes(name))
    const unread = unreadFields(schema, Object.fromEntries(known))
    return partsOf(Object.fromEntries(unread.map((name) => [name, search[name]])))
  })
}

/** `status=lost` and the like. */
function partsOf(search: Record<string, unknown>) {
  return Object.entries(search).map(([name, value]) => {
    const part = `${name}=${[value].flat().join(',')}`
    return part.length > longest ? `${part.slice(0, longest)}…` : part
  })
}

/** The search params of a page; for a page with tabs, those of all its lists. */
function namesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(namesOf)
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
}
