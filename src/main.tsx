import createCache from '@emotion/cache'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { setSender } from './api/client'
import { App } from './app'
import { hasSession, onSessionChange, startSession } from './auth/session'
import { sessionQuery } from './auth/session-query'
import { i18n } from './i18n/i18n'
import { startLanguage } from './i18n/language'
import { startProgress } from './progress'
import { createQueryClient } from './query-client'
import { createAppRouter, documentTitle } from './router'

// Beside the critical path: calls wait for the demo API, the page does not.
if (__MOCK_API__) setSender(import('./_mock/browser').then(({ startMockApi }) => startMockApi()))

const queryClient = createQueryClient()
const router = createAppRouter({ queryClient })
const root = document.getElementById('root') as HTMLElement

startLanguage()
startSession()
if (hasSession()) queryClient.prefetchQuery(sessionQuery)

onSessionChange(async (change) => {
  if (change === 'began') queryClient.removeQueries(sessionQuery)
  // The guards move the user.
  await router.invalidate()
  if (change !== 'began') queryClient.clear()
})

const setTitle = () => {
  document.title = documentTitle(router)
}
router.subscribe('onResolved', setTitle)
i18n.on('languageChanged', setTitle)

// As a server-rendered router would: the same Suspense boundaries as in the prerendered page.
router.ssr = { manifest: undefined }
await router.load()
document.title = documentTitle(router)

const app = <App router={router} queryClient={queryClient} cache={createCache({ key: 'css' })} />
if (root.dataset.path === router.state.location.pathname) hydrateRoot(root, app)
else {
  delete router.ssr
  createRoot(root).render(app)
}
startProgress(router)
