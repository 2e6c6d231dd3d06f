import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needPort, serve } from './serve.mjs'

const files = {
  'index.html': 'home',
  '404.html': 'unknown',
  'page.html': 'page',
  'page/index.html': 'page, with a slash',
  'folder/index.html': 'folder',
  'empty/deep/a.txt': 'deep',
  'site.webmanifest': '{}',
  'a b@2x.txt': 'odd name',
  'app.js': 'x'.repeat(3000),
  'ten.txt': '0123456789',
  'empty.txt': '',
  'a#b?c%d.txt': 'marks',
  'a%20b.txt': 'a percent sign',
}

let root
let site

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ark-serve-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  await writeFile(`${root}-secret.txt`, 'secret')
  await mkdir(`${root}-outside`)
  await writeFile(`${root}-outside/secret.txt`, 'secret')
  await symlink(`${root}-secret.txt`, join(root, 'link.txt'))
  await symlink(`${root}-outside`, join(root, 'link'))
  await symlink(join(root, 'ten.txt'), join(root, 'inside.txt'))
  await symlink(join(root, 'nowhere'), join(root, 'dangling.txt'))
  site = await serve({ root, base: 'ark' })
})

afterAll(async () => {
  await site.close()
  for (const path of [root, `${root}-secret.txt`, `${root}-outside`]) await rm(path, { recursive: true })
})

/** Sends the path unchanged, which fetch would normalize first. */
function ask(path, { method = 'GET', headers } = {}) {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.url)
    request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const chunks = await response.toArray()
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) })
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['/ark/', 'home'],
  ['/ark/?q=1', 'home'],
  ['/ark/page', 'page'],
  ['/ark/page.html', 'page'],
  ['/ark/page/', 'page, with a slash'],
  ['/ark/folder/', 'folder'],
  ['/ark/a%20b%402x.txt', 'odd name'],
  ['/ark/a%23b%3Fc%25d.txt', 'marks'],
  ['/ark/a%2520b.txt', 'a percent sign'],
  ['/ark/inside.txt', '0123456789'],
  ['http://example.com/ark/page?q=1', 'page'],
])('%s is %s', async (path, text) => {
  const { status, headers, body } = await ask(path)
  expect([status, body.toString()]).toEqual([200, text])
  expect(headers['cache-control']).toBe('max-age=600')
})

test.each([
  ['/ark?a=b', '/ark/?a=b'],
  ['/ark/folder?a=b', '/ark/folder/?a=b'],
])('%s moves to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, headers: { location } })
})

test.each([
  '/ark/none',
  '/ark/page.html/',
  '/ark/empty/',
  '/ark//page',
  '/ark/%',
  '/ark/%ff',
  '/ark/page%00',
  '/ark/../../etc/passwd',
  '/ark/%2e%2e/%2e%2e/etc/passwd',
  '/ark/..%2f..%2fetc%2fpasswd',
  '/ark/..%5c..%5cetc',
  '/ark/link.txt',
  '/ark/link',
  '/ark/link/',
  '/ark/link/secret.txt',
  '/ark/dangling.txt',
])('%s is the page of unknown addresses', async (path) => {
  const { status, body } = await ask(path, { headers: { range: 'bytes=0-1' } })
  expect([status, body.toString()]).toEqual([404, 'unknown'])
})

test.each(['/', '/other', '/arkx', '//host/ark/'])('%s is outside', async (path) => {
  const { status, body } = await ask(path)
  expect([status, body.toString()]).toEqual([404, 'Not found'])
})

test('only reading is allowed', async () => {
  expect(await ask('/ark/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  const head = await ask('/ark/', { method: 'HEAD' })
  expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, 'text/html;charset=utf-8', 0])
})

