import type * as z from 'zod/mini'
import { fileTypes } from './file-type-of'
import { anyOf, anyWord, day, searchOf, word, yesOrNo } from './list'

/** Stands in a search for the top, which has no folder of its own. */
export const topFolder = 'top'

export const filesSearchSchema = searchOf({
  sorts: ['name', 'size', 'type', 'createdAt', 'modifiedAt'],
  sort: 'name',
  filters: {
    type: anyOf(fileTypes),
    isFavorited: yesOrNo(),
    /** The folder that it lies in. */
    parentId: word(),
    /** A folder in which it lies at any depth. */
    within: word(),
    tag: word(),
    /** Names, in any case of letters and either normal form. */
    name: anyWord(),
    /** The days between which it was modified last. */
    from: day(),
    to: day(),
  },
  pageSize: 100,
  most: 10_000,
})
export type FilesSearch = z.infer<typeof filesSearchSchema>
