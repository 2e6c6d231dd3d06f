import { QueryClient } from '@tanstack/react-query'

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // What the loader could not get is shown as failed, not asked for a second time unseen.
        retryOnMount: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // A call without a network fails at once, and is said to; the demo API needs none. In the mode 'online' it would wait.
        networkMode: 'always',
        // In this mode off by default. What failed meanwhile is asked for anew.
        refetchOnReconnect: true,
      },
    },
  })
}
