export interface Region {
  /** Text in the first line. */
  from?: string
  /** Text in the last line: the first such line after the first one, or the first one itself. */
  to?: string
  /** The name of an export or another top-level declaration, including the comment above it; instead of `from` and `to`. */
  of?: string
}

/**
 * Extracts a part of a file's text, without its indentation.
 * @throws Error with the text, or the name, that the file does not contain
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
  // Following lines belong to it if they are indented, or close it.
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
