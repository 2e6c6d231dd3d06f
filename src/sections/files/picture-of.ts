const edge = 320 // px

/** A thumbnail of an image as a data URL, so that it survives a reload; undefined for other files. */
export async function pictureOf(content: File) {
  try {
    const image = await createImageBitmap(content)
    const scale = Math.min(1, edge / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.width * scale))
    canvas.height = Math.max(1, Math.round(image.height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    // Broken, or a format that the browser cannot decode: it gets the picture of its type.
    return undefined
  }
}
