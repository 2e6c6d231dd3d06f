import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { partsAhead } from '@/components/lazy-part'
import { whenIdle } from '@/components/when-idle'
import { flattenNav, isExternal, type NavSection } from '@/nav'

const pause = 300 // ms, before each chunk

/**
 * Preloads what is likely to be opened next, once the page has loaded and while the browser is idle: what the header's buttons
 * open, then the pages of the navigation, one chunk at a time. Not on metered or slow connections.
 */
export function FetchAhead({ sections }: { sections: NavSection[] }) {
  const router = useRouter()
  const client = useQueryClient()

  useEffect(() => {
    if (isSparing()) return
    const routes = flattenNav(sections)
      .filter(({ path }) => !isExternal(path))
      .flatMap(({ path }) => router.getMatchedRoutes(path)[2] ?? [])
    const fetches = [...partsAhead, ...routes.map((route) => async () => router.loadRouteChunk(route))]
    let stop: () => void = () => {}

    function next() {
      const timer = setTimeout(() => {
        stop = whenIdle(async () => {
          const busy = !navigator.onLine || router.state.isLoading || client.isFetching() || client.isMutating()
          // A failed preload is retried, and reported, when the chunk is needed.
          if (!busy)
            await fetches
              .shift()?.()
              .catch(() => {})
          if (fetches.length > 0 && !gone) next()
        })
      }, pause)
      stop = () => clearTimeout(timer)
    }

    let gone = false
    next()
    return () => {
      gone = true
      stop()
    }
  }, [router, client, sections])

  return null
}

/** True if the connection saves data or is slow. Firefox and Safari do not expose it. */
function isSparing() {
  const { connection }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator
  return !!connection?.saveData || !!connection?.effectiveType?.includes('2g')
}
