import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { repeated } from '@/_mock/repeated'
import { resourceHandlers } from '@/_mock/resource'
import { fail } from '@/_mock/respond'
import { since, until } from '@/_mock/select'
import { idIn, someOf } from '@/_mock/workspace'
import {
  type FileItem,
  type FilePatch,
  filePatchSchema,
  fileSchema,
  filesSearchSchema,
  longestFileName,
  type NewFile,
  newFileSchema,
  type TakenName,
  topFolder,
} from '@/api/files'
import { config } from '@/config'
import { nameKey } from '@/utils/plain-text'
import { uploadHandlers } from './file-uploads'

const rows = collection('files', fileSchema, () => import('@/_mock/data/files.json'), {
  more: repeated(
    config.mockFiles,
    ({ type }) => type !== 'folder',
    (row, number) => ({ ...row, id: `file-${number}`, name: row.name.replace(/(?=\.\w+$)/, ` ${number}`) }),
  ),
  others: (all, workspace) =>
    [
      ...all.filter(({ type }) => type === 'folder'),
      ...someOf(
        all.filter(({ type }) => type !== 'folder'),
        workspace,
      ),
    ].map((row) => ({ ...row, parentId: row.parentId && idIn(workspace, row.parentId) })),
})

export const fileHandlers = [
  ...uploadHandlers({ rows, make, deletes, put }),
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
      deletes,
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

/** Replacing a file deletes it. */
function deletes({ ifTaken }: { ifTaken?: TakenName | undefined }) {
  return ifTaken === 'replace'
}

/** The contents of a folder, at any depth. */
function inside(folder: FileItem, all: FileItem[]): FileItem[] {
  const children = all.filter(({ parentId }) => parentId === folder.id)
  return children.flatMap((child) => (child.type === 'folder' ? [child, ...inside(child, all)] : [child]))
}

// Called for each row of a list, so the parents are indexed once per list.
const parents = new WeakMap<FileItem[], Map<string, string | null>>()

/** The ancestors of a file, nearest first. */
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

/** Rejects a parent that is not a folder or is inside the moved folder, and a name that exists there. */
function placed(file: FileItem, all: FileItem[], ifTaken?: TakenName) {
  const { parentId } = file
  if (parentId !== null) {
    const folder = all.find(({ id, type }) => id === parentId && type === 'folder')
    if (!folder) return fail(422, 'no-folder', "This folder doesn't exist", { parentId: 'No such folder' })
    if (folder.id === file.id || inside(file, all).includes(folder)) {
      return fail(422, 'folder-in-itself', "A folder can't contain itself", { parentId: 'Inside this folder' })
    }
  }
  const other = namesake(file, all)
  if (!other) return file
  if (ifTaken === 'keepBoth') return { ...file, name: freeName(file, all) }
  if (ifTaken !== 'replace') return fail(409, 'name-taken', `“${file.name}” already exists`, { name: 'Taken' })
  return inside(other, all).some(({ id }) => id === file.id)
    ? fail(422, 'folder-around', `“${file.name}” is inside the item it would replace`, {
        name: 'Inside the item to replace',
      })
    : file
}

/** The file with the same name in the target folder. */
function namesake({ id, name, parentId }: FileItem, all: FileItem[]) {
  const same = nameKey(name)
  return all.find((other) => other.parentId === parentId && other.id !== id && nameKey(other.name) === same)
}

/** Stores a file; the one it replaces is deleted, so that an undo can restore it. */
function put(file: FileItem, { ifTaken }: { ifTaken?: TakenName | undefined }, all: FileItem[]) {
  const replaced = ifTaken === 'replace' && namesake(file, all)
  if (replaced) rows.remove(replaced, inside(replaced, all))
  rows.keep(file)
}

/** The start of a text in at most `most` UTF-16 units, without half an emoji or a letter without its accent. */
function wholeStart(text: string, most: number) {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** `Plan (2).pdf`, or the first free number. */
function freeName(file: FileItem, all: FileItem[]) {
  const [, stem = file.name, ending = ''] = /^(.+?)(\.\w+)?$/.exec(file.name) ?? []
  for (let number = 2; ; number++) {
    const mark = ` (${number})`
    const name = `${wholeStart(stem, longestFileName - mark.length - ending.length)}${mark}${ending}`
    if (!namesake({ ...file, name }, all)) return name
  }
}
