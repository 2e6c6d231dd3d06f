import { HttpResponse, http } from 'msw'
import { currentDemo, takeNext } from '@/_mock/demo-state'
import { fail } from '@/_mock/respond'
import { url } from '@/_mock/url'

const refused = {
  401: () => fail(401, 'unauthorized', 'Sign in first'),
  403: () => fail(403, 'forbidden', "Your role doesn't allow this"),
  500: () => fail(500, 'demo', 'The demo server returned an error.'),
}

/**
 * Applies the demo settings to every request, as they are when it begins: what is set while one is delayed is for the next. Those
 * it does not handle go on to the next handlers.
 */
export const demoHandler = http.all(url('/api/*'), async ({ request }) => {
  const { delay, fail } = currentDemo()
  const isAuth = new URL(request.url).pathname.includes('/api/auth/')
  const next = isAuth ? undefined : takeNext()
  if (delay > 0) await wait(delay, request.signal)
  // The request was aborted: a change that was cancelled must not be made.
  if (request.signal.aborted) return HttpResponse.error()
  if (next) return refused[next]()
  return !isAuth && Math.random() < fail ? refused[500]() : undefined
})

/** Waits, or returns early if the request is aborted. */
function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** A response as if there were no data: lists without rows, and computed figures of zero. */
export async function emptied(request: Request, response: Response) {
  if (request.method !== 'GET' || !response.ok) return response
  const { data, ...rest } = await response.clone().json()
  const path = new URL(request.url).pathname // #demo
  if (Array.isArray(data)) return withBody(response, { data: [], ...zeroed(rest) })
  // #demo
  if (/\/api\/(overview|chat|kanban)$/.test(path)) return withBody(response, { data: withoutRows(data) })
  // #/demo
  return response
}

function withBody({ status, headers }: Response, body: object) {
  return new Response(JSON.stringify(body), { status, headers: without(headers, 'content-length') })
}

function without(headers: Headers, name: string) {
  const copy = new Headers(headers)
  copy.delete(name)
  return copy
}

// #demo
// What is counted over a fixed set (months, statuses) keeps its rows, with zeros; lists of records have none.
function withoutRows(data: Record<string, unknown>) {
  const records = ['salesByCountry', 'contacts', 'conversations', 'tasks']
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, records.includes(name) ? [] : zeroed(value)]),
  )
}
// #/demo

function zeroed<T>(value: T): T {
  if (typeof value === 'number') return 0 as T
  if (Array.isArray(value)) return value.map(zeroed) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, zeroed(field)])) as T
}
