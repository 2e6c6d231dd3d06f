import * as z from 'zod/mini'
import { plainText } from '@/utils/plain-text'
import { api, currentToken } from './client'
import { dataOf } from './envelope'
import { fileTypes } from './file-type-of'
import { fileName, fileSchema, takenNames } from './files'
import { sessionSignal } from './session-scope'

/** Maximum size of a file, in bytes. */
export const uploadLimit = 50 * 1024 * 1024
/** Bytes per request; the progress advances with each response. */
export const uploadChunk = 256 * 1024

export const newUploadSchema = z.object({
  name: fileName,
  type: z.enum(fileTypes),
  size: z.number().check(z.nonnegative(), z.maximum(uploadLimit, 'Too large')),
  parentId: z.nullable(z.string()),
  /** A thumbnail, as a data URL. */
  url: z.optional(z.string()),
  /** By default both files are kept, so that no upload is wasted. */
  ifTaken: z._default(z.enum(takenNames), 'keepBoth'),
})
type NewUpload = z.input<typeof newUploadSchema>

/** An upload in progress: the bytes received so far. With the last of them it becomes a file. */
export const uploadSchema = z.object({
  id: z.string(),
  received: z.number(),
  file: z.optional(fileSchema),
})

interface Options extends Omit<NewUpload, 'name' | 'size'> {
  signal: AbortSignal
  /** Called after each part with the bytes received so far. */
  onProgress: (received: number) => void
}

/**
 * Uploads a file in parts and resolves with the created file. It is aborted when the session ends.
 * @throws Failure, or the reason of the signal
 */
export async function uploadFile(content: File, { signal: given, onProgress, ...place }: Options) {
  const signal = AbortSignal.any([given, sessionSignal()])
  const body = { ...place, name: plainText(content.name).replaceAll('/', '-'), size: content.size }
  const { data } = await api('/api/files/uploads', dataOf(uploadSchema), { method: 'POST', body, signal })
  const address = `/api/files/uploads/${encodeURIComponent(data.id)}` as const
  // Discards the partial upload. This request outlives the session: it is sent with the token as it is now.
  const giveUp = () => api(address, dataOf(z.unknown()), { method: 'DELETE', token: currentToken() }).catch(() => {})
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    for (let received = 0; ; ) {
      signal.throwIfAborted()
      const part = new FormData()
      part.set('offset', String(received))
      part.set('part', content.slice(received, received + uploadChunk))
      const answer = await api(address, dataOf(uploadSchema), { method: 'PATCH', body: part, signal })
      received = answer.data.received
      onProgress(received)
      if (answer.data.file) return answer.data.file
    }
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
