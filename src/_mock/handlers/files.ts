import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { resourceHandlers } from '@/_mock/resource'
import { fail } from '@/_mock/respond'
import {
  type FileItem,
  type FilePatch,
  filePatchSchema,
  fileSchema,
  filesSearchSchema,
  newFileSchema,
  topFolder,
} from '@/api/files'

const rows = collection('files', fileSchema, () => import('@/_mock/data/files.json'))

export const fileHandlers = resourceHandlers(
  {
    rows,
    search: filesSearchSchema,
    text: (row) => [row.name, ...row.tags],
    filters: {
      parentId: (row, id: string) => (row.parentId ?? topFolder) === id,
      tag: (row, tag: string) => row.tags.includes(tag),
    },
    view: (all) => all.map((row) => (row.type === 'folder' ? { ...row, ...contentOf(row, all) } : row)),
  },
  {
    create: newFileSchema,
    patch: filePatchSchema,
    make: (body: Partial<FileItem> & Pick<FileItem, 'name' | 'type' | 'size'>, id, all) => {
      const now = isoOf(Date.now())
      const defaults = { url: '', shared: [], tags: [], isFavorited: false, parentId: null }
      return placed({ ...defaults, ...body, id, createdAt: now, modifiedAt: now }, all)
    },
    apply: (row, body: FilePatch, all) => placed({ ...row, ...body, modifiedAt: isoOf(Date.now()) }, all),
    takes: inside,
  },
)

/** All that lies in a folder, at any depth. */
function inside(folder: FileItem, all: FileItem[]): FileItem[] {
  const children = all.filter(({ parentId }) => parentId === folder.id)
  return children.flatMap((child) => [child, ...inside(child, all)])
}

function contentOf(folder: FileItem, all: FileItem[]) {
  const files = inside(folder, all).filter(({ type }) => type !== 'folder')
  return { totalFiles: files.length, size: files.reduce((sum, { size }) => sum + size, 0) }
}

/** Refuses a place that is no folder, or lies in the very folder that is being moved. */
function placed(file: FileItem, all: FileItem[]) {
  const { parentId } = file
  if (parentId === null) return file
  const folder = all.find(({ id, type }) => id === parentId && type === 'folder')
  if (!folder) return fail(422, 'no-folder', 'There is no such folder', { parentId: 'No such folder' })
  if (folder.id === file.id || inside(file, all).includes(folder)) {
    return fail(422, 'folder-in-itself', 'A folder cannot lie in itself', { parentId: 'Lies in this very folder' })
  }
  return file
}
