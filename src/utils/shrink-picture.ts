/**
 * The center of a picture, cropped to the given size in px, as a data URL for storage; the file may have any size and shape.
 * @param height by default as the width
 * @throws Error if the file is not a picture
 */
export async function shrinkPicture(file: File, width: number, height = width) {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(bitmap.width / width, bitmap.height / height)
  const [w, h] = [width * scale, height * scale]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, (bitmap.width - w) / 2, (bitmap.height - h) / 2, w, h, 0, 0, width, height)
  bitmap.close()
  return canvas.toDataURL('image/webp', 0.85)
}
