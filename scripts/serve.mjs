import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { PassThrough, pipeline } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import sirv from 'sirv'
import { fail } from './run.mjs'

/**
 * Serves a folder as GitHub Pages does. sirv sends the files; which file an address means is decided here, because
 * sirv takes /page and /page/ for one and knows no base path.
 * @returns the address, with the base path, and a function that ends the server.
 * @throws Error with one line where there is no such folder or the port is taken (its code is then EADDRINUSE).
 */
export async function serve({ root, base = '/', port = 0, host = '127.0.0.1' }) {
  const mount = `/${base.split('/').filter(Boolean).join('/')}/`.replace('//', '/')
  const folder = resolve(root)
  if (!isFolder(folder)) throw new Error(`There is no folder ${root} to serve. Build it first.`)

  const send = sirv(folder, { dev: true, etag: true, extensions: [] })
  const server = createServer((request, response) => answer({ request, response, folder, mount, send }))
  await listen(server, port, host)
  return {
    url: `http://${host}:${server.address().port}${mount}`,
    close: () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  }
}

/**
 * Tries whether a port is free.
 * @throws Error as serve does.
 */
export async function needPort(port, host = '127.0.0.1') {
  const server = createServer()
  await listen(server, port, host)
  await new Promise((done) => server.close(done))
}

function listen(server, port, host) {
  return new Promise((done, failed) => {
    server.once('error', (error) => {
      const { code } = error
      const why = { EADDRINUSE: 'is taken', EACCES: 'is not allowed' }[code] ?? `cannot be used (${code})`
      failed(Object.assign(new Error(`Port ${port} ${why}.`), { code }))
    })
    server.listen(port, host, done)
  })
}

function answer({ request, response, folder, mount, send }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return bare(response, 405, { Allow: 'GET, HEAD' })
  // Not by URL, which would take //host for an address of its own and fold .. away before it can be refused.
  const [, path, query] = request.url.match(/^([^?]*)(.*)$/s)
  if (`${path}/` === mount) return bare(response, 301, { Location: mount + query })
  if (!path.startsWith(mount)) return bare(response, 404)

  const found = find(folder, path.slice(mount.length))
  if (found === 'folder') return bare(response, 301, { Location: `${path}/${query}` })
  if (found) return file({ request, response, send, name: found })
  if (!isFile(join(folder, '404.html'))) return bare(response, 404)
  // The answer to an unknown address is never a part of a page, nor "you have it already".
  delete request.headers.range
  delete request.headers['if-none-match']
  file({ request, response, send, name: '404.html', status: 404 })
}

/** The file, relative to the folder, that an address below the base means; 'folder' where a slash is missing. */
function find(folder, address) {
  let names
  try {
    names = address.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
  const last = names.pop()
  // An empty name is a doubled slash; the others would lead out of the folder.
  if (names.some((name) => name === '') || [...names, last].some((name) => /^\.{1,2}$|[/\\\0]/.test(name)))
    return undefined
  const name = [...names, last || 'index.html'].join('/')
  if (isFile(join(folder, name))) return name
  if (!last) return undefined
  if (isFile(join(folder, `${name}.html`))) return `${name}.html`
  return isFolder(join(folder, name)) ? 'folder' : undefined
}

function file({ request, response, send, name, status }) {
  response.setHeader('Cache-Control', 'max-age=600')
  request.url = `/${encodeURI(name)}`
  // A part of a file counts its bytes, so it is never zipped.
  if (request.headers.range) return send(request, response)

  const accepts = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const out = Object.assign(new PassThrough(), {
    getHeader: (header) => response.getHeader(header),
    writeHead(code, headers = {}) {
      const { 'Content-Length': length, ...rest } = headers
      const isText = /text|javascript|json|xml|svg|manifest/.test(headers['Content-Type'] ?? '')
      const zip = isText && accepts && code === 200
      response.writeHead(code === 200 && status ? status : code, {
        ...rest,
        ...(isText && { Vary: 'Accept-Encoding' }),
        ...(zip ? { 'Content-Encoding': 'gzip' } : length !== undefined && { 'Content-Length': length }),
      })
      // Whoever goes away in the middle ends the transfer, which is no fault.
      pipeline(zip ? [out, createGzip(), response] : [out, response], () => {})
    },
  })
  send(request, out)
}

function bare(response, status, headers) {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'max-age=600', ...headers })
  response.end({ 301: 'Moved', 404: 'Not found', 405: 'Not allowed' }[status])
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile()
}

function isFolder(path) {
  return existsSync(path) && statSync(path).isDirectory()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
  })
  try {
    const { url } = await serve({ root: positionals[0] ?? 'dist', ...values })
    console.log(url)
  } catch (error) {
    fail(error.message)
  }
}
