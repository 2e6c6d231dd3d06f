/**
 * The search params of a URL, as text: a name that is repeated has a list. Numbers, flags and the like are read by each
 * route's schema, since a parser that guesses takes an id 007 or a search for `true` for something else
 * (TanStack/router#7650).
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name).map(unquoted)
      return [name, values.length > 1 ? values : (values[0] as string)]
    }),
  )
}

/** Search params as a URL has them, with the question mark; the inverse of `parseSearch` for text and lists of it. */
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

// Earlier versions put text in quotes where it could be taken for JSON: `?q="6010"` was a search for 6010, while
// `?q="quoted"` was never written and is what it says.
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
