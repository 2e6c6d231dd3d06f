import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Lets the browser's own search look into what is closed, and tells when it has found something there. Where a browser
 * does not know that, the closed is just hidden.
 */
export function useFindable(panel: RefObject<HTMLElement | null>, open: boolean, onFound: () => void) {
  const found = useEffectEvent(onFound)

  // React writes `hidden` as a switch; it has another value besides.
  useLayoutEffect(() => {
    if (!open) panel.current?.setAttribute('hidden', 'until-found')
  }, [panel, open])

  useEffect(() => {
    const node = panel.current
    const listener = () => found()
    node?.addEventListener('beforematch', listener)
    return () => node?.removeEventListener('beforematch', listener)
  }, [panel])
}
