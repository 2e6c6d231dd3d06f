const pause = 3000 // ms
let waiting: Promise<void> | undefined

/**
 * Resolves when the network is back: by the browser's event, or since the site's host answers. The event comes before the
 * network can be used, and not at all where the browser sees no network, as with a server on the same machine.
 */
export function backOnline() {
  waiting ??= new Promise<void>((resolve) => {
    const timer = setInterval(async () => (await isReachable()) && done(), pause)
    addEventListener('online', done)
    function done() {
      clearInterval(timer)
      removeEventListener('online', done)
      waiting = undefined
      resolve()
    }
  })
  return waiting
}

/** Whether the browser says that it is offline, and the site's host does not prove it wrong. */
export async function isOffline() {
  return globalThis.navigator?.onLine === false && !(await isReachable())
}

async function isReachable() {
  try {
    await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store', signal: AbortSignal.timeout(pause) })
    return true
  } catch {
    return false
  }
}
