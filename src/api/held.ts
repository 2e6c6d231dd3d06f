import type { QueryClient } from '@tanstack/react-query'
import type { List } from './envelope'

/** The rows of a resource that the lists in the cache hold; one that is in several comes several times. */
export function heldRows<T>(client: QueryClient, resource: string) {
  return client.getQueriesData<List<T>>({ queryKey: [resource, 'list'] }).flatMap(([, list]) => list?.data ?? [])
}
