import { bypass, getResponse } from 'msw'
import { config } from '@/config'
import { setDemoSource } from './demo-state'
import { handlers } from './handlers'
import { answerOtherTabs } from './other-tabs'
import { isReal } from './real'
import { mark } from './respond'

// The built site's worker includes the demo API's, and also caches the site's files for visitors without a network.
const script = `${config.basePath}${import.meta.env.DEV ? 'mockServiceWorker.js' : 'sw.js'}`

/** By then a page has loaded, even over a slow connection. */
const fillAfter = 10_000 // ms

/**
 * Starts the demo API and resolves, at once, with the function that handles requests; its worker is registered when the page is
 * `quiet`. At first the page handles the requests itself, so that nothing waits for a service worker; once one controls the page,
 * requests are plain ones, visible in the browser's network panel. If no worker can run (an insecure origin, a failed
 * registration, a hard reload) the page continues to handle them.
 */
export async function startMockApi(quiet: Promise<void>) {
  setDemoSource(() => new URLSearchParams(location.search).get('demo'))
  answerOtherTabs()
  let controlled = false
  quiet.then(startWorker).then(
    () => {
      controlled = true
      // MSW unregisters a page that is being left, which may still send requests: its worker would pass them on to the host.
      addEventListener('beforeunload', () => {
        controlled = false
      })
    },
    () => {},
  )

  return async function send(request: Request) {
    if (isReal(request.url)) return fetch(bypass(request))
    if (!controlled) return inPage(request)
    const spare = request.clone()
    const response = await fetch(request).catch((error) => {
      if (request.signal.aborted) throw error
    })
    if (response?.headers.has(mark)) return response
    // A worker that the browser has stopped has forgotten this page and passes requests through: reactivate it.
    navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
    return inPage(spare)
  }
}

async function inPage(request: Request) {
  return (await getResponse(handlers, request.clone())) ?? fetch(request)
}

async function startWorker() {
  const { serviceWorker } = navigator
  if (!serviceWorker) throw new Error('No service workers here')
  const address = new URL(script, location.href).href
  const controls = () => serviceWorker.controller?.scriptURL === address
  // MSW's start reloads a page with a registration but no controller, as after a hard reload. So the registration is made here,
  // and MSW only starts once the worker controls the page.
  if (!controls()) {
    const { active } = await serviceWorker.register(script, { scope: config.basePath, updateViaCache: 'none' })
    active?.postMessage('claim')
  }
  while (!controls()) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  }
  // MSW asks for an update and ignores the promise. It rejects, with a console error, if the page before a reload was just
  // unregistering the worker; the browser checks for updates itself.
  const registration = await serviceWorker.getRegistration(config.basePath)
  if (registration) registration.update = async () => registration
  const { setupWorker } = await import('msw/browser')
  await setupWorker(
    ...handlers,
    (await import('./chat-socket')).chatSocket, // #demo
  ).start({
    serviceWorker: { url: script, options: { scope: config.basePath } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
  if (import.meta.env.PROD) setTimeout(fill, fillAfter)
}

/** Tells the worker to cache the rest of the site, for visits without a network. */
function fill() {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (!connection?.saveData) navigator.serviceWorker.controller?.postMessage('fill')
}
