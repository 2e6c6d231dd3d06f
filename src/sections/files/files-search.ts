import * as z from 'zod/mini'
import { filesSearchSchema, topFolder } from '@/api/files'
import { freeText } from '@/api/list'
import { pageSearch, recordParams, type SearchChange, type SearchOf } from '@/components/records/page-search'

export const fileViews = ['grid', 'list'] as const

const { sort, q, type, isFavorited, tag, from, to } = filesSearchSchema.shape

/** `edit` is the id of the file to rename; `new` creates a folder. */
export const filesPage = pageSearch(z.object({ sort, q, type, isFavorited, tag, from, to }), {
  ...recordParams,
  /** The names of the folders from the top to the open one, separated by slashes. */
  path: freeText(1000),
  view: z.catch(z._default(z.enum(fileViews), 'grid'), 'grid'),
})
export type FilesSearch = SearchOf<typeof filesPage>

/** The change that opens a folder. */
export const toFolder = (path: string): SearchChange<FilesSearch> => ({
  ...filesPage.cleared,
  path,
  id: undefined,
  new: undefined,
  edit: undefined,
})

/** True if more than the folder's own contents is searched. */
export function isSearching({ q, type, isFavorited, tag, from, to }: FilesSearch) {
  return !!(q.trim() || type || isFavorited !== undefined || tag || from || to)
}

/** The API's query: the contents of a folder, or while searching those of any depth; up to a maximum. */
export function wantedFiles(search: FilesSearch, folderId: string | null, pageSize: number) {
  const { sort, q, type, isFavorited, tag, from, to } = search
  const place = folderId ?? topFolder
  return isSearching(search)
    ? { sort, q, type, isFavorited, tag, from, to, within: place, pageSize }
    : { sort, parentId: place, pageSize }
}
