const edge = 320 // px

/** A small picture of an image as an address of its own, so that it can be seen after a reload too; none of what is no image. */
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
    // Broken, or a kind that the browser cannot draw: it has the picture of its type.
    return undefined
  }
}
