import { QueryCache, QueryClient } from '@tanstack/react-query'
import { backOnline } from './utils/back-online'
import { offline } from './utils/failure'

export function createQueryClient() {
  const queryCache = new QueryCache({
    async onError(failure) {
      if ((failure as unknown) !== offline) return
      await backOnline()
      client.refetchQueries(
        { predicate: ({ state }) => (state.error as unknown) === offline },
        { cancelRefetch: false },
      )
    },
  })
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        // What the loader could not get is shown as failed, not asked for a second time unseen.
        retryOnMount: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // A call without a network fails at once, and is said to; the demo API needs none. In the mode 'online' it would wait.
        networkMode: 'always',
        // In this mode off by default.
        refetchOnReconnect: true,
      },
    },
  })
  return client
}

/** Resolves when no query is being fetched, at the latest after five seconds. */
export function firstQuiet(client: QueryClient) {
  return new Promise<void>((resolve) => {
    const check = () => client.isFetching() > 0 || end()
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
