import { QueryCache, QueryClient } from '@tanstack/react-query'
import { whenIdle } from './components/when-idle'
import { backOnline } from './utils/back-online'
import { offline } from './utils/failure'

const isOffline = (failure: unknown) => failure === offline

export function createQueryClient() {
  const queryCache = new QueryCache({
    async onError(failure) {
      if (!isOffline(failure)) return
      await backOnline()
      client.refetchQueries({ predicate: ({ state }) => isOffline(state.error) }, { cancelRefetch: false })
    },
  })
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        // A query that failed in the loader is shown as failed, not retried silently.
        retryOnMount: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // Without a network a request fails at once with a message; the demo API needs none. In the mode 'online' it would wait.
        networkMode: 'always',
        // Off by default in this mode.
        refetchOnReconnect: true,
      },
    },
  })
  return client
}

/** Resolves when no query is fetching, at the latest after five seconds. */
export function firstQuiet(client: QueryClient) {
  return new Promise<void>((resolve) => {
    // React first renders what has come, which may fetch more.
    const check = () => whenIdle(() => client.isFetching() > 0 || end(), { timeout: 1000 })
    const timer = setTimeout(end, 5_000)
    const unsubscribe = client.getQueryCache().subscribe(check)
    function end() {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    check()
  })
}
