import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Lets the browser's find look into closed panels, and opens the one with a match. In browsers without support closed panels are
 * only hidden.
 */
export function useFindable(panel: RefObject<HTMLElement | null>, open: boolean, onFound: () => void) {
  const found = useEffectEvent(onFound)

  // React writes `hidden` as a boolean; it has another value.
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
