import { reloadWithDrafts } from './components/form/drafts'
import { showMessage } from './components/snackbar-store'
import { i18n } from './i18n/i18n'
import type { createAppRouter } from './router'
import { isOffline } from './utils/back-online'
import { isUpdated, ownBuild } from './utils/build'

const leastBetween = 60_000 // ms

/**
 * Looks, when the page is shown again and every quarter of an hour, whether the host has another build by now. Then it
 * says so, and the next page that a visitor goes to is loaded anew: nothing is taken from under what is being typed.
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
      // Without a network that would leave nothing of the site.
      if (pathChanged && !(await isOffline())) location.assign(toLocation.publicHref)
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
