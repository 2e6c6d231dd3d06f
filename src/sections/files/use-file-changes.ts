import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Change } from '@/api/change'
import {
  createFile,
  type FileItem,
  type FilePatch,
  foldersQuery,
  removeFile,
  type Shared,
  updateFile,
} from '@/api/files'
import { heldRows } from '@/api/held'
import { useChange } from '@/components/use-change'
import { formatNumber } from '@/utils/format-number'
import { pathAround } from './folders'
import { settleNames } from './taken-names'

const resource = 'files'

/** What can be done with files where they are seen; each resolves with whether it stands. */
export function useFileChanges() {
  const { t, i18n } = useTranslation('files')
  const change = useChange()
  const client = useQueryClient()
  const { data: folders } = useQuery(foldersQuery)

  /** One name, or how many there are. */
  const told = (files: FileItem[]) => ({
    count: files.length,
    number: formatNumber(files.length, i18n.language),
    name: files[0]?.name ?? '',
  })

  /** Asks first where the folder has one of the names already. */
  async function move(files: FileItem[], folder: FileItem | null) {
    const place = folder?.id ?? null
    const settled = await settleNames(
      client,
      files.map(({ name }) => name),
      { parentId: place, but: files },
    )
    if (!settled) return false
    const { replaced, ifTaken } = settled
    const back = patched(files, ({ parentId, name }) => ({ parentId, name, ifTaken: 'keepBoth' }))
    return change(
      {
        resource,
        put: files.map((file) => ({ ...file, parentId: place })),
        // Out of the list that they are no longer in; those that have them are fetched anew.
        drop: [...files, ...replaced].map(({ id }) => id),
        call: () => each(files, (file, index) => updateFile(file.id, { parentId: place, ifTaken: ifTaken[index] })),
      },
      {
        text: t('said.moved', { ...told(files), folder: folder?.name ?? t('all') }),
        undo: { ...back, call: () => back.call().then(() => each(replaced, createFile)) },
      },
    )
  }

  return {
    favorite: (files: FileItem[], isFavorited: boolean) =>
      change(patched(files, { isFavorited }), {
        text: t(isFavorited ? 'said.favorite' : 'said.unfavorite', told(files)),
        undo: patched(files, (file) => ({ isFavorited: file.isFavorited })),
      }),

    move,

    /** The same for what is dropped: of what lies in a drag only the ids are known. */
    moveByIds(ids: string[], folder: FileItem | null) {
      const held = new Map(heldRows<FileItem>(client, resource).map((file) => [file.id, file]))
      return move(
        ids.flatMap((id) => held.get(id) ?? []),
        folder,
      )
    },

    remove: (files: FileItem[]) =>
      change(
        { resource, drop: files.map(({ id }) => id), call: () => each(files, ({ id }) => removeFile(id)) },
        {
          text: t('said.deleted', told(files)),
          undo: { resource, put: files, call: () => each(files, createFile) },
        },
      ),

    tag: (file: FileItem, tags: string[]) =>
      change(patched([file], { tags }), {
        text: t('said.tagged', { name: file.name }),
        undo: patched([file], { tags: file.tags }),
      }),

    share: (file: FileItem, shared: Shared[], text: string) =>
      change(patched([file], { shared }), { text, undo: patched([file], { shared: file.shared }) }),

    /** The folder that a file lies in, as a person reads it. */
    placeOf: (file: FileItem) => pathAround(file, folders?.data ?? []).replaceAll('/', ' / ') || t('all'),
  }
}

export type FileChanges = ReturnType<typeof useFileChanges>

type Patch = FilePatch | ((file: FileItem) => FilePatch)

function patched(files: FileItem[], patch: Patch): Change {
  const patchOf = (file: FileItem) => (typeof patch === 'function' ? patch(file) : patch)
  return {
    resource,
    put: files.map((file) => {
      const { ifTaken, ...fields } = patchOf(file)
      return { ...file, ...fields }
    }),
    call: () => each(files, (file) => updateFile(file.id, patchOf(file))),
  }
}

/** All of them, even where one is refused; then that is told. @throws Failure */
async function each(files: FileItem[], call: (file: FileItem, index: number) => Promise<unknown>) {
  const results = await Promise.allSettled(files.map((file, index) => call(file, index)))
  const refused = results.find((result) => result.status === 'rejected')
  if (refused) throw refused.reason
}
