import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
import { config } from '@/config'
import { isOffline } from '@/utils/back-online'
import { offline, rejectionOf, somethingWentWrong, timedOut, unreadable } from '@/utils/failure'
import { sessionSignal } from './session-scope'

/** A failed response of our own API. Other servers' may have any shape: `readFailure` reads them. */
export const failureSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})

type Send = (request: Request) => Promise<Response>

/** Timeout for headers and body together. */
const timeout = 60_000 // ms

let send: Promise<Send> = Promise.resolve((request) => fetch(request))
let readToken = (): string | null => null
let readWorkspace = (): string | null => null
let onUnauthorized = (_token: string) => {}

/** Sends requests by another function than fetch (the demo API's). Requests made before it has loaded wait for it. */
export function setSender(sender: Promise<Send>) {
  send = sender
}

/** Sets the function that reads the access token; it is called for every request. */
export function setTokenSource(source: () => string | null) {
  readToken = source
}

/** Sets the function that reads the id of the chosen workspace; null is the user's first. */
export function setWorkspaceSource(source: () => string | null) {
  readWorkspace = source
}

/** The access token that requests are sent with. */
export const currentToken = () => readToken()

/** Sets the handler of 401 responses; it gets the token that the request was sent with. */
export function setOnUnauthorized(handler: (token: string) => void) {
  onUnauthorized = handler
}

/** The language of the page: the API sorts lists by it. */
const language = () => globalThis.document?.documentElement.lang || 'en'

const fetchApi = createFetch({
  fetch: async (input, init) => (await send)(new Request(input, init)),
  Headers,
  AbortController,
})

type Options = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  query?: Record<string, unknown>
  body?: object
  signal?: AbortSignal
  /** Sends this access token instead of the session's; the request is then not aborted when the session ends. */
  token?: string | null
}

/**
 * Sends a request to the API and parses the response.
 * @throws the body of a failed response, else one of the failures in utils/failure.ts; or the signal's reason if it was aborted,
 * such as by the end of the session (`isSessionOver`).
 */
export async function api<S extends z.ZodMiniType>(path: `/api/${string}`, schema: S, options: Options = {}) {
  const { signal, token, query, ...request } = options
  const sent = token === undefined ? readToken() : token
  const given = AbortSignal.any([signal, token === undefined && sessionSignal()].filter((signal) => !!signal))
  given.throwIfAborted()
  // ofetch sets no timer if it is given a signal, and stops it at the headers (unjs/ofetch#326).
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(timedOut), timeout)
  const lost = () => call.abort(offline)
  // Without a network a request may hang for minutes. The demo API needs no network.
  if (!__MOCK_API__) globalThis.addEventListener?.('offline', lost)
  const cancel = () => call.abort(given.reason)
  given.addEventListener('abort', cancel)
  let response: Response & { _data?: unknown }
  try {
    response = await Promise.race([
      fetchApi.raw(`${config.serverUrl}${path}`, {
        ...request,
        // No header: an API of another origin would have to allow it.
        query: { ...query, workspace: readWorkspace() ?? undefined },
        signal: call.signal,
        retry: false,
        ignoreResponseError: true,
        headers: { 'Accept-Language': language(), ...(sent && { Authorization: `Bearer ${sent}` }) },
      }),
      // Other senders than fetch may ignore the signal.
      aborted(call.signal),
    ])
  } catch {
    if (given.aborted) throw given.reason
    if (call.signal.aborted) throw call.signal.reason
    throw (await isOffline()) ? offline : somethingWentWrong
  } finally {
    clearTimeout(timer)
    globalThis.removeEventListener?.('offline', lost)
    given.removeEventListener('abort', cancel)
  }
  if (!response.ok) {
    // Only for the current token: if several requests fail together, the session ends once.
    if (response.status === 401 && sent && sent === readToken()) onUnauthorized(sent)
    throw rejectionOf(response._data, response.status)
  }
  const answer = z.safeParse(schema, response._data)
  if (!answer.success) {
    const faults = answer.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`)
    console.error(`${path} answered what it should not: ${faults.join('; ')}`, answer.error.issues)
    // HTML of a proxy or of a sign-in page that the request was redirected to, or truncated JSON.
    throw typeof response._data === 'string' ? unreadable : somethingWentWrong
  }
  return answer.data as z.infer<S>
}

/** Rejects with the signal's reason once it is aborted. */
function aborted(signal: AbortSignal) {
  return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
