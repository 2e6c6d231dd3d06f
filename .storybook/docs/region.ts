export interface Region {
  /** Words in the first line. */
  from?: string
  /** Words in the last line; the first such line after the first, or the first itself. */
  to?: string
  /** The name of an export or of another thing at the top of the file, with the comment over it; in place of the words. */
  of?: string
}

/**
 * Cuts a region out of a file's text, without the room before its lines.
 * @throws Error that says which words, or which name, the file does not have
 */
export function region(text: string, { from, to, of }: Region): string {
  const lines = text.trimEnd().split('\n')
  if (of) return named(lines, of)
  const first = from ? lines.findIndex((line) => line.includes(from)) : 0
  if (first < 0) throw new Error(`The file has no line with “${from}”.`)
  const last = to ? lines.findIndex((line, index) => index >= first && line.includes(to)) : lines.length - 1
  if (last < 0) throw new Error(`The file has no line with “${to}” after “${from}”.`)
  return outdented(lines.slice(first, last + 1))
}

function named(lines: string[], name: string) {
  const begins = new RegExp(`^(export )?(default )?(async )?(const|let|function|type|interface|class) ${name}\\b`)
  let first = lines.findIndex((line) => begins.test(line))
  if (first < 0) throw new Error(`The file has nothing called “${name}”.`)
  // What belongs to it is indented, or closes it.
  const after = lines.findIndex((line, index) => index > first && /^[^\s)\]}]/.test(line))
  const last = after < 0 ? lines.length : after
  while (/^(\/\*\*| \*|\/\/)/.test(lines[first - 1] ?? '')) first--
  return outdented(lines.slice(first, last))
}

function outdented(lines: string[]) {
  const room = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  return lines
    .map((line) => line.slice(room))
    .join('\n')
    .trimEnd()
}
