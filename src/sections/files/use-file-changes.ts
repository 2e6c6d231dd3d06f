import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { files as api, type FileItem, foldersQuery, type Shared } from '@/api/files'
import { each, useRecordChanges } from '@/components/records/use-record-changes'
import { useChange } from '@/components/use-change'
import { formatNumber } from '@/utils/format-number'
import { pathAround } from './folders'
import { settleNames } from './taken-names'

/** The changes of files; each resolves with true if it succeeded. */
export function useFileChanges() {
  const { t, i18n } = useTranslation('files')
  const change = useChange()
  const { patch, remove } = useRecordChanges(api)
  const client = useQueryClient()
  const { data: folders } = useQuery(foldersQuery)

  /** The name of a single file, else the count. */
  const told = (files: FileItem[]) => ({
    count: files.length,
    number: formatNumber(files.length, i18n.language),
    name: files[0]?.name ?? '',
  })

  /** Asks first about name conflicts. */
  async function move(files: FileItem[], folder: FileItem | null) {
    const place = folder?.id ?? null
    const settled = await settleNames(
      client,
      files.map(({ name }) => name),
      { parentId: place, but: files },
    )
    if (!settled) return false
    const { replaced, ifTaken } = settled
    return change(
      {
        resource: api,
        put: files.map((file) => ({ ...file, parentId: place })),
        // Removed from the lists that no longer contain them; the lists that do are refetched.
        drop: [...files, ...replaced].map(({ id }) => id),
        call: () => each(files, ({ id }, index) => api.update(id, { parentId: place, ifTaken: ifTaken[index] })),
      },
      {
        text: t('said.moved', { ...told(files), folder: folder?.name ?? t('all') }),
        undo: {
          resource: api,
          put: files,
          call: async () => {
            await each(files, ({ id, parentId, name }) => api.update(id, { parentId, name, ifTaken: 'keepBoth' }))
            await each(replaced, api.restore)
          },
        },
      },
    )
  }

  return {
    favorite: (files: FileItem[], isFavorited: boolean) =>
      patch(files, { isFavorited }, t(isFavorited ? 'said.favorite' : 'said.unfavorite', told(files))),

    move,

    /** The same for a drop: a drag only has the ids. */
    moveByIds(ids: string[], folder: FileItem | null) {
      const held = new Map(api.cached(client).map((file) => [file.id, file]))
      return move(
        ids.flatMap((id) => held.get(id) ?? []),
        folder,
      )
    },

    remove: (files: FileItem[]) => remove(files, t('said.deleted', told(files))),

    tag: (file: FileItem, tags: string[]) => patch([file], { tags }, t('said.tagged', { name: file.name })),

    share: (file: FileItem, shared: Shared[], text: string) => patch([file], { shared }, text),

    /** The path of a file's folder, for display. */
    placeOf: (file: FileItem) => pathAround(file, folders?.data ?? []).replaceAll('/', ' / ') || t('all'),
  }
}
