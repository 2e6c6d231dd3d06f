import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
import { config } from '@/config'

/** What a failed call rejects with: the answer's body, or this text where there is none. */
export const somethingWentWrong = 'Something went wrong!'
export const failureSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Failure = z.infer<typeof failureSchema> | typeof somethingWentWrong

/** What a call rejects with that has not been answered in full by then. */
export const timedOut = { message: "The server didn't answer in time.", code: 'timeout' }

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

/** Names what to do when a call is answered with 401, with the token that it bore. */
export function setOnUnauthorized(handler: (token: string) => void) {
  onUnauthorized = handler
}

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
}

/**
 * Calls the API below the server address and parses the answer.
 * @throws Failure, or the reason of the signal where that ended it.
 */
export async function api<S extends z.ZodMiniType>(path: `/api/${string}`, schema: S, options: Options = {}) {
  const sent = bearer
  const { signal: given, ...request } = options
  given?.throwIfAborted()
  // ofetch sets no timer where a signal is given, and ends it at the headers (unjs/ofetch#326).
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(timedOut), timeout)
  const cancel = () => call.abort(given?.reason)
  given?.addEventListener('abort', cancel)
  let response: Response & { _data?: unknown }
  try {
    response = await Promise.race([
      fetchApi.raw(`${config.serverUrl}${path}`, {
        ...request,
        signal: call.signal,
        retry: false,
        ignoreResponseError: true,
        headers: sent ? { Authorization: `Bearer ${sent}` } : {},
      }),
      // Another sender than fetch may pay no attention to the signal.
      aborted(call.signal),
    ])
  } catch (error) {
    if (given?.aborted) throw error
    throw call.signal.aborted ? timedOut : somethingWentWrong
  } finally {
    clearTimeout(timer)
    given?.removeEventListener('abort', cancel)
  }
  if (!response.ok) {
    // Only for the token that is still held: however many calls fail together, the session ends once.
    if (response.status === 401 && sent && sent === bearer) onUnauthorized(sent)
    const failure = z.safeParse(failureSchema, response._data)
    throw failure.success ? failure.data : somethingWentWrong
  }
  const answer = z.safeParse(schema, response._data)
  if (!answer.success) {
    console.error(`${path} answered what it should not`, answer.error.issues)
    throw somethingWentWrong
  }
  return answer.data as z.infer<S>
}

/** Rejects with the signal's reason once it is aborted. */
function aborted(signal: AbortSignal) {
  return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
