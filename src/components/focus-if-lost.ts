import { useEffect, useRef } from 'react'

/** Gives the focus to where a person goes on, when what had it went with the page before. */
export function focusIfLost(goal: HTMLElement | null | undefined) {
  const { activeElement, body } = document
  // The page as a whole has it where nobody wanted it.
  const lost = !activeElement || activeElement === body || activeElement.matches('main')
  // Where the page stands is the router's matter.
  if (lost) goal?.focus({ preventScroll: true })
}

/**
 * For a list that comes back in the place of what one of its links led to: the keyboard goes on at that link.
 * @param mark the attribute that the links bear
 * @param before the mark of the link; undefined where nothing stood there before
 */
export function useFocusBack(mark: `data-${string}`, before: string | undefined) {
  const start = useRef(before)
  useEffect(() => {
    if (start.current) focusIfLost(document.querySelector<HTMLElement>(`[${mark}="${CSS.escape(start.current)}"]`))
  }, [mark])
}
