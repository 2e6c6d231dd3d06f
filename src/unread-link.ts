import * as z from 'zod/mini'
import { unreadFields } from './api/unread-fields'
import { showMessage } from './components/snackbar-store'
import { i18n } from './i18n/i18n'
import type { createAppRouter } from './router'

/** Says so where a link asks for what this version does not have, such as a status of an earlier one: its list is another. */
export function startUnreadLinks(router: ReturnType<typeof createAppRouter>, live: Promise<void>) {
  router.subscribe('onBeforeLoad', async ({ toLocation }) => {
    const [routes] = router.getMatchedRoutes(toLocation.pathname)
    const isUnread = routes.some(({ id, options: { validateSearch: schema } }) => {
      // Pages with lists; what others add to a link, such as utm_source, is not ours to read.
      if (!id.startsWith('/_app') || !(schema instanceof z.ZodMiniObject)) return false
      const known = Object.entries(toLocation.search).filter(([name]) => name in schema.shape)
      return unreadFields(schema, Object.fromEntries(known)).length > 0
    })
    if (!isUnread) return
    // By then in the language of the page.
    await live
    showMessage({ text: i18n.t('errors.unreadLink') })
  })
}
