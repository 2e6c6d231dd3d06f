import { useQueryClient } from '@tanstack/react-query'
import type { List } from '@/api/envelope'
import type { FileItem } from '@/api/files'

/** Gives the files of some ids, as the lists that have been fetched hold them. */
export function useFilesByIds() {
  const client = useQueryClient()
  return (ids: string[]) => {
    const lists = client.getQueriesData<List<FileItem>>({ queryKey: ['files', 'list'] })
    const held = new Map(lists.flatMap(([, list]) => list?.data ?? []).map((file) => [file.id, file]))
    return ids.flatMap((id) => held.get(id) ?? [])
  }
}
