import { useEffect } from 'react'

let tell = () => {}

/** Resolves when React has taken over the page. */
export const live = new Promise<void>((resolve) => {
  tell = resolve
})

/**
 * Stands in every layout. The router's outlet is a Suspense boundary, which hydrates after the root: a navigation before
 * that would take away the match that it is about to draw.
 */
export function Live() {
  useEffect(() => tell(), [])
  return null
}
