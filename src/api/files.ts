import * as z from 'zod/mini'
import { email, line, moment, picture, required } from './fields'
import { fileTypes } from './file-type-of'
import { anyOf, anyWord, day, searchOf, word, yesOrNo } from './list'
import { resource } from './resource'

/** The value of `parentId` for the top level, which has no folder. */
export const topFolder = 'top'

export const filesSearchSchema = searchOf({
  sorts: ['name', 'size', 'type', 'createdAt', 'modifiedAt'],
  sort: 'name',
  filters: {
    type: anyOf(fileTypes),
    isFavorited: yesOrNo(),
    /** The id of the parent folder. */
    parentId: word(),
    /** The id of a folder that contains it at any depth. */
    within: word(),
    tag: word(),
    /** Names, compared without case and in normal form. */
    name: anyWord(),
    /** Range of days of the last change. */
    from: day(),
    to: day(),
  },
  pageSize: 100,
  most: 10_000,
})

export const filePermissions = ['view', 'edit'] as const

/**
 * What to do with a name that exists in the folder: `keepBoth` gives the new file another name, `replace` overwrites the old one.
 */
export const takenNames = ['keepBoth', 'replace'] as const
export type TakenName = (typeof takenNames)[number]

/** In characters. */
export const longestFileName = 255

/** A slash would split the path. */
export const fileName = line.check(
  z.trim(),
  z.minLength(1, 'Required'),
  // The limit of most file systems.
  z.maxLength(longestFileName, 'Too long'),
  z.regex(/^[^/]*$/, "Names can't contain slashes"),
)

export const sharedSchema = z.object({
  name: required,
  email,
  avatarUrl: picture,
  permission: z.enum(filePermissions),
})
export type Shared = z.infer<typeof sharedSchema>

/** A folder or a file. The size and the number of files of a folder are computed from its contents. */
export const fileSchema = z.object({
  id: z.string(),
  name: line,
  type: z.enum(fileTypes),
  url: z.string(),
  shared: z.array(sharedSchema),
  tags: z.array(line),
  /** In bytes. */
  size: z.number(),
  totalFiles: z.optional(z.number()),
  createdAt: moment,
  modifiedAt: moment,
  isFavorited: z.boolean(),
  /** The id of the parent folder; null at the top level. */
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
  /** Without it the API rejects a name that exists in the folder (409). */
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
 * Without a parentId, files of all folders; with `topFolder`, the top level. `counts` and `amounts` (bytes) are per type; the
 * figures of folders are those of their files, which are also counted by themselves.
 */
export const files = resource('files', {
  row: fileSchema,
  search: filesSearchSchema,
  create: newFileSchema,
  patch: filePatchSchema,
})

/** All folders, at every depth. */
export const foldersQuery = files.list({ type: ['folder'], pageSize: 10_000 })

/** Deletes files and folders; a folder with everything in it. */
