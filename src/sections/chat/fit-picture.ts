import type { ChatPicture } from '@/api/chat'
import { plainText } from '@/utils/plain-text'

const longestSide = 1280 // px

/**
 * A picture of at most 1280 px as a data URL; a server would get the file and answer with its URL.
 * @throws Error if the file is not a picture
 */
export async function fitPicture(file: File): Promise<ChatPicture> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { src: canvas.toDataURL('image/webp', 0.82), name: plainText(file.name), width, height }
}
