import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { repeated } from '@/_mock/repeated'
import { resourceHandlers } from '@/_mock/resource'
import { fail } from '@/_mock/respond'
import { since, until } from '@/_mock/select'
import {
  type FileItem,
  type FilePatch,
  filePatchSchema,
  fileSchema,
  longestFileName,
  type NewFile,
  newFileSchema,
  type TakenName,
} from '@/api/files'
import { filesSearchSchema, topFolder } from '@/api/files-search'
import { config } from '@/config'
import { nameKey } from '@/utils/plain-text'
import { uploadHandlers } from './file-uploads'

const rows = collection(
  'files',
  fileSchema,
  () => import('@/_mock/data/files.json'),
  repeated(
    config.mockFiles,
    ({ type }) => type !== 'folder',
    (row, number) => ({ ...row, id: `file-${number}`, name: row.name.replace(/(?=\.\w+$)/, ` ${number}`) }),
  ),
)

export const fileHandlers = [
  ...uploadHandlers({ rows, make, put }),
  ...resourceHandlers(
    {
      rows,
      search: filesSearchSchema,
      text: (row) => [row.name, ...row.tags],
      filters: {
        parentId: (row, id: string) => (row.parentId ?? topFolder) === id,
        within: (row, id: string, all) => id === topFolder || foldersAbove(row, all).includes(id),
        tag: (row, tag: string) => row.tags.includes(tag),
        name: (row, names: string[]) => names.some((name) => nameKey(name) === nameKey(row.name)),
        from: (row, day: string) => since(row.modifiedAt, day),
        to: (row, day: string) => until(row.modifiedAt, day),
      },
      view: (all) => all.map((row) => (row.type === 'folder' ? { ...row, ...contentOf(row, all) } : row)),
      words: { type: 'files.type' },
      state: 'type',
      amount: ({ size }) => size,
    },
    {
      create: newFileSchema,
      patch: filePatchSchema,
      make,
      apply(row, { ifTaken, ...body }: FilePatch, all) {
        const changed = { ...row, ...body, modifiedAt: isoOf(Date.now()) }
        const stays = changed.name === row.name && changed.parentId === row.parentId
        return stays ? changed : placed(changed, all, ifTaken)
      },
      takes: inside,
      put,
    },
  ),
]

function make({ ifTaken, ...body }: NewFile, id: string, all: FileItem[]) {
  const now = isoOf(Date.now())
  const defaults = { url: '', size: 0, shared: [], tags: [], isFavorited: false, parentId: null }
  return placed({ ...defaults, ...body, id, createdAt: now, modifiedAt: now }, all, ifTaken)
}

/** All that lies in a folder, at any depth. */
function inside(folder: FileItem, all: FileItem[]): FileItem[] {
  const children = all.filter(({ parentId }) => parentId === folder.id)
  return children.flatMap((child) => (child.type === 'folder' ? [child, ...inside(child, all)] : [child]))
}

// Asked for each row of a list: the folders are looked out once for all of them.
const parents = new WeakMap<FileItem[], Map<string, string | null>>()

/** The folder that it lies in, the one that this lies in, and so on. */
function foldersAbove(row: FileItem, all: FileItem[]) {
  let known = parents.get(all)
  if (!known) {
    known = new Map(all.filter(({ type }) => type === 'folder').map(({ id, parentId }) => [id, parentId]))
    parents.set(all, known)
  }
  const above: string[] = []
  for (let id = row.parentId; id; id = known.get(id) ?? null) above.push(id)
  return above
}

function contentOf(folder: FileItem, all: FileItem[]) {
  const files = inside(folder, all).filter(({ type }) => type !== 'folder')
  return { totalFiles: files.length, size: files.reduce((sum, { size }) => sum + size, 0) }
}

/** Refuses a place that is no folder, or lies in the very folder that is being moved, and a name that is taken there. */
function placed(file: FileItem, all: FileItem[], ifTaken?: TakenName) {
  const { parentId } = file
  if (parentId !== null) {
    const folder = all.find(({ id, type }) => id === parentId && type === 'folder')
    if (!folder) return fail(422, 'no-folder', 'There is no such folder', { parentId: 'No such folder' })
    if (folder.id === file.id || inside(file, all).includes(folder)) {
      return fail(422, 'folder-in-itself', 'A folder cannot lie in itself', { parentId: 'Lies in this very folder' })
    }
  }
  const other = namesake(file, all)
  if (!other) return file
  if (ifTaken === 'keepBoth') return { ...file, name: freeName(file, all) }
  if (ifTaken !== 'replace') return fail(409, 'name-taken', `There is a “${file.name}” already`, { name: 'Taken' })
  return inside(other, all).some(({ id }) => id === file.id)
    ? fail(422, 'folder-around', `“${file.name}” lies in what it would replace`, { name: 'Lies in what bears it' })
    : file
}

/** What bears the name of a file in the folder that it comes to. */
function namesake({ id, name, parentId }: FileItem, all: FileItem[]) {
  const same = nameKey(name)
  return all.find((other) => other.parentId === parentId && other.id !== id && nameKey(other.name) === same)
}

/** Keeps a file; what it takes the place of is deleted, so that an undo can bring it back. */
function put(file: FileItem, { ifTaken }: { ifTaken?: TakenName | undefined }, all: FileItem[]) {
  const replaced = ifTaken === 'replace' && namesake(file, all)
  if (replaced) rows.remove(replaced, inside(replaced, all))
  rows.keep(file)
}

/** `Plan (2).pdf`, or the first number that is free. */
function freeName(file: FileItem, all: FileItem[]) {
  const [, stem = file.name, ending = ''] = /^(.+?)(\.\w+)?$/.exec(file.name) ?? []
  for (let number = 2; ; number++) {
    const mark = ` (${number})`
    const name = `${stem.slice(0, longestFileName - mark.length - ending.length)}${mark}${ending}`
    if (!namesake({ ...file, name }, all)) return name
  }
}
