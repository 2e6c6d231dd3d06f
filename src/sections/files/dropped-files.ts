import type { QueryClient } from '@tanstack/react-query'
import { type FileItem, files, topFolder } from '@/api/files'
import { nameKey, plainText } from '@/utils/plain-text'

/** Files of the device, each with the names of its parent folders; an empty folder has an entry too. */
export type Dropped = { folders: string[]; content?: File }[]

/** The files of a drop, including the contents of folders. @throws DOMException if something cannot be read */
export async function filesIn({ items, files }: DataTransfer): Promise<Dropped> {
  // Both are empty once the event is over.
  const entries = [...items].map((item) => item.webkitGetAsEntry?.())
  const plain = [...files].map((content) => ({ folders: [], content }))
  if (!entries.some((entry) => entry?.isDirectory)) return plain
  const trees = await Promise.all(entries.map((entry) => (entry ? within(entry, []) : [])))
  return trees.flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

async function within(entry: FileSystemEntry, folders: string[]): Promise<Dropped> {
  if (isFile(entry)) {
    return [{ folders, content: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }]
  }
  if (!isDirectory(entry)) return []
  const inner = [...folders, plainText(entry.name)]
  const reader = entry.createReader()
  const found: Dropped = [{ folders: inner }]
  for (;;) {
    // At most a hundred at a time, until none is left.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return found
    for (const child of some) found.push(...(await within(child, inner)))
  }
}

/** Creates the missing folders of a drop. @returns the files with the ids of their folders @throws Failure */
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
    const folder = there ?? (await files.create({ name, type: 'folder', parentId: parent, ifTaken: 'keepBoth' }))
    ids.set(keyOf(folders), folder.id)
  }
  if (made) await client.invalidateQueries({ queryKey: ['files'] })
  return dropped.flatMap(({ folders, content }) =>
    content ? [{ content, parentId: ids.get(keyOf(folders)) ?? null }] : [],
  )
}

async function folderNamed(client: QueryClient, name: string, parentId: string | null): Promise<FileItem | undefined> {
  const wanted = files.list({ parentId: parentId ?? topFolder, name: [name], type: ['folder'] })
  const { data } = await client.fetchQuery({ ...wanted, staleTime: 0 })
  return data[0]
}
