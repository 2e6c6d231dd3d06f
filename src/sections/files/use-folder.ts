import { useQuery } from '@tanstack/react-query'
import { foldersQuery } from '@/api/files'
import { foldersOf } from './folders'

/** The folder of a path and its ancestors. At the top level there is none. */
export function useFolder(path: string) {
  const { data, error, isFetching, refetch } = useQuery(foldersQuery)
  const trail = data && foldersOf(path, data.data)
  return {
    trail: trail ?? [],
    folder: trail?.at(-1),
    /** The folders have loaded, and none has this path. */
    unknown: !!data && !trail,
    /** The folders failed to load. */
    failure: data ? null : error,
    isFetching,
    refetch,
  }
}
