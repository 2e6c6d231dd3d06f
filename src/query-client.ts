import { QueryClient } from '@tanstack/react-query'

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // retryOnMount: what the loader could not get is shown as failed, not asked for a second time unseen.
      queries: { retry: false, retryOnMount: false, staleTime: 30_000, refetchOnWindowFocus: false },
    },
  })
}
