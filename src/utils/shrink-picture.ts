/**
 * The center of a picture as a square with the given side in px, as a data URL for storage; the file may have any size and shape.
 * @throws Error if the file is not a picture
 */
export async function shrinkPicture(file: File, side: number) {
  const bitmap = await createImageBitmap(file)
  const edge = Math.min(bitmap.width, bitmap.height)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, (bitmap.width - edge) / 2, (bitmap.height - edge) / 2, edge, edge, 0, 0, side, side)
  bitmap.close()
  return canvas.toDataURL('image/webp', 0.85)
}