test('text is zipped for those who take it, a part of a file never', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const whole = await ask('/ark/app.js', { headers })
  expect(whole.headers['content-encoding']).toBe('gzip')
  expect(whole.body.length).toBeLessThan(100)
  const part = await ask('/ark/app.js', { headers: { ...headers, range: 'bytes=0-9' } })
  expect([part.status, part.body.toString()]).toEqual([206, 'x'.repeat(10)])
  const again = await ask('/ark/app.js', { headers: { ...headers, 'if-none-match': whole.headers.etag } })
  expect(again.status).toBe(304)
})

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-5', '56789', 'bytes 5-9/10'],
  ['bytes=-50', '0123456789', 'bytes 0-9/10'],
  ['bytes=0-0', '0', 'bytes 0-0/10'],
  ['Bytes=8-99999999999999999999', '89', 'bytes 8-9/10'],
])('%s is a part', async (range, text, contentRange) => {
  const { status, headers, body } = await ask('/ark/ten.txt', { headers: { range } })
  expect([status, body.toString(), headers['content-range']]).toEqual([206, text, contentRange])
  expect(headers['content-length']).toBe(String(text.length))
})

test.each(['bytes=10-', 'bytes=-0', 'bytes=99999999999999999999-', `bytes=${'9'.repeat(400)}-`])(
  '%s lies outside',
  async (range) => {
    const { status, headers, body } = await ask('/ark/ten.txt', { headers: { range } })
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */10', 0])
    expect((await ask('/ark/empty.txt', { headers: { range } })).status).toBe(416)
  },
)

test.each([
  'bytes=9-1',
  'bytes=-',
  'bytes=',
  'bytes=a-b',
  'bytes=0-1,3-4',
  'bytes=--5',
  'bytes=0x1-2',
  'lines=0-1',
  '0-1',
])('%s is no part: the whole file is sent', async (range) => {
  const { status, body } = await ask('/ark/ten.txt', { headers: { range } })
  expect([status, body.toString()]).toEqual([200, '0123456789'])
})

test('a part is of the file that the browser has, and only for GET', async () => {
  const { headers } = await ask('/ark/ten.txt')
  const part = (ifRange) => ask('/ark/ten.txt', { headers: { range: 'bytes=0-1', 'if-range': ifRange } })
  expect((await part(headers['last-modified'])).status).toBe(206)
  expect((await part('Thu, 01 Jan 1970 00:00:00 GMT')).status).toBe(200)
  expect((await ask('/ark/ten.txt', { method: 'HEAD', headers: { range: 'bytes=0-1' } })).status).toBe(200)
})

test.each([
  ['a visitor who leaves in the middle', 'GET /ark/app.js HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['half a request', 'GET /ark/'],
  ['nonsense', '\0\0\r\n\r\n'],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an upgrade', 'GET /ark/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
])('%s ends nothing', async (_, text) => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await new Promise((done) => socket.write(text, done))
  socket.destroy()
  expect((await ask('/ark/ten.txt')).status).toBe(200)
})

test('a manifest has its type', async () => {
  expect((await ask('/ark/site.webmanifest')).headers['content-type']).toBe('application/manifest+json')
})

test('at all addresses of the machine it is opened by its name', async () => {
  const open = await serve({ root, host: '0.0.0.0' })
  expect(open.url).toMatch(/^http:\/\/localhost:\d+\/$/)
  await open.close()
})

test('a taken port and a missing folder are told in one line', async () => {
  const port = Number(new URL(site.url).port)
  const taken = { message: `Port ${port} is taken.`, code: 'EADDRINUSE' }
  await expect(serve({ root, port })).rejects.toMatchObject(taken)
  await expect(needPort(port)).rejects.toMatchObject(taken)
  await expect(needPort(0, '192.0.2.1')).rejects.toThrow('192.0.2.1 is no address of this machine.')
  await expect(serve({ root: join(root, 'none') })).rejects.toThrow(/Build it first/)
})

test('the service worker of another project is told to unregister, wherever its script was', async () => {
  const headers = { 'service-worker': 'script' }
  for (const path of ['/service-worker.js', '/ark/dev-sw.js?x']) {
    const { status, headers: given, body } = await ask(path, { headers })
    expect([status, given['content-type']]).toEqual([200, 'text/javascript;charset=utf-8'])
    expect(String(body)).toContain('registration.unregister()')
    expect((await ask(path)).status).toBe(404)
  }
  expect(String((await ask('/ark/app.js', { headers })).body)).toBe(files['app.js'])
})
