import { reloadWithDrafts } from './components/form/drafts'
import { showMessage } from './components/snackbar-store'
import { i18n } from './i18n/i18n'
import type { createAppRouter } from './router'
import { isOffline } from './utils/back-online'
import { isUpdated, ownBuild } from './utils/build'

const leastBetween = 60_000 // ms

/**
 * Checks for a new build when the page becomes visible and every quarter of an hour. Then it shows a message, and the next
 * navigation loads the page from the host: nothing changes while the user is typing.
 */
export function startVersionCheck(router: ReturnType<typeof createAppRouter>) {
  if (!ownBuild()) return
  let last = Date.now()

  async function look() {
    if (document.hidden || Date.now() - last < leastBetween) return
    last = Date.now()
    if (!(await isUpdated())) return
    stop()
    router.subscribe('onBeforeNavigate', async ({ pathChanged, toLocation }) => {
      // Without a network a reload would leave the browser's error page.
      if (!pathChanged || (await isOffline())) return
      const { href } = new URL(toLocation.publicHref, location.href)
      // The router may have written the URL already: with a hash, `assign` would then load nothing.
      if (href === location.href) location.reload()
      else location.assign(href)
    })
    showMessage({
      text: i18n.t('errors.newVersion'),
      action: { text: i18n.t('common.reload'), run: reloadWithDrafts },
      lasting: true,
    })
  }

  const timer = setInterval(look, 15 * 60_000)
  document.addEventListener('visibilitychange', look)
  function stop() {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
