import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { api, setBearer, setOnUnauthorized, setSender, somethingWentWrong, timedOut } from './client'

afterEach(() => {
  vi.useRealTimers()
})

const schema = z.object({ data: z.number() })
const refused = vi.fn()
const json = (body: unknown, status = 200) => Response.json(body, { status })
const answer = (response: () => Response | Promise<Response>) => setSender(Promise.resolve(async () => response()))

beforeEach(() => {
  refused.mockClear()
  setBearer(null)
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
  setBearer('a.b.c')
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

test('rejects with the body of a bad answer', async () => {
  answer(() => json({ message: 'No', code: 'no', fields: { a: 'b' } }, 400))
  await expect(api('/api/x', schema)).rejects.toEqual({ message: 'No', code: 'no', fields: { a: 'b' } })
})

test.each<[string, () => Response | Promise<Response>]>([
  ['HTML', () => new Response('<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response(null, { status: 500 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['HTML with status 200', () => new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } })],
  ['JSON cut off', () => new Response('{"data":', { headers: { 'content-type': 'application/json' } })],
])('rejects with one sentence: %s', async (_, response) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer(response)
  await expect(api('/api/x', schema)).rejects.toBe(somethingWentWrong)
})

test('a 401 ends the session only for the token that is still held', async () => {
  answer(() => json({ message: 'Sign in first' }, 401))
  await expect(api('/api/x', schema)).rejects.toBeTruthy()
  expect(refused).not.toHaveBeenCalled()
  setBearer('old')
  const call = api('/api/x', schema)
  setBearer('new')
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
