const pause = 3000 // ms
let waiting: Promise<void> | undefined

/**
 * Resolves when the network is back: by the browser's event, or when the site's host responds. The event is fired before the
 * network is usable, and not at all if the browser saw no network, as with a server on localhost.
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

/** True if the browser reports that it is offline and the site's host is unreachable. */
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
