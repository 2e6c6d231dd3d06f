import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '@/components/when-idle'
import { createStyleCache } from '@/theme/style-cache'
import { watchPoster } from './watch-poster'

let tell = () => {}

/** Resolves when React's page has replaced the prerendered one and the browser is idle. */
export const live = new Promise<void>((resolve) => {
  tell = resolve
})

/**
 * Mounts the app in place of the prerendered page. React clears the root only when it commits, so the prerendered page stays
 * visible until then; the user's input is carried over to the app.
 */
export function replacePoster(root: HTMLElement, app: ReactNode) {
  const carryOver = watchPoster(root)
  createRoot(root).render(<Arrival carryOver={carryOver}>{app}</Arrival>)
}

function Arrival({ carryOver, children }: { carryOver: () => () => void; children: ReactNode }) {
  const point = useRef(() => {})
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-words')
    // Shows the parts that were hidden while prerendered.
    document.getElementById('root')?.removeAttribute('data-path')
    point.current = carryOver()
  }, [carryOver])
  useEffect(() => point.current(), [])
  useEffect(() => whenIdle(() => tell()), [])
  return children
}

/** The browser's style cache. It knows the rules of the prerendered page's style sheet. */
export function pageStyleCache() {
  const cache = createStyleCache()
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-ids]')) {
    for (const id of dataset.ids?.split(' ') ?? []) cache.inserted[id] = true
  }
  return cache
}
