import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { fileTypeOf } from '@/api/file-type-of'
import { uploadFile, uploadLimit } from '@/api/file-uploads'
import { type FileItem, longestFileName, type TakenName } from '@/api/files'
import { isSessionOver, sessionSignal } from '@/api/session-scope'
import { onSessionChange } from '@/auth/session'
import { backOnline } from '@/utils/back-online'
import { offline, somethingWentWrong } from '@/utils/failure'
import { plainText } from '@/utils/plain-text'
import { pictureOf } from './picture-of'
import { settleNames } from './taken-names'

/** Number of parallel uploads. */
const lanes = 2

export interface Upload {
  id: string
  content: File
  parentId: string | null
  state: 'waiting' | 'going' | 'ready' | 'failed' | 'cancelled'
  /** In bytes. */
  received: number
  ifTaken: TakenName
  /** The created file. */
  file?: FileItem
  /** The reason of the failure: the rejection, or a key of `faults` in the panel. */
  fault?: unknown
  stop: AbortController
}

/** The uploads of this visit; they continue while other folders or pages are open. */
export const useUploads = create<{ uploads: Upload[] }>(() => ({ uploads: [] }))

// Uploads belong to the session, whose end has aborted them. After an expiry the same user can retry them.
onSessionChange((change, isAnother) => {
  if (change === 'renewed') return
  for (const { id, state } of all()) {
    if (state === 'waiting') put(id, { state: 'failed', fault: somethingWentWrong })
  }
  if (change === 'signed-out' || isAnother) useUploads.setState({ uploads: [] })
})

const all = () => useUploads.getState().uploads
const put = (id: string, change: Partial<Upload>) =>
  useUploads.setState({ uploads: all().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)) })

let last = 0

/**
 * Uploads files to their folders, some in parallel; asks first about name conflicts. Resolves with the created files once all are
 * done.
 * @param session the one that they were chosen in
 */
export async function startUploads(
  client: QueryClient,
  files: Pick<Upload, 'content' | 'parentId'>[],
  session = sessionSignal(),
) {
  if (session.aborted) return []
  const added: Upload[] = []
  for (const parentId of new Set(files.map((file) => file.parentId))) {
    const contents = files.filter((file) => file.parentId === parentId).map(({ content }) => content)
    const settled = await settleNames(
      client,
      contents.map(({ name }) => name),
      { parentId },
    )
    if (!settled || session.aborted) return []
    for (const [index, content] of contents.entries()) {
      const ifTaken = settled.ifTaken[index] ?? 'keepBoth'
      const fault = errorOf(content)
      const state = fault ? ({ state: 'failed', fault } as const) : ({ state: 'waiting' } as const)
      added.push({ id: `${++last}`, content, parentId, ifTaken, received: 0, stop: new AbortController(), ...state })
    }
  }
  useUploads.setState({ uploads: [...all(), ...added] })
  await Promise.all(Array.from({ length: lanes }, () => work(client)))
  const ids = added.map(({ id }) => id)
  await ended(ids)
  return all().flatMap(({ id, file }) => (file && ids.includes(id) ? [file] : []))
}

/** The reason why a file cannot be uploaded. */
function errorOf({ name, size }: File) {
  if (size > uploadLimit) return 'too-large'
  return plainText(name).length > longestFileName ? 'too-long' : undefined
}

/** Folders, and files that are gone, can be dropped and chosen; only reading them tells. */
const isReadable = (content: File) =>
  content
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Others may have retried them meanwhile. */
function ended(ids: string[]) {
  const isDone = () => !all().some((upload) => ids.includes(upload.id) && isGoing(upload))
  return new Promise<void>((resolve) => {
    const stop = useUploads.subscribe(check)
    function check() {
      if (!isDone()) return
      stop()
      resolve()
    }
    check()
  })
}

export const isGoing = ({ state }: Upload) => state === 'waiting' || state === 'going'

async function work(client: QueryClient) {
  for (;;) {
    const next = all().find(({ state }) => state === 'waiting')
    if (!next) return
    await send(client, next)
  }
}

async function send(client: QueryClient, { id, content, parentId, ifTaken, stop: { signal } }: Upload) {
  put(id, { state: 'going' })
  const session = sessionSignal()
  if (!(await isReadable(content))) return put(id, { state: 'failed', fault: 'unreadable' })
  try {
    const type = fileTypeOf(plainText(content.name), content.type)
    const url = type === 'image' ? await pictureOf(content) : undefined
    // The user may have changed while the file was read.
    session.throwIfAborted()
    const onProgress = (received: number) => put(id, { received })
    const file = await uploadFile(content, { parentId, type, ifTaken, ...(url && { url }), signal, onProgress })
    put(id, { state: 'ready', file })
  } catch (failure) {
    const fault = isSessionOver(failure) ? somethingWentWrong : failure
    put(id, signal.aborted ? { state: 'cancelled' } : { state: 'failed', fault })
    if (failure !== offline) return
    const isWaiting = () => all().some((upload) => upload.id === id && upload.fault === offline)
    backOnline().then(() => {
      if (isWaiting()) retryUpload(client, id)
    })
  } finally {
    if (!session.aborted) await refresh(client)
  }
}

const leastBetween = 1000 // ms
let refreshed = 0

/** Refetches the lists: occasionally while more files are uploading, and after the last one. */
async function refresh(client: QueryClient) {
  const isLast = !all().some(isGoing)
  if (!isLast && Date.now() - refreshed < leastBetween) return
  refreshed = Date.now()
  const done = client.invalidateQueries({ queryKey: ['files'] })
  // The next file does not wait for the list.
  if (isLast) await done
}

export function cancelUploads(...ids: string[]) {
  for (const upload of all()) {
    const { id, state, stop } = upload
    if (!ids.includes(id) || !isGoing(upload)) continue
    stop.abort()
    if (state === 'waiting') put(id, { state: 'cancelled' })
  }
}

/** Retries a failed or cancelled upload. */
export async function retryUpload(client: QueryClient, id: string) {
  put(id, { state: 'waiting', received: 0, stop: new AbortController(), fault: undefined })
  await work(client)
}

/** Removes finished uploads from the list. */
export function clearUploads() {
  useUploads.setState({ uploads: all().filter(isGoing) })
}
