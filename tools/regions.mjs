/**
 * A text without what is marked with a name: the lines from one with `#name` alone in a comment to one with `#/name`, with one of
 * the blank lines around them, and each line that ends with such a comment.
 */
export function withoutRegions(text, name) {
  const mark = (word) => String.raw`(?:\/\/|#|<!--|\{\/\*) #${word}\b.*\n`
  const region = `^[ \\t]*${mark(name)}[\\s\\S]*?^[ \\t]*${mark(`/${name}`)}`
  return text
    .replace(new RegExp(`(?<=^\\n)${region}\\n`, 'gm'), '')
    .replace(new RegExp(region, 'gm'), '')
    .replace(new RegExp(`^.*\\S ${mark(name)}`, 'gm'), '')
    .replace(/\n\n$/, '\n')
}
