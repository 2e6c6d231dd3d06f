import { bypass, getResponse } from 'msw'
import { config } from '@/config'
import { setDemoSource } from './demo-state'
import { handlers } from './handlers'
import { answerOtherTabs } from './other-tabs'
import { isReal } from './real'
import { mark } from './respond'

// The built site's worker also keeps its files for a visitor without a network; it has the demo API's in it.
const script = `${config.basePath}${import.meta.env.DEV ? 'mockServiceWorker.js' : 'sw.js'}`

/** By then a page has what it needs, also over a slow link. */
const fillAfter = 10_000 // ms

/**
 * Starts the demo API and resolves, at once, with what answers calls; its worker comes when the page is `quiet`.
 * At first they are answered in the page, so that nothing waits for a service worker; once one controls the
 * page the calls are plain ones, which the browser's network panel shows. Where none may run (an insecure
 * origin, a refused registration, a hard reload) the page goes on answering.
 */
export async function startMockApi(quiet: Promise<void>) {
  setDemoSource(() => new URLSearchParams(location.search).get('demo'))
  answerOtherTabs()
  let controlled = false
  quiet.then(startWorker).then(
    () => {
      controlled = true
      // MSW lets go of a page that is being left, which may still call: its worker would pass that on to the host.
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
    // A worker that the browser put to sleep has forgotten this page and lets calls through: wake it.
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
  // MSW's start reloads a page that has a registration and no controller, as after a hard reload.
  // So the registration is made here, and MSW starts only when the worker has taken the page, if ever.
  if (!controls()) await serviceWorker.register(script, { scope: config.basePath, updateViaCache: 'none' })
  while (!controls()) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  }
  // MSW asks for an update and lets the promise go. It is refused, in the console, where the page that a reload has
  // replaced was just unregistering the worker; the browser looks for updates by itself.
  const registration = await serviceWorker.getRegistration(config.basePath)
  if (registration) registration.update = async () => registration
  const { setupWorker } = await import('msw/browser')
  await setupWorker(...handlers).start({
    serviceWorker: { url: script, options: { scope: config.basePath } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
  if (import.meta.env.PROD) setTimeout(fill, fillAfter)
}

/** Has the worker fetch the rest of the site, for a visit without a network. */
function fill() {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (!connection?.saveData) navigator.serviceWorker.controller?.postMessage('fill')
}
