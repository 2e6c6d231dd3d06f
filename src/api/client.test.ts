import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { failureCode, offline, somethingWentWrong, timedOut, unreadable } from '@/utils/failure'
import { api, setOnUnauthorized, setSender, setTokenSource } from './client'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const schema = z.object({ data: z.number() })
const refused = vi.fn()
const json = (body: unknown, status = 200) => Response.json(body, { status })
const answer = (response: () => Response | Promise<Response>) => setSender(Promise.resolve(async () => response()))

beforeEach(() => {
  refused.mockClear()
  setTokenSource(() => null)
  setOnUnauthorized(refused)
})

vi.mock('@/config', () => ({ config: { serverUrl: 'http://api.test' } }))

test('gives what the schema says', async () => {
  answer(() => json({ data: 7, more: true }))
  expect(await api('/api/x', schema)).toEqual({ data: 7 })
})

test('sends the bearer, the query and the body, and waits for its sender', async () => {
  const seen: Request[] = []
  let ready: (send: (request: Request) => Promise<Response>) => void = () => {}
  setSender(
    new Promise((resolve) => {
      ready = resolve
    }),
  )
  setTokenSource(() => 'a.b.c')
  const call = api('/api/x', schema, { method: 'POST', query: { page: 2 }, body: { a: 1 } })
  ready(async (request) => {
    seen.push(request.clone())
    return json({ data: 1 })
  })
  await call
  expect(seen[0]?.url).toBe('http://api.test/api/x?page=2')
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
  expect(await seen[0]?.json()).toEqual({ a: 1 })
})

const html = { 'content-type': 'text/html' }
const page = '<h1>Sign in</h1>'

test.each<[string, () => Response | Promise<Response>, unknown, string?]>([
  [
    'our own',
    () => json({ message: 'No', code: 'no', fields: { a: 'b' } }, 400),
    { message: 'No', code: 'no', fields: { a: 'b' } },
    'no',
  ],
  [
    'problem+json',
    () => new Response('{"detail":"No"}', { status: 403, headers: { 'content-type': 'application/problem+json' } }),
    { detail: 'No' },
    'forbidden',
  ],
  ['another shape', () => json({ error: 'No' }, 404), { error: 'No' }, 'not-found'],
  ['a list', () => json(['No'], 409), ['No'], 'conflict'],
  ['text', () => new Response('No', { status: 400 }), 'No'],
  ['HTML', () => new Response(page, { status: 502, headers: html }), page],
  ['no body', () => new Response(null, { status: 500 }), somethingWentWrong],
  ['no body with a status that says all', () => new Response(null, { status: 403 }), expect.anything(), 'forbidden'],
])('rejects with the body of a failed answer as it is: %s', async (_, response, body, code) => {
  answer(response)
  const failure = await api('/api/x', schema).catch((reason) => reason)
  expect(failure).toEqual(body)
  expect(failureCode(failure)).toBe(code)
})

test.each<[string, () => Response | Promise<Response>, unknown]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), somethingWentWrong],
  ['HTML with status 200', () => new Response(page, { headers: html }), unreadable],
  ['JSON cut off', () => new Response('{"data":', { headers: { 'content-type': 'application/json' } }), unreadable],
  ['another shape', () => json({ data: 'seven' }), somethingWentWrong],
])('rejects with one sentence: %s', async (_, response, failure) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer(response)
  await expect(api('/api/x', schema)).rejects.toBe(failure)
})

test('names the field that is not as it should be', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer(() => json({ data: 'seven' }))
  await expect(api('/api/x', schema)).rejects.toBeTruthy()
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^\/api\/x answered what it should not: data: /),
    expect.anything(),
  )
})

test('without a network it says so, and what was awaited is not awaited any longer', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(api('/api/x', schema)).rejects.toBe(offline)
  // A server on localhost.
  vi.stubGlobal('fetch', async () => json({}))
  await expect(api('/api/x', schema)).rejects.toBe(somethingWentWrong)
  vi.stubGlobal('__MOCK_API__', false)
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  answer(() => new Promise(() => {}))
  const call = api('/api/x', schema)
  target.dispatchEvent(new Event('offline'))
  await expect(call).rejects.toBe(offline)
})

test('a 401 ends the session only for the token that is still held', async () => {
  answer(() => json({ message: 'Sign in first' }, 401))
  await expect(api('/api/x', schema)).rejects.toBeTruthy()
  expect(refused).not.toHaveBeenCalled()
  setTokenSource(() => 'old')
  const call = api('/api/x', schema)
  setTokenSource(() => 'new')
  await expect(call).rejects.toBeTruthy()
  expect(refused).not.toHaveBeenCalled()
  await expect(api('/api/x', schema)).rejects.toBeTruthy()
  expect(refused).toHaveBeenCalledOnce()
})

test('a call that is given up rejects with its own reason', async () => {
  setSender(
    Promise.resolve(async (request) => {
      request.signal.throwIfAborted()
      return json({ data: 1 })
    }),
  )
  const controller = new AbortController()
  const call = api('/api/x', schema, { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ name: expect.stringMatching(/AbortError|FetchError/) })
})

test.each<[string, { method?: 'PATCH'; body?: FormData; signal?: AbortSignal }]>([
  ['a read', { signal: new AbortController().signal }],
  ['a change', { method: 'PATCH' }],
  ['a part of an upload', { method: 'PATCH', body: new FormData(), signal: new AbortController().signal }],
])('%s that is not answered in full within 60 s is given up', async (_, options) => {
  const silent: RequestListener = () => {}
  const stalled: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":')
  }
  for (const listener of [silent, stalled]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { address, reached, close } = await serve(listener)
    setSender(Promise.resolve((request) => fetch(address, { method: 'POST', body: 'x', signal: request.signal })))
    const call = api('/api/x', schema, options)
    const outcome = vi.fn()
    call.then(outcome, outcome)
    await reached
    await vi.advanceTimersByTimeAsync(59_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).rejects.toBe(timedOut)
    close()
  }
})

test('a sender that pays no attention to the signal is given up, too', async () => {
  vi.useFakeTimers()
  setSender(new Promise(() => {}))
  const call = api('/api/x', schema)
  const expected = expect(call).rejects.toBe(timedOut)
  await vi.advanceTimersByTimeAsync(60_000)
  await expected
  const controller = new AbortController()
  const cancelled = api('/api/x', schema, { signal: controller.signal })
  controller.abort()
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  expect(vi.getTimerCount()).toBe(0)
})

async function serve(listener: RequestListener) {
  let arrived = () => {}
  const reached = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const server = createServer((request, response) => {
    listener(request, response)
    arrived()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reached,
    close: () => server.closeAllConnections() ?? server.close(),
  }
}
