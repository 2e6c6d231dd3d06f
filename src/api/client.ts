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

type Send = (request: Request) => Promise<Response>

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
 * @throws Failure, never anything else.
 */
export async function api<S extends z.ZodMiniType>(path: `/api/${string}`, schema: S, options: Options = {}) {
  const sent = bearer
  let response: Response & { _data?: unknown }
  try {
    response = await fetchApi.raw(`${config.serverUrl}${path}`, {
      ...options,
      timeout,
      retry: false,
      ignoreResponseError: true,
      headers: sent ? { Authorization: `Bearer ${sent}` } : {},
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw somethingWentWrong
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
