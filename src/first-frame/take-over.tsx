import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { whenIdle } from '@/components/when-idle'
import { createStyleCache } from '@/theme/style-cache'
import { watchPoster } from './watch-poster'

let tell = () => {}

/** Resolves when React's page stands in place of the poster, and the browser has nothing better to do. */
export const live = new Promise<void>((resolve) => {
  tell = resolve
})

/**
 * Renders the app in place of the prerendered page. React empties the root only as it commits, so the poster stands until
 * then; what the person has done to it is done to the app.
 */
export function takeOver(root: HTMLElement, app: ReactNode) {
  const carryOver = watchPoster(root)
  createRoot(root).render(<Arrival carryOver={carryOver}>{app}</Arrival>)
}

function Arrival({ carryOver, children }: { carryOver: () => () => void; children: ReactNode }) {
  const point = useRef(() => {})
  useLayoutEffect(() => {
    // Those of the language that is shown.
    document.documentElement.removeAttribute('data-words')
    // What the poster could not know is shown.
    document.getElementById('root')?.removeAttribute('data-path')
    point.current = carryOver()
  }, [carryOver])
  useEffect(() => point.current(), [])
  useEffect(() => whenIdle(() => tell()), [])
  return children
}

/** The browser's style cache. It knows the rules that the prerendered page brought in a style sheet of its own. */
export function pageStyleCache() {
  const cache = createStyleCache()
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-ids]')) {
    for (const id of dataset.ids?.split(' ') ?? []) cache.inserted[id] = true
  }
  return cache
}
