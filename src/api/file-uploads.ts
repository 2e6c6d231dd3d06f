import * as z from 'zod/mini'
import { plainText } from '@/utils/plain-text'
import { api, currentToken } from './client'
import { dataOf } from './envelope'
import { fileTypes } from './file-type-of'
import { fileName, fileSchema, takenNames } from './files'
import { sessionSignal } from './session-scope'

/** Bytes that a file may have. */
export const uploadLimit = 50 * 1024 * 1024
/** Bytes that are sent at once; each answer is a step of the progress. */
export const uploadChunk = 256 * 1024

export const newUploadSchema = z.object({
  name: fileName,
  type: z.enum(fileTypes),
  size: z.number().check(z.nonnegative(), z.maximum(uploadLimit, 'Too large')),
  parentId: z.nullable(z.string()),
  /** A small picture of it, as an address of its own. */
  url: z.optional(z.string()),
  /** Both are kept unless it says otherwise: what has been sent is not sent for nothing. */
  ifTaken: z._default(z.enum(takenNames), 'keepBoth'),
})
type NewUpload = z.input<typeof newUploadSchema>

/** An upload that has begun: how many bytes have come; with the last of them it is a file. */
export const uploadSchema = z.object({
  id: z.string(),
  received: z.number(),
  file: z.optional(fileSchema),
})

interface Options extends Omit<NewUpload, 'name' | 'size'> {
  signal: AbortSignal
  /** Told how many bytes have come, after each part. */
  onProgress: (received: number) => void
}

/**
 * Uploads a file part by part and gives the file that it became. Like every call it ends with the session.
 * @throws Failure, or the reason of the signal
 */
export async function uploadFile(content: File, { signal: given, onProgress, ...place }: Options) {
  const signal = AbortSignal.any([given, sessionSignal()])
  const body = { ...place, name: plainText(content.name).replaceAll('/', '-'), size: content.size }
  const { data } = await api('/api/files/uploads', dataOf(uploadSchema), { method: 'POST', body, signal })
  const address = `/api/files/uploads/${encodeURIComponent(data.id)}` as const
  // Nobody waits for what has come so far. The call outlives the session, with the access token that it still has now.
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
