import { setSender } from './api/client'
import { App } from './app'
import { waitForSession } from './auth/restoring'
import { hasSession, onSessionChange, startSession } from './auth/session'
import { refreshUser, sessionQuery } from './auth/session-query'
import { dropDrafts, keepDrafts } from './components/form/drafts'
import { reloadIfGone, startLostChunks } from './components/lost-chunk'
import { hideMessage } from './components/snackbar-store'
import { useIdleImport } from './components/use-idle-import'
import { live, pageStyleCache, takeOver } from './first-frame/take-over'
import { tolerateForeignNodes } from './foreign-nodes'
import { i18n } from './i18n/i18n'
import { startLanguage } from './i18n/language'
import { startSearchShortcut } from './layouts/search/search-shortcut'
import { startPageChanges } from './page-changes'
import { startProgress } from './progress'
import { createQueryClient, firstQuiet } from './query-client'
import { createAppRouter, documentTitle } from './router'
import { startPrintScheme } from './settings/print-scheme'
import { startPreview, startSettings } from './settings/store'
import { startUnreadLinks } from './unread-link'
import { startVersionCheck } from './version'

const queryClient = createQueryClient()
/** The page's content stands, so that what nobody waits for may come. */
const quiet = live.then(() => firstQuiet(queryClient))

// Calls wait for the demo API, the page does not. Its chunks are on their way already (the build preloads them), and run
// after the page.
if (__MOCK_API__) setSender(live.then(() => import('./_mock/browser')).then(({ startMockApi }) => startMockApi(quiet)))

const router = createAppRouter({ queryClient })

tolerateForeignNodes()
startLostChunks()
startSettings()
startPrintScheme()
const language = startLanguage()
startSession()
if (__AUTH_METHOD__ !== 'jwt') {
  waitForSession(import('./auth/sdk-session').then(({ startSdkSession }) => startSdkSession(live)))
}
startSearchShortcut(() => router.matchRoutes(router.latestLocation).some(({ routeId }) => routeId === '/_app'))
if (hasSession()) queryClient.prefetchQuery(sessionQuery)
// What was typed before a reload is for the same session alone.
else dropDrafts()

onSessionChange(async (change, isAnother) => {
  if (change === 'renewed') return refreshUser(queryClient)
  // An Undo would be made as whoever comes next; calls that are on their way have been ended.
  hideMessage()
  queryClient.cancelQueries()
  if (change !== 'began') keepDrafts()
  if (isAnother) dropDrafts()
  // React takes from the screen first what the new person may not see: that would be fetched in vain.
  await Promise.resolve()
  // Another person's data must not stay: what is shown is fetched anew, with the new token.
  if (change === 'began') queryClient.resetQueries()
  // The guards move the user.
  await router.invalidate()
  if (change !== 'began') queryClient.clear()
})

startUnreadLinks(router)

const setTitle = () => {
  document.title = documentTitle(router)
}
router.subscribe('onResolved', setTitle)
router.subscribe('onResolved', ({ toLocation }) => startPreview(toLocation.searchStr))
i18n.on('languageChanged', setTitle)

// Lists are sorted by what is shown, in the language they were asked for in.
let { lang } = document.documentElement
i18n.on('languageChanged', (tag) => {
  if (tag !== lang) queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'list' })
  lang = tag
})

start().catch((failure) => {
  reloadIfGone(failure)
  throw failure
})

function DemoControls() {
  const controls = useIdleImport(async () => {
    await quiet
    return import('./_mock/controls/demo-controls')
  })
  return controls && <controls.DemoControls />
}

// No await at the top: the routes' chunks import from this one, and would wait for its end.
async function start() {
  await language
  await router.load()
  document.title = documentTitle(router)
  const globals = import.meta.env.DEV && (await import('./theme/global-styles')).globalStyles
  takeOver(
    document.getElementById('root') as HTMLElement,
    <App
      router={router}
      queryClient={queryClient}
      styles={{ cache: pageStyleCache(), globals }}
      overlay={__MOCK_API__ && <DemoControls />}
    />,
  )
  startProgress(router)
  startPageChanges(router)
  startVersionCheck(router)
}
