import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corsHeaders, serveApi } from './api.mjs'

let api

beforeAll(async () => {
  api = await serveApi({ port: 0 })
}, 30_000)
afterAll(() => api.close())

async function call(path, { token, ...init } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(api.url + path, { headers, ...init })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const post = (path, body, token) => call(path, { method: 'POST', body: JSON.stringify(body), token })

async function signIn(email = 'demo@ark.dev', password = '@demo1') {
  return (await post('/api/auth/sign-in', { email, password })).body.data.accessToken
}

test('it answers as the demo API does', async () => {
  expect((await call('/api/auth/me')).status).toBe(401)
  expect((await post('/api/auth/sign-in', { email: 'demo@ark.dev', password: 'no' })).body.code).toBe(
    'wrong-credentials',
  )
  const token = await signIn()
  expect((await call('/api/auth/me', { token })).body.data.email).toBe('demo@ark.dev')
  expect((await call('/api/nothing', { token })).status).toBe(404)
  expect((await call('//odd?x#y', { token })).status).toBe(404)
})

test('what one session changes no other one sees, and it lasts', async () => {
  const [mine, other] = [await signIn(), await signIn()]
  const path = '/api/notifications'
  const body = JSON.stringify({ isUnRead: false })
  expect((await call(path, { token: mine, method: 'PATCH', body })).status).toBe(200)
  const unread = async (token) => (await call(`${path}?isUnRead=true`, { token })).body.total
  expect(await unread(mine)).toBe(0)
  expect(await unread(other)).toBe(12)
  expect(await unread(mine)).toBe(0)
})

test('who signs up may sign in again later', async () => {
  const person = { email: 'ada@example.com', password: 'secret1', firstName: 'Ada', lastName: 'Byron' }
  const { status, body } = await post('/api/auth/sign-up', person)
  expect(status).toBe(201)
  expect((await call('/api/auth/me', { token: body.data.accessToken })).body.data.displayName).toBe('Ada Byron')
  expect((await post('/api/auth/sign-up', person)).status).toBe(409)
  const token = await signIn(person.email, person.password)
  expect((await call('/api/auth/me', { token })).body.data.displayName).toBe('Ada Byron')
})

test('a page of this machine may call, also with a token; its browser asks first', async () => {
  const headers = { origin: 'http://127.0.0.1:4173', 'access-control-request-method': 'PATCH' }
  const asked = await fetch(`${api.url}/api/auth/me`, { method: 'OPTIONS', headers })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4173')
  expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization')
  expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(asked.headers.get('vary')).toBe('Origin')
  const { status, headers: answered } = await call('/api/auth/me', { headers })
  expect(status).toBe(401)
  expect(answered.get('access-control-allow-origin')).toBe('http://127.0.0.1:4173')
})

describe('which origins may call', () => {
  const allowed = (origin, origins) => corsHeaders({ origin }, origins)['access-control-allow-origin']
  test.each(['http://localhost:5173', 'https://localhost', 'http://127.0.0.1:1', 'http://[::1]:80'])('%s', (origin) => {
    expect(allowed(origin)).toBe(origin)
  })
  test.each(['https://example.com', 'http://localhost.example.com', 'null', 'odd', undefined])('not %s', (origin) => {
    expect(allowed(origin)).toBeUndefined()
  })
  test('only those that are named, where some are', () => {
    expect(allowed('https://ark.example', ['https://ark.example'])).toBe('https://ark.example')
    expect(allowed('http://localhost:5173', ['https://ark.example'])).toBeUndefined()
  })
})

test('a payload that is too large is refused', async () => {
  const { status, body } = await post('/api/auth/sign-in', { email: 'x'.repeat(6 * 1024 * 1024) })
  expect(status).toBe(413)
  expect(body.code).toBe('too-large')
})

/** Sends requests that fetch would not, and returns the raw response. */
function raw(...parts) {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => {
      for (const part of parts) socket.write(part)
    })
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
}

const head = (line, ...headers) =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n')

test.each(['TRACE', 'PROPFIND', 'LINK', 'QUERY', 'PURGE'])('%s is not allowed, and ends nothing', async (method) => {
  expect(await raw(head(`${method} /api/orders`))).toMatch(
    /^HTTP\/1.1 405 [\s\S]*allow: GET, HEAD, POST, PATCH, PUT, DELETE/i,
  )
})

test.each([
  ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
  ['no method at all', 'nonsense\r\n\r\n'],
  ['a body that is cut off', 'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
])('%s ends nothing', async (_, text) => {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  await new Promise((done) => socket.write(text, done))
  socket.destroy()
  expect((await call('/api/auth/me')).status).toBe(401)
})

test('a payload without a length is counted as it comes', async () => {
  const size = (64 * 1024).toString(16)
  const part = `${size}\r\n${'x'.repeat(64 * 1024)}\r\n`
  const answer = await raw(
    head('POST /api/auth/sign-in', 'Transfer-Encoding: chunked'),
    ...Array.from({ length: 100 }, () => part),
  )
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('too-large')
})

test.each(['/api/orders/%', '/api/%E0%A4%A', '/%', '/api/orders/%ff?q=a'])('%s is no path', async (path) => {
  const { status, body } = await call(path, { token: await signIn() })
  expect([status, body.code]).toEqual([400, 'bad-path'])
})

test.each(['evil.example', 'evil.example:4180', 'localhost.evil.example', '127.0.0.1.evil.example', ''])(
  'a request to the host "%s" is not answered',
  async (host) => {
    const answer = await raw(`GET /api/orders HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 421 /)
  },
)

test('a URL that names the host itself counts more than the header', async () => {
  expect(await raw(head('GET http://evil.example/openapi.json'))).toMatch(/^HTTP\/1.1 421 /)
  expect(await raw(head('GET http://localhost:1/openapi.json'))).toMatch(/^HTTP\/1.1 200 /)
})

test('of those who signed up the first are forgotten', async () => {
  const person = (number) => ({ email: `p${number}@example.com`, password: 'secret1', firstName: 'P', lastName: 'Q' })
  for (let from = 0; from < 204; from += 34)
    await Promise.all(Array.from({ length: 34 }, (_, index) => post('/api/auth/sign-up', person(from + index))))
  const tried = async (number) => (await post('/api/auth/sign-in', person(number))).status
  expect(await tried(203)).toBe(200)
  const first = await Promise.all(Array.from({ length: 34 }, (_, index) => tried(index)))
  expect(first).toContain(401)
}, 60_000)

test('a taken port is told in one line', async () => {
  const port = Number(new URL(api.url).port)
  await expect(serveApi({ port })).rejects.toThrow(`Port ${port} is taken.`)
})
