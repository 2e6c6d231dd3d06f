/** The rejection of a failed request whose response has no body. */
export const somethingWentWrong = 'Something went wrong!'
/** The rejection of a request that has timed out. */
export const timedOut = { message: 'The server took too long to respond.', code: 'timeout' }
/** The rejection of a request without a network. */
export const offline = { message: "You're offline. Check your connection and try again.", code: 'offline' }
/** The rejection of a request whose successful response is not JSON, such as a proxy's sign-in page. */
export const unreadable = { message: 'The server sent an unexpected response.', code: 'unreadable' }

/** The status of a failed response, by its body. */
const statuses = new WeakMap<object, number>()
const codes: Record<number, string> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'not-found',
}
// The properties of a body that may have the message, best first.
const sentences = ['message', 'detail', 'title', 'error_description', 'msg', 'reason', 'error', 'errors']
const longest = 300 // characters

/**
 * The rejection for a failed response: its body. Text or an empty body cannot carry the status, so for a status that decides on
 * the page it is replaced by an object with a message.
 */
export function rejectionOf(body: unknown, status: number): unknown {
  if (typeof body === 'object' && body !== null) {
    statuses.set(body, status)
    return body
  }
  const given = body === undefined || body === null || body === '' ? somethingWentWrong : body
  const code = codes[status]
  return code ? rejectionOf({ message: String(given), code }, status) : given
}

/**
 * Reads message, code and field messages from a failure of any server. This is the one place to change for a server with another
 * format (docs/real-api.md).
 */
export function readFailure(failure: unknown) {
  const body = parsed(failure)
  const { code, error } = Object(body)
  const status = typeof failure === 'object' && failure !== null ? statuses.get(failure) : undefined
  const ofStatus = codes[status ?? 0]
  const own = [code, Object(error).code].find((value): value is string => typeof value === 'string' && value !== '')
  return {
    message: sentenceOf(body),
    // Pages depend on these two codes, whatever the server calls them.
    code: ofStatus === 'forbidden' || ofStatus === 'not-found' ? ofStatus : (own ?? ofStatus),
    fields: fieldsOf(body),
    status,
  }
}

/** The code of a rejection, such as `forbidden` or `not-found`; undefined without one. */
export function failureCode(failure: unknown) {
  return readFailure(failure).code
}

/** True if a retry may succeed: the server did not reject the request. */
export function isPassing(failure: unknown) {
  const { status = 0 } = readFailure(failure)
  return status < 400 || status >= 500 || status === 408 || status === 429
}

// JSON sent as text.
function parsed(body: unknown): unknown {
  if (typeof body !== 'string' || !/^\s*[[{]/.test(body)) return body
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function sentenceOf(body: unknown, depth = 0): string | undefined {
  if (typeof body === 'string') return cleaned(body)
  if (typeof body !== 'object' || body === null || depth > 3) return undefined
  const named: Record<string, unknown> = Object(body)
  const inner = Array.isArray(body) ? body : sentences.map((name) => named[name])
  for (const one of inner) {
    const sentence = sentenceOf(one, depth + 1)
    if (sentence) return sentence
  }
  return undefined
}

const markup = /^<|<\/?(!doctype|html|head|body|title|h[1-6]|p|div|span|br|hr|center|pre|script|style|a|b|i|ul|li)\b/i

/** A message in one line of limited length; HTML of a proxy and truncated JSON are no messages. */
function cleaned(text: string) {
  const line = text.slice(0, 5000).replace(/\s+/g, ' ').trim()
  if (!line || markup.test(line) || /^[[{]/.test(line)) return undefined
  const characters = [...line]
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : line
}

type Fields = Record<string, string>

/** Messages by field: `fields` as in our own API, else other formats (RFC 9457, JSON:API, problem details). */
function fieldsOf(body: unknown): Fields | undefined {
  const { fields, errors, detail, issues, violations, message, error, 'invalid-params': params } = Object(body)
  for (const given of [fields, errors, issues, violations, params, detail, message, Object(error).fields]) {
    if (!Array.isArray(given) && (given === detail || given === message)) continue
    const found = Array.isArray(given) ? fromList(given) : fromRecord(given)
    if (Object.keys(found).length > 0) return found
  }
  return undefined
}

/** `{ name: 'Required' }` and `{ name: ['Required'] }` */
function fromRecord(given: unknown): Fields {
  const found: Fields = {}
  if (typeof given !== 'object') return found
  for (const [name, value] of Object.entries(given ?? {})) {
    const sentence = sentenceOf(value)
    if (sentence) found[pathOf(name)] = sentence
  }
  return found
}

/** `[{ pointer: '#/items/0/price', detail: 'Too low' }]` and other names of the field. */
function fromList(given: unknown[]): Fields {
  const found: Fields = {}
  for (const one of given) {
    const { pointer, field, path, loc, param, propertyPath, property, name, source } = Object(one)
    const places = [pointer, Object(source).pointer, field, path, loc, param, propertyPath, property, name]
    const place = places.find((value) => typeof value === 'string' || Array.isArray(value))
    const sentence = sentenceOf(one)
    const to = place && pathOf(Array.isArray(place) ? place.join('.') : place)
    if (to && sentence) found[to] ??= sentence
  }
  return found
}

/** `items.0.price` for `#/items/0/price`, `/data/attributes/items/0/price`, `body.items.0.price` and `Items[0].Price`. */
function pathOf(place: string) {
  const steps = /^#?\//.test(place) ? place.replace(/^#?\//, '').split('/').map(unescaped) : place.split(/\.|\[|\]\.?/)
  const path = steps.filter(Boolean).map((step) => step[0]?.toLowerCase() + step.slice(1))
  return path.join('.').replace(/^(data\.attributes|body)\.(?=.)/, '')
}

/** RFC 6901, sections 4 and 6. */
function unescaped(step: string) {
  try {
    return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return step
  }
}
