import { type RefObject, useEffect, useState } from 'react'

/** True once an element is, or has been, in the viewport or just below it. */
export function useNearView(element: RefObject<Element | null>) {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '320px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
