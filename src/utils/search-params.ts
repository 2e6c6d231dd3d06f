/**
 * The search params of a URL as text; a repeated name becomes a list. Numbers and flags are parsed by each route's schema, since
 * a guessing parser would change an id 007 or a search for `true` (TanStack/router#7650).
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...more] = params.getAll(name).map(unquoted)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

/** Search params as the query of a URL, with the question mark; the inverse of `parseSearch` for text and lists of text. */
export function stringifySearch(search: Record<string, unknown>) {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) params.append(name, quoted(textOf(each)))
    }
  }
  const text = params.toString()
  return text && `?${text}`
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

// Earlier versions quoted text that could pass for JSON: `?q="6010"` was a search for 6010, while `?q="quoted"` was never written
// and is read as it is.
function unquoted(text: string) {
  const value = json(text)
  return typeof value === 'string' && json(value) !== undefined ? value : text
}

const quoted = (text: string) => (unquoted(text) === text ? text : JSON.stringify(text))

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
