import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { uploadFile } from '@/api/file-uploads'
import { type FileItem, files } from '@/api/files'
import { endSessionScope, sessionSignal } from '@/api/session-scope'
import { pictureOf } from './picture-of'
import { startUploads, useUploads } from './uploads-store'

vi.mock('@/api/file-uploads', async (original) => ({
  ...(await original<typeof import('@/api/file-uploads')>()),
  uploadFile: vi.fn(async ({ name }: File) => ({ id: name }) as FileItem),
}))
vi.mock('./picture-of', () => ({ pictureOf: vi.fn() }))

const client = new QueryClient()
vi.spyOn(files, 'list').mockReturnValue({
  queryKey: ['files', 'list', {}],
  queryFn: () => ({ data: [], total: 0 }),
} as never)
const photo = { content: new File(['x'], 'photo.png', { type: 'image/png' }), parentId: null }

test('a file is uploaded', async () => {
  expect(await startUploads(client, [photo])).toMatchObject([{ id: 'photo.png' }])
})

test('a file that was being read when its user left is not uploaded by the next one', async () => {
  vi.mocked(uploadFile).mockClear()
  vi.mocked(pictureOf).mockImplementation(async () => {
    endSessionScope()
    return undefined
  })
  await startUploads(client, [photo])
  expect(uploadFile).not.toHaveBeenCalled()
  expect(useUploads.getState().uploads.at(-1)).toMatchObject({ state: 'failed' })
})

test('nor are the files of a folder that was being created then', async () => {
  vi.mocked(uploadFile).mockClear()
  const session = sessionSignal()
  endSessionScope()
  expect(await startUploads(client, [photo], session)).toEqual([])
  expect(uploadFile).not.toHaveBeenCalled()
})
