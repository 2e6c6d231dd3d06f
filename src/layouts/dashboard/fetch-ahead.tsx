import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { partsAhead } from '@/components/lazy-part'
import { whenIdle } from '@/components/when-idle'
import { flattenNav, isExternal, type NavSection } from '@/nav'

const pause = 300 // ms, before each chunk

/**
 * Fetches what is likely to be opened next, once the page's content stands and while nothing else is going on: what the
 * header's buttons open, then the pages of the navigation, one chunk at a time. Not for who saves data or has little of it.
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
          // What does not come is fetched when it is asked for, and said then.
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

/** Where a connection's owner would not have more fetched than is asked for. Firefox and Safari do not say. */
function isSparing() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !!connection?.saveData || !!connection?.effectiveType?.includes('2g')
}
