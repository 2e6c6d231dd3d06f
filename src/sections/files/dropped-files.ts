import type { QueryClient } from '@tanstack/react-query'
import { createFile, type FileItem, filesQuery } from '@/api/files'
import { topFolder } from '@/api/files-search'
import { nameKey, plainText } from '@/utils/plain-text'

/** Files of the device, each with the names of the folders that it lies in; folders without a file have a line as well. */
export type Dropped = { folders: string[]; content?: File }[]

/**
 * What a drop brings, folders with all that is in them.
 * @throws DOMException where something cannot be read
 */
export async function filesIn({ items, files }: DataTransfer): Promise<Dropped> {
  // Both are empty once the event is over.
  const entries = [...items].map((item) => item.webkitGetAsEntry?.())
  const plain = [...files].map((content) => ({ folders: [], content }))
  if (!entries.some((entry) => entry?.isDirectory)) return plain
  const trees = await Promise.all(entries.map((entry) => (entry ? within(entry, []) : [])))
  return trees.flat()
}

async function within(entry: FileSystemEntry, folders: string[]): Promise<Dropped> {
  if (entry.isFile) {
    const file = entry as FileSystemFileEntry
    return [{ folders, content: await new Promise<File>((resolve, reject) => file.file(resolve, reject)) }]
  }
  const inner = [...folders, plainText(entry.name)]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: Dropped = [{ folders: inner }]
  for (;;) {
    // A hundred at most at a time, until none is left.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return found
    for (const child of some) found.push(...(await within(child, inner)))
  }
}

/**
 * Makes the folders of a drop where they are not there yet.
 * @returns the files with the ids of their folders
 * @throws Failure
 */
export async function makeFolders(client: QueryClient, dropped: Dropped, parentId: string | null) {
  const ids = new Map<string, string | null>([['', parentId]])
  const keyOf = (folders: string[]) => folders.map(nameKey).join('/')
  let made = false
  for (const { folders, content } of dropped) {
    if (content || ids.has(keyOf(folders))) continue
    const parent = ids.get(keyOf(folders.slice(0, -1))) ?? null
    const name = folders.at(-1) ?? ''
    const there = await folderNamed(client, name, parent)
    made ||= !there
    const folder = there ?? (await createFile({ name, type: 'folder', parentId: parent, ifTaken: 'keepBoth' }))
    ids.set(keyOf(folders), folder.id)
  }
  if (made) await client.invalidateQueries({ queryKey: ['files'] })
  return dropped.flatMap(({ folders, content }) =>
    content ? [{ content, parentId: ids.get(keyOf(folders)) ?? null }] : [],
  )
}

async function folderNamed(client: QueryClient, name: string, parentId: string | null): Promise<FileItem | undefined> {
  const wanted = filesQuery({ parentId: parentId ?? topFolder, name: [name], type: ['folder'] })
  const { data } = await client.fetchQuery({ ...wanted, staleTime: 0 })
  return data[0]
}
