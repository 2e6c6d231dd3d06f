import { setSender } from './api/client'
import { workspaces } from './api/workspaces'
import { App } from './app'
import { waitForSession } from './auth/restoring'
import { hasSession, onSessionChange, startSession } from './auth/session'
import { refreshUser, sessionQuery } from './auth/session-query'
import { dropDrafts, keepDrafts } from './components/form/drafts'
import { reloadIfGone, startLostChunks } from './components/lost-chunk'
import { hideMessage } from './components/snackbar-store'
import { useIdleImport } from './components/use-idle-import'
import { live, pageStyleCache, replacePoster } from './first-frame/replace-poster'
import { tolerateForeignNodes } from './foreign-nodes'
import { i18n } from './i18n/i18n'
import { startLanguage } from './i18n/language'
import { startSearchShortcut } from './layouts/search/search-shortcut'
import { startWorkspaces } from './layouts/workspaces/workspace-choice'
import { startPageChanges } from './page-changes'
import { startProgress } from './progress'
import { createQueryClient, firstQuiet } from './query-client'
import { createAppRouter, documentTitle } from './router'
import { checkRuntimeConfig } from './runtime-config'
import { startPrintScheme } from './settings/print-scheme'
import { startPreview, startSettings } from './settings/store'
import { startUnreadLinks } from './unread-link'
import { startVersionCheck } from './version'

if (__RUNTIME_VARIABLES__) checkRuntimeConfig()

const queryClient = createQueryClient()
/** Resolves when the page has loaded, for tasks of low priority. */
const quiet = live.then(() => firstQuiet(queryClient))

// Requests wait for the demo API, the page does not. Its chunks are preloaded by the build, and run after the page.
if (__MOCK_API__) setSender(live.then(() => import('./_mock/browser')).then(({ startMockApi }) => startMockApi(quiet)))

const router = createAppRouter({ queryClient })

tolerateForeignNodes()
startLostChunks()
startSettings()
startPrintScheme()
const language = startLanguage()
startSession()
if (__AUTH_SDK__) {
  waitForSession(import('./auth/sdk-session').then(({ startSdkSession }) => startSdkSession(live)))
}
startSearchShortcut(() => router.matchRoutes(router.latestLocation).some(({ routeId }) => routeId === '/_app'))
if (hasSession()) queryClient.prefetchQuery(sessionQuery)
// Drafts belong to the same session only.
else dropDrafts()

onSessionChange(async (change, isAnother) => {
  if (change === 'renewed') return refreshUser(queryClient)
  // An Undo would run as the next user; pending requests have been aborted.
  hideMessage()
  queryClient.cancelQueries()
  if (change !== 'began') keepDrafts()
  if (isAnother) dropDrafts()
  // React first removes what the new user may not see, which would be fetched in vain.
  await Promise.resolve()
  // Another user's data must not stay: visible queries are fetched again with the new token.
  if (change === 'began') queryClient.resetQueries()
  // The guards redirect the user.
  await router.invalidate()
  if (change !== 'began') queryClient.clear()
})

startWorkspaces(() => {
  // An Undo would run in the other workspace.
  hideMessage()
  const kept: unknown[] = [sessionQuery.queryKey[0], workspaces.name]
  queryClient.resetQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) })
})

startUnreadLinks(router)

const setTitle = () => {
  document.title = documentTitle(router)
}
router.subscribe('onResolved', setTitle)
router.subscribe('onResolved', ({ toLocation }) => startPreview(toLocation.searchStr))
i18n.on('languageChanged', setTitle)

// Lists are sorted by the API in the language they were requested in.
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

// No top-level await: the routes' chunks import from this one, and would wait for it.
async function start() {
  await language
  await router.load()
  document.title = documentTitle(router)
  const globals = import.meta.env.DEV && (await import('./theme/global-styles')).globalStyles
  replacePoster(
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
