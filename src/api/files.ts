import * as z from 'zod/mini'
import { email, moment, picture, required } from './fields'
import { anyOf, create, listQuery, recordQuery, remove, searchOf, update, word, yesOrNo } from './list'

export const fileTypes = [
  'folder',
  'image',
  'pdf',
  'word',
  'excel',
  'powerpoint',
  'text',
  'audio',
  'video',
  'archive',
  'other',
] as const
export const filePermissions = ['view', 'edit'] as const

/** Stands in a search for the top, which has no folder of its own. */
export const topFolder = 'top'

const sharedSchema = z.object({
  name: required,
  email,
  avatarUrl: picture,
  permission: z.enum(filePermissions),
})

/** A folder or a file. A folder's size and number of files are counted from what is in it. */
export const fileSchema = z.object({
  id: z.string(),
  name: required,
  type: z.enum(fileTypes),
  url: z.string(),
  shared: z.array(sharedSchema),
  tags: z.array(z.string()),
  /** Bytes. */
  size: z.number(),
  totalFiles: z.optional(z.number()),
  createdAt: moment,
  modifiedAt: moment,
  isFavorited: z.boolean(),
  /** The folder that it lies in; null at the top. */
  parentId: z.nullable(z.string()),
})
export type FileItem = z.infer<typeof fileSchema>

const fields = z.object({
  name: required,
  url: z.string(),
  shared: z.array(sharedSchema),
  tags: z.array(required),
  isFavorited: z.boolean(),
  parentId: z.nullable(z.string()),
})

export const newFileSchema = z.extend(z.partial(fields), {
  id: z.optional(z.string()),
  name: required,
  type: z.enum(fileTypes),
  size: z._default(z.number().check(z.nonnegative()), 0),
})
export type NewFile = z.input<typeof newFileSchema>

export const filePatchSchema = z.partial(fields)
export type FilePatch = z.infer<typeof filePatchSchema>

export const filesSearchSchema = searchOf({
  sorts: ['name', 'size', 'type', 'createdAt', 'modifiedAt'],
  sort: 'name',
  filters: { type: anyOf(fileTypes), isFavorited: yesOrNo(), parentId: word(), tag: word() },
  pageSize: 100,
})
export type FilesSearch = z.infer<typeof filesSearchSchema>

/** Without a parentId, files of all folders; with `topFolder`, what lies at the top. */
export function filesQuery(search: z.input<typeof filesSearchSchema> = {}) {
  return listQuery('files', fileSchema, filesSearchSchema, search)
}

export function fileQuery(id: string) {
  return recordQuery('files', fileSchema, id)
}

export const createFile = (file: NewFile) => create('files', fileSchema, file)
export const updateFile = (id: string, patch: FilePatch) => update('files', fileSchema, id, patch)
/** A folder takes what lies in it along. */
export const removeFile = (id: string) => remove('files', fileSchema, id)
