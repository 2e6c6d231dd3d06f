/** Whether a chunk of the site was gone: after a deployment the old names lead nowhere. Each browser has its own words. */
export function isLostChunk(failure: unknown) {
  return /dynamically imported module|importing a module script|error loading/i.test(String(Object(failure).message))
}

/** Loads the page anew, once in a tab for each chunk that is gone; what else failed, or fails again, is left alone. */
export function reloadIfChunkLost(failure: unknown) {
  if (!isLostChunk(failure)) return
  // The router's own mark for the chunks of pages, so that the two do not reload one after the other.
  const key = `tanstack_router_reload:${String(Object(failure).message)}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Nothing would end the reloading.
    return
  }
  location.reload()
}
