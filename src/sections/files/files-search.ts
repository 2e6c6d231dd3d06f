import * as z from 'zod/mini'
import { filesSearchSchema, topFolder } from '@/api/files-search'
import { flag, freeText, word } from '@/api/list'

export const fileViews = ['grid', 'list'] as const

const { sort, q, type, isFavorited, tag, from, to } = filesSearchSchema.shape

/** All that the page's address says. */
export const filesPageSchema = z.object({
  /** The names of the folders that lead to the one that is open, with slashes between. */
  path: freeText(1000),
  view: z.catch(z._default(z.enum(fileViews), 'grid'), 'grid'),
  sort,
  q,
  type,
  isFavorited,
  tag,
  from,
  to,
  /** The file whose details stand beside the list. */
  id: word(),
  /** A form for a new folder. */
  new: flag(),
  /** The file that is renamed. */
  edit: word(),
})
export type FilesPageSearch = z.infer<typeof filesPageSchema>
export type FilesSearchChange = { [K in keyof FilesPageSearch]?: FilesPageSearch[K] | undefined }

/** What need not stand in the address. */
export const filesDefaults = { path: '', view: 'grid', sort: 'name', q: '' } as const

/** The change that takes all filters and the search away. */
export const noFilters = {
  q: '',
  type: undefined,
  isFavorited: undefined,
  tag: undefined,
  from: undefined,
  to: undefined,
} satisfies FilesSearchChange

/** The change that opens a folder. */
export const toFolder = (path: string): FilesSearchChange => ({
  ...noFilters,
  path,
  id: undefined,
  new: undefined,
  edit: undefined,
})

/** Whether more is looked through than what lies in the folder itself. */
export function isSearching({ q, type, isFavorited, tag, from, to }: FilesPageSearch) {
  return !!(q.trim() || type || isFavorited !== undefined || tag || from || to)
}

/** How many filters are set, the search apart. */
export function filtersSet({ type, isFavorited, tag, from, to }: FilesPageSearch) {
  return [type, isFavorited, tag, from ?? to].filter((value) => value !== undefined).length
}

/** What to ask the API for: what lies in a folder, or while searching what lies in it at any depth; at most so many. */
export function wantedFiles(search: FilesPageSearch, folderId: string | null, pageSize: number) {
  const { sort, q, type, isFavorited, tag, from, to } = search
  const place = folderId ?? topFolder
  return isSearching(search)
    ? { sort, q, type, isFavorited, tag, from, to, within: place, pageSize }
    : { sort, parentId: place, pageSize }
}
