/** Edits of files that the demo shares with the product; a project's own additions stay. */

/**
 * Removes everything from a module that uses deleted modules: the imports, and each one-line constant, list entry or field that
 * uses an imported name.
 */
export function withoutGoneImports(text, isGone) {
  const gone = new Set()
  let left = text.replace(/^import (?:type )?(.+?) from '(.+)'\n/gm, (line, names, from) => {
    if (!isGone(from)) return line
    for (const name of names.match(/\b(?!type\b|as\b)\w+/g)) gone.add(name)
    return ''
  })
  const namesGone = (part) => [...part.matchAll(/\b\w+\b/g)].some(([word]) => gone.has(word))
  left = left.replace(/^export const (\w+) = .*\n/gm, (line, name) => {
    if (!namesGone(line)) return line
    gone.add(name)
    return ''
  })
  return (
    left
      // An entry of several lines, then one of a single line.
      .replace(/^ {2}\S.*[({]\n(?: {4}.*\n)+ {2}[})]+,?\n/gm, (entry) => (namesGone(entry) ? '' : entry))
      .replace(/^ {2}(?:\.\.\.)?\w+(?:: typeof \w+)?,?\n/gm, (entry) => (namesGone(entry) ? '' : entry))
  )
}

/** Removes the object literal that has a text, such as `path: '/x'`, as its own field. */
export function withoutObject(text, part) {
  const at = text.indexOf(part)
  if (at < 0) return text
  const first = opening(text, at)
  const last = closing(text, first)
  const before = text.slice(0, first).replace(/[ \t]*$/, '')
  return before + text.slice(last + 1).replace(/^,?[ \t]*\n?/, '')
}

/** The bracket that encloses a position. */
function opening(text, at) {
  let depth = 0
  for (let index = at; index >= 0; index--) {
    if ('}]'.includes(text[index])) depth++
    if ('{['.includes(text[index]) && depth-- === 0) return index
  }
  return -1
}

function closing(text, first) {
  let depth = 0
  for (let index = first; index < text.length; index++) {
    if ('{['.includes(text[index])) depth++
    if ('}]'.includes(text[index]) && --depth === 0) return index
  }
  return text.length
}

/** Removes unused imports of icons. */
export function withoutUnusedIcons(text) {
  return text.replace(/^import (\w+) from '~icons\/.*\n/gm, (line, name) =>
    text.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  )
}

/** @throws Error if the text does not contain it. */
export function replaced(text, part, by, called = part) {
  const changed = text.replace(part, () => by)
  if (changed === text) throw new Error(`has no ${called}`)
  return changed
}

/** @throws Error if no line contains it. */
export function withoutLines(text, part) {
  const has = (line) => (typeof part === 'string' ? line.includes(part) : part.test(line))
  const lines = text.split('\n')
  if (!lines.some(has)) throw new Error(`has no line with ${part}`)
  return lines.filter((line) => !has(line)).join('\n')
}
