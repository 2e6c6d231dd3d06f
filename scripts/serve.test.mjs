import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
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
}

let root
let site

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ark-serve-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  site = await serve({ root, base: 'ark' })
})

afterAll(async () => {
  await site.close()
  await rm(root, { recursive: true })
})

/** Sends the path as it stands, which fetch would tidy first. */
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

test('a manifest has its type', async () => {
  expect((await ask('/ark/site.webmanifest')).headers['content-type']).toBe('application/manifest+json')
})

test('a taken port and a missing folder are told in one line', async () => {
  const port = Number(new URL(site.url).port)
  const taken = { message: `Port ${port} is taken.`, code: 'EADDRINUSE' }
  await expect(serve({ root, port })).rejects.toMatchObject(taken)
  await expect(needPort(port)).rejects.toMatchObject(taken)
  await expect(serve({ root: join(root, 'none') })).rejects.toThrow(/Build it first/)
})
