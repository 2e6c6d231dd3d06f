import { realpathSync, statSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { fail } from './run.mjs'

const types = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.mjs': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.md': 'text/markdown;charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
}

/**
 * Serves a folder like GitHub Pages.
 * @returns the URL, with the base path, and a function that stops the server.
 * @throws Error with one line if the folder does not exist or the port is taken (its code is then EADDRINUSE).
 */
export async function serve({ root, base = '/', port = 0, host = '127.0.0.1' }) {
  const mount = `/${base.split('/').filter(Boolean).join('/')}/`.replace('//', '/')
  const path = resolve(root)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${root} to serve. Build it first.`)
  const folder = realpathSync(path)
  const server = createServer((request, response) =>
    answer({ request, response, folder, mount }).catch(() => response.destroy()),
  )
  await listen(server, port, host)
  // A server on all interfaces is opened as localhost.
  const name = /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host
  return {
    url: `http://${name.includes(':') ? `[${name}]` : name}:${server.address().port}${mount}`,
    close: () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  }
}

/** Checks that a port is free. @throws Error like serve. */
export async function needPort(port, host = '127.0.0.1') {
  const server = createServer()
  await listen(server, port, host)
  await new Promise((done) => server.close(done))
}

function listen(server, port, host) {
  return new Promise((done, failed) => {
    server.once('error', (error) => {
      const { code } = error
      if (/^(ENOTFOUND|EADDRNOTAVAIL|EAI_AGAIN|EINVAL)$/.test(code))
        return failed(Object.assign(new Error(`${host} is no address of this machine.`), { code }))
      const why = { EADDRINUSE: 'is taken', EACCES: 'is not allowed' }[code] ?? `cannot be used (${code})`
      failed(Object.assign(new Error(`Port ${port} ${why}.`), { code }))
    })
    server.listen(port, host, done)
  })
}

async function answer({ request, response, folder, mount }) {
  const { method } = request
  if (method !== 'GET' && method !== 'HEAD') return bare(response, 405, { Allow: 'GET, HEAD' })
  // Not parsed by URL, which would take //host for a host and resolve .. before it can be rejected. The absolute form of a
  // request target begins with the host (RFC 9112, 3.2.2).
  const [, path, query] = request.url.match(/^(?:https?:\/\/[^/?#]*)?([^?]*)(.*)$/is)
  if (`${path}/` === mount) return bare(response, 301, { Location: mount + query })
  const found = path.startsWith(mount) ? find(folder, path.slice(mount.length)) : undefined
  // Unlike GitHub Pages: the service worker of another project that had this port would serve that project's pages.
  if (!found && request.headers['service-worker'] === 'script') return sendGone(response)
  if (!path.startsWith(mount)) return bare(response, 404)

  if (found === 'folder') return bare(response, 301, { Location: `${path}/${query}` })
  if (found && (await send({ request, response, folder, name: found }))) return
  // The response to an unknown path is never partial, nor 304.
  if (await send({ request: { method, headers: {} }, response, folder, name: '404.html', status: 404 })) return
  bare(response, 404)
}

/** The file, relative to the folder, of a path below the base; 'folder' if a trailing slash is missing. */
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
  if (stat(folder, name)?.isFile()) return name
  if (!last) return undefined
  if (stat(folder, `${name}.html`)?.isFile()) return `${name}.html`
  return stat(folder, name)?.isDirectory() ? 'folder' : undefined
}

/** The stats of a file; undefined if it does not exist, or is a link to outside the folder. */
function stat(folder, name) {
  try {
    const path = realpathSync(join(folder, name))
    return path.startsWith(folder + sep) ? statSync(path) : undefined
  } catch {
    return undefined
  }
}

/** Sends a file; returns false, and sends nothing, if it cannot be read. */
async function send({ request, response, folder, name, status = 200 }) {
  if (!stat(folder, name)?.isFile()) return false
  const file = await open(join(folder, name)).catch(() => undefined)
  if (!file) return false
  // Stats of the open file, which may be replaced meanwhile.
  const { size, mtime } = await file.stat()
  const { method, headers } = request
  const type = types[extname(name).toLowerCase()] ?? 'application/octet-stream'
  const isText = /text|javascript|json|xml|svg/.test(type)
  const about = {
    'Content-Type': type,
    'Cache-Control': 'max-age=600',
    'Last-Modified': mtime.toUTCString(),
    ETag: `W/"${size}-${mtime.getTime()}"`,
    ...(isText && { Vary: 'Accept-Encoding' }),
  }
  const end = async (status, more) => {
    await file.close()
    response.writeHead(status, { ...about, ...more }).end()
    return true
  }
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim())
  if (known?.includes(about.ETag) || known?.includes('*')) return end(304)
  // A weak ETag is not allowed for If-Range (RFC 9110, 13.1.5).
  const isSame = !headers['if-range'] || headers['if-range'] === about['Last-Modified']
  const part = method === 'GET' && isSame ? rangeIn(headers.range, size) : undefined
  if (part === null) return end(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 })
  // A range counts the file's bytes, so it is never compressed.
  const zip =
    isText && status === 200 && !part && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers['accept-encoding'])
  const length = part ? part.end - part.start + 1 : size
  const more = {
    'Accept-Ranges': 'bytes',
    ...(zip ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': length }),
    ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${size}` }),
  }
  if (method === 'HEAD') return end(status, more)
  response.writeHead(part ? 206 : status, { ...about, ...more })
  // A client that disconnects ends the transfer, which is not an error.
  pipeline([file.createReadStream(part), zip && createGzip(), response].filter(Boolean), () => {})
  return true
}

/**
 * The range of a file in a Range header (RFC 9110, 14.1.2), both ends inclusive; undefined for the whole file, as for an invalid
 * header or several ranges; null if it is outside the file.
 */
function rangeIn(header, size) {
  const [, first, last] = header?.match(/^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i) ?? []
  if (!first && !last) return
  if (!first) return Number(last) && size ? { start: Math.max(0, size - Number(last)), end: size - 1 } : null
  if (last && Number(last) < Number(first)) return
  if (Number(first) >= size) return null
  return { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 }
}

/** Responds to the update check of a service worker with a script that unregisters it. */
export async function sendGone(response) {
  const script = await readFile(new URL('../src/sw-gone.js', import.meta.url))
  response.writeHead(200, { 'Content-Type': types['.js'], 'Cache-Control': 'no-store' }).end(script)
}

function bare(response, status, headers) {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'max-age=600', ...headers })
  response.end({ 301: 'Moved', 404: 'Not found', 405: 'Not allowed' }[status])
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
