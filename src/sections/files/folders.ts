import type { FileItem } from '@/api/files'
import { plainText } from '@/utils/plain-text'

type Placed = Pick<FileItem, 'id' | 'name' | 'parentId'>

/** The folders of a path, from the top to the last; undefined if one does not exist. */
export function foldersOf<T extends Placed>(path: string, folders: readonly T[]): T[] | undefined {
  const trail: T[] = []
  // A path that was copied on a Mac has accents of their own, which names do not.
  for (const name of plainText(path).split('/').filter(Boolean)) {
    const parentId = trail.at(-1)?.id ?? null
    const found = folders.find((folder) => folder.parentId === parentId && folder.name === name)
    if (!found) return undefined
    trail.push(found)
  }
  return trail
}

/** The ancestors of a file, topmost first. */
export function foldersAbove<T extends Placed>(file: Pick<Placed, 'parentId'>, folders: readonly T[]): T[] {
  const parent = folders.find(({ id }) => id === file.parentId)
  return parent ? [...foldersAbove(parent, folders), parent] : []
}

/** The path of a file's folder; empty at the top level. */
export function pathAround(file: Pick<Placed, 'parentId'>, folders: readonly Placed[]) {
  return foldersAbove(file, folders)
    .map(({ name }) => name)
    .join('/')
}

/** The path of a folder itself. */
export function pathOf(folder: Placed, folders: readonly Placed[]) {
  return [...foldersAbove(folder, folders), folder].map(({ name }) => name).join('/')
}

/** True if a folder is one of the files or inside one of them: they cannot be moved there. */
export function isInside(folder: Placed, files: readonly Pick<Placed, 'id'>[], folders: readonly Placed[]) {
  const ids = new Set(files.map(({ id }) => id))
  return [...foldersAbove(folder, folders), folder].some(({ id }) => ids.has(id))
}
