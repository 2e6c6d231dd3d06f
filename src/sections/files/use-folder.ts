import { useQuery } from '@tanstack/react-query'
import { foldersQuery } from '@/api/files'
import { foldersOf } from './folders'

/** The folder at a path, and those that lead to it. At the top there is none. */
export function useFolder(path: string) {
  const { data, error, isFetching, refetch } = useQuery(foldersQuery)
  const trail = data && foldersOf(path, data.data)
  return {
    trail: trail ?? [],
    folder: trail?.at(-1),
    /** The folders have come, and none lies at the path. */
    unknown: !!data && !trail,
    /** The folders did not come. */
    failure: data ? null : error,
    isFetching,
    refetch,
  }
}
