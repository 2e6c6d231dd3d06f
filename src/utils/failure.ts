/** The sentence in what a call or a component rejected with. */
export function failureText(failure: unknown) {
  if (typeof failure === 'string' && failure) return failure
  const message = failure && typeof failure === 'object' && 'message' in failure ? failure.message : undefined
  return typeof message === 'string' && message ? message : 'Something went wrong!'
}

/** The code in what a call rejected with, such as `forbidden` or `not-found`; undefined where there is none. */
export function failureCode(failure: unknown): string | undefined {
  const { code } = Object(failure)
  return typeof code === 'string' ? code : undefined
}

/** Whether a chunk of the site was gone: after a deployment the old names lead nowhere. Each browser has its own words. */
export function isLostChunk(failure: unknown) {
  return /dynamically imported module|importing a module script|error loading/i.test(failureText(failure))
}

/** Loads the page anew, once in a tab for each chunk that is gone; what else failed, or fails again, is left alone. */
export function reloadIfChunkLost(failure: unknown) {
  if (!isLostChunk(failure)) return
  // The router's own mark for the chunks of pages, so that the two do not reload one after the other.
  const key = `tanstack_router_reload:${failureText(failure)}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Nothing would end the reloading.
    return
  }
  location.reload()
}
