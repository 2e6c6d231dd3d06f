import { http } from 'msw'
import * as z from 'zod/mini'
import { type Collection, freshId } from '@/_mock/collection'
import { operation } from '@/_mock/operation'
import { fail, forbidden, guarded, notFound, ok, payload } from '@/_mock/respond'
import { url } from '@/_mock/url'
import { dataOf } from '@/api/envelope'
import { newUploadSchema, uploadSchema } from '@/api/file-uploads'
import type { FileItem, NewFile, TakenName } from '@/api/files'

type Upload = z.infer<typeof newUploadSchema> & { received: number; workspace: number }

interface Files {
  rows: Collection<FileItem>
  make: (file: NewFile, id: string, all: FileItem[]) => FileItem | Response
  deletes: (wanted: { ifTaken: TakenName }) => boolean
  put: (file: FileItem, wanted: { ifTaken: TakenName }, all: FileItem[]) => void
}

/** A part as form data: the offset, and the bytes. */
const partSchema = z.object({ offset: z.number(), part: z.file() })

/** The duration of a part on a fast connection, so that the progress is visible. */
const pace = 120 // ms

/** The handlers of uploads in parts. The contents are counted and discarded. */
export function uploadHandlers({ rows, make, deletes, put }: Files) {
  const uploads = new Map<string, Upload>()
  return [
    operation(
      {
        summary: 'Begins the upload of a file',
        body: newUploadSchema,
        answer: dataOf(uploadSchema),
        status: 201,
        refusals: [400, 422],
        names: { NewUpload: newUploadSchema, Upload: uploadSchema },
      },
      http.post(
        url('/api/files/uploads'),
        guarded(async ({ request, user, workspace }) => {
          const { data, refused } = await payload(request, newUploadSchema)
          if (refused) return refused
          const refusal = deletes(data) && forbidden(user, 'delete', rows.name)
          if (refusal) return refusal
          // An invalid parent folder is rejected before anything is sent.
          const file = make(data, rows.newId(workspace), await rows.rows(workspace))
          if (file instanceof Response) return file
          const id = freshId('upload')
          uploads.set(id, { ...data, received: 0, workspace })
          return ok({ id, received: 0 }, {}, 201)
        }),
      ),
    ),
    operation(
      {
        summary: 'Sends the next part of a file; with the last one it is there',
        body: partSchema,
        form: true,
        answer: dataOf(uploadSchema),
        refusals: [400, 404, 409],
      },
      http.patch(
        url('/api/files/uploads/:id'),
        guarded(async ({ request, params }) => {
          const id = String(params.id)
          const upload = uploads.get(id)
          if (!upload) return notFound('upload')
          const body = await request.formData().catch(() => undefined)
          if (!body) return fail(400, 'bad-payload', 'The payload must be a form')
          const part = body.get('part')
          if (Number(body.get('offset')) !== upload.received || !(part instanceof Blob)) {
            return fail(409, 'wrong-part', `The part from byte ${upload.received} on is missing`)
          }
          await new Promise((resolve) => setTimeout(resolve, pace))
          upload.received += part.size
          const { received, workspace, ...wanted } = upload
          if (received < upload.size) return ok({ id, received })
          const all = await rows.rows(workspace)
          const file = make(wanted, rows.newId(workspace), all)
          uploads.delete(id)
          if (file instanceof Response) return file
          put(file, wanted, all)
          return ok({ id, received, file })
        }),
      ),
    ),
    operation(
      { summary: 'Gives an upload up', answer: dataOf(z.object({})), refusals: [404] },
      http.delete(
        url('/api/files/uploads/:id'),
        guarded(({ params }) => (uploads.delete(String(params.id)) ? ok({}) : notFound('upload'))),
      ),
    ),
  ]
}
