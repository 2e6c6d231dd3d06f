import { useQueryClient } from '@tanstack/react-query'
import type { FileItem } from '@/api/files'
import { heldRows } from '@/api/held'

/** Gives the files of some ids, as the lists that have been fetched hold them. */
export function useFilesByIds() {
  const client = useQueryClient()
  return (ids: string[]) => {
    const held = new Map(heldRows<FileItem>(client, 'files').map((file) => [file.id, file]))
    return ids.flatMap((id) => held.get(id) ?? [])
  }
}
