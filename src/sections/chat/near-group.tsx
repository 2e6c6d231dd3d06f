import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Messages farther from the view than this are not rendered. */
const margin = 1000 // px

interface NearGroupProps {
  scroller: RefObject<HTMLElement | null>
  isOwn: boolean
  /** Rendered at first. */
  near: boolean
  /** Rendered wherever it is: it has the focus, or is printed. */
  kept: boolean
  /** In px, until it has been rendered once. */
  height: number
  children: () => ReactNode
}

/**
 * A group of messages, rendered while it is near the view; elsewhere an empty item of the same height. The scroller is reversed:
 * what changes above the view moves nothing.
 */
export function NearGroup({ scroller, isOwn, near, kept, height, children }: NearGroupProps) {
  const item = useRef<HTMLLIElement>(null)
  const measured = useRef(height)
  const wasEmpty = useRef(false)
  const [isNear, setNear] = useState(near)
  const isRendered = isNear || kept

  useEffect(() => {
    const { current: element } = item
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => {
        measured.current = element.offsetHeight
        setNear(!!entries.at(-1)?.isIntersecting)
      },
      { root: scroller.current, rootMargin: `${margin}px 0px` },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [scroller])

  useLayoutEffect(() => {
    const { current: element } = item
    const { current: box } = scroller
    const grown = (element?.offsetHeight ?? 0) - measured.current
    const isBack = isRendered && wasEmpty.current
    wasEmpty.current = !isRendered
    if (!isBack || !element || !box || grown === 0) return
    measured.current += grown
    // It grew upwards: what is above it in the view stays.
    const topBefore = element.getBoundingClientRect().top + grown
    if (topBefore >= box.getBoundingClientRect().top) box.scrollTop -= grown
  }, [isRendered, scroller])

  return isRendered ? (
    <li ref={item} className="group" data-own={isOwn || undefined}>
      {children()}
    </li>
  ) : (
    <li ref={item} className="group" aria-hidden style={{ height: measured.current }} />
  )
}
