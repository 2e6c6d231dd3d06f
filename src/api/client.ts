import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
import { config } from '@/config'
import { isOffline } from '@/utils/back-online'
import { offline, rejectionOf, somethingWentWrong, timedOut, unreadable } from '@/utils/failure'
import { sessionSignal } from './session-scope'

/** A failed answer as our own API gives it. Another server's may have any shape: `readFailure` finds what it says. */
export const failureSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})

type Send = (request: Request) => Promise<Response>

/** For headers and body together. */
const timeout = 60_000 // ms

let send: Promise<Send> = Promise.resolve((request) => fetch(request))
let bearer: string | null = null
let onUnauthorized = (_token: string) => {}

/** Lets another sender answer the calls, the demo API's; calls made before it is ready wait for it. */
export function setSender(sender: Promise<Send>) {
  send = sender
}

/** Sends a token with all later calls, or none. */
export function setBearer(token: string | null) {
  bearer = token
}

/** The access token that calls are sent with. */
export const currentToken = () => bearer

/** Names what to do when a call is answered with 401, with the token that it bore. */
export function setOnUnauthorized(handler: (token: string) => void) {
  onUnauthorized = handler
}

/** The language that is shown: lists are sorted by what a reader sees. */
const language = () => globalThis.document?.documentElement.lang || 'en'

const fetchApi = createFetch({
  fetch: async (input, init) => (await send)(new Request(input, init)),
  Headers,
  AbortController,
})

type Options = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  query?: Record<string, unknown>
  body?: Record<string, unknown> | FormData
  signal?: AbortSignal
  /** Sends this access token in place of the session's; such a call does not end with the session. */
  token?: string | null
}

/**
 * Calls the API below the server address and parses the answer.
 * @throws the body of a failed answer, else what utils/failure.ts names; or the reason of the signal where that ended it,
 * such as the end of the session (`isSessionOver`).
 */
export async function api<S extends z.ZodMiniType>(path: `/api/${string}`, schema: S, options: Options = {}) {
  const { signal, token, ...request } = options
  const sent = token === undefined ? bearer : token
  const given = AbortSignal.any([signal, token === undefined && sessionSignal()].filter((signal) => !!signal))
  given.throwIfAborted()
  // ofetch sets no timer where a signal is given, and ends it at the headers (unjs/ofetch#326).
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(timedOut), timeout)
  const lost = () => call.abort(offline)
  // Without a network a call may wait for minutes. The demo API needs none.
  if (!__MOCK_API__) globalThis.addEventListener?.('offline', lost)
  const cancel = () => call.abort(given.reason)
  given.addEventListener('abort', cancel)
  let response: Response & { _data?: unknown }
  try {
    response = await Promise.race([
      fetchApi.raw(`${config.serverUrl}${path}`, {
        ...request,
        signal: call.signal,
        retry: false,
        ignoreResponseError: true,
        headers: { 'Accept-Language': language(), ...(sent && { Authorization: `Bearer ${sent}` }) },
      }),
      // Another sender than fetch may pay no attention to the signal.
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
    // Only for the token that is still held: however many calls fail together, the session ends once.
    if (response.status === 401 && sent && sent === bearer) onUnauthorized(sent)
    throw rejectionOf(response._data, response.status)
  }
  const answer = z.safeParse(schema, response._data)
  if (!answer.success) {
    const faults = answer.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`)
    console.error(`${path} answered what it should not: ${faults.join('; ')}`, answer.error.issues)
    // A page of a proxy, or of a sign-in that the call was redirected to; JSON that is cut off.
    throw typeof response._data === 'string' ? unreadable : somethingWentWrong
  }
  return answer.data as z.infer<S>
}

/** Rejects with the signal's reason once it is aborted. */
function aborted(signal: AbortSignal) {
  return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
