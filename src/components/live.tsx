import { useEffect } from 'react'

let tell = () => {}

/** Resolves when React has taken over the page. */
export const live = new Promise<void>((resolve) => {
  tell = resolve
})

/**
 * Stands in every layout. The router's outlets are Suspense boundaries, which hydrate one by one after the root, without a
 * pause: a navigation before that would take away the match that one is about to draw.
 */
export function Live() {
  // Safari has no requestIdleCallback.
  useEffect(() => void (window.requestIdleCallback ?? setTimeout)(() => tell()), [])
  return null
}
