import * as z from 'zod/mini'
import { email, line, moment, picture, required } from './fields'
import { fileTypes } from './file-type-of'
import { filesSearchSchema } from './files-search'
import { create, listQuery, recordQuery, remove, update } from './list'

export const filePermissions = ['view', 'edit'] as const

/** What becomes of a name that the folder has already: the new one gets another, or takes the place of what bears it. */
export const takenNames = ['keepBoth', 'replace'] as const
export type TakenName = (typeof takenNames)[number]

/** Characters. */
export const longestFileName = 255

/** A slash would part it in a path. */
export const fileName = line.check(
  z.trim(),
  z.minLength(1, 'Required'),
  // As most file systems have it.
  z.maxLength(longestFileName, 'Too long'),
  z.regex(/^[^/]*$/, 'No slashes'),
)

export const sharedSchema = z.object({
  name: required,
  email,
  avatarUrl: picture,
  permission: z.enum(filePermissions),
})
export type Shared = z.infer<typeof sharedSchema>

/** A folder or a file. A folder's size and number of files are counted from what is in it. */
export const fileSchema = z.object({
  id: z.string(),
  name: line,
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
  name: fileName,
  url: z.string(),
  shared: z.array(sharedSchema),
  tags: z.array(required),
  isFavorited: z.boolean(),
  parentId: z.nullable(z.string()),
  /** Without it a name that the folder has already is refused (409). */
  ifTaken: z.enum(takenNames),
})

export const newFileSchema = z.extend(z.partial(fields), {
  id: z.optional(z.string()),
  name: fileName,
  type: z.enum(fileTypes),
  size: z._default(z.number().check(z.nonnegative()), 0),
})
export type NewFile = z.input<typeof newFileSchema>

export const filePatchSchema = z.partial(fields)
export type FilePatch = z.infer<typeof filePatchSchema>

/**
 * Without a parentId, files of all folders; with `topFolder`, what lies at the top. `counts` are those of each type, and
 * `amounts` their bytes; those of folders are those of their files, which count themselves.
 */
export function filesQuery(search: z.input<typeof filesSearchSchema> = {}) {
  return listQuery('files', fileSchema, filesSearchSchema, search)
}

/** All folders, at every depth. */
export const foldersQuery = filesQuery({ type: ['folder'], pageSize: 10_000 })

export function fileQuery(id: string) {
  return recordQuery('files', fileSchema, id)
}

export const createFile = (file: NewFile) => create('files', fileSchema, file)
export const updateFile = (id: string, patch: FilePatch) => update('files', fileSchema, id, patch)
/** A folder takes what lies in it along. */
export const removeFile = (id: string) => remove('files', fileSchema, id)
