import { realpathSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
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
 * Serves a folder as GitHub Pages does.
 * @returns the address, with the base path, and a function that ends the server.
 * @throws Error with one line where there is no such folder or the port is taken (its code is then EADDRINUSE).
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
  // One that answers at all addresses of the machine is opened by its name.
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
  // Not by URL, which would take //host for a host and fold .. away before it can be refused. A proxy's form of a URL
  // begins with the host (RFC 9112, 3.2.2).
  const [, path, query] = request.url.match(/^(?:https?:\/\/[^/?#]*)?([^?]*)(.*)$/is)
  if (`${path}/` === mount) return bare(response, 301, { Location: mount + query })
  if (!path.startsWith(mount)) return bare(response, 404)

  const found = find(folder, path.slice(mount.length))
  if (found === 'folder') return bare(response, 301, { Location: `${path}/${query}` })
  if (found && (await send({ request, response, folder, name: found }))) return
  // The answer to an unknown address is never a part of a page, nor "you have it already".
  if (await send({ request: { method, headers: {} }, response, folder, name: '404.html', status: 404 })) return
  bare(response, 404)
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
  if (stat(folder, name)?.isFile()) return name
  if (!last) return undefined
  if (stat(folder, `${name}.html`)?.isFile()) return `${name}.html`
  return stat(folder, name)?.isDirectory() ? 'folder' : undefined
}

/** What is there; undefined for nothing, and for what a link brings in from outside the folder. */
function stat(folder, name) {
  try {
    const path = realpathSync(join(folder, name))
    return path.startsWith(folder + sep) ? statSync(path) : undefined
  } catch {
    return undefined
  }
}

/** Sends a file; gives false back, and sends nothing, where it cannot be read. */
async function send({ request, response, folder, name, status = 200 }) {
  if (!stat(folder, name)?.isFile()) return false
  const file = await open(join(folder, name)).catch(() => undefined)
  if (!file) return false
  // Of the file that is open: it may be written anew meanwhile.
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
  // A weak tag is too weak for If-Range (RFC 9110, 13.1.5).
  const isSame = !headers['if-range'] || headers['if-range'] === about['Last-Modified']
  const part = method === 'GET' && isSame ? rangeIn(headers.range, size) : undefined
  if (part === null) return end(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 })
  // A part of a file counts its bytes, so it is never zipped.
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
  // Whoever goes away in the middle ends the transfer, which is no fault.
  pipeline([file.createReadStream(part), zip && createGzip(), response].filter(Boolean), () => {})
  return true
}

/**
 * The part of a file that a Range header wants (RFC 9110, 14.1.2), both ends included; undefined for the whole file, as
 * for a header that is not valid or names several parts, null for one that lies outside of the file.
 */
function rangeIn(header, size) {
  const [, first, last] = header?.match(/^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i) ?? []
  if (!first && !last) return
  if (!first) return Number(last) && size ? { start: Math.max(0, size - Number(last)), end: size - 1 } : null
  if (last && Number(last) < Number(first)) return
  if (Number(first) >= size) return null
  return { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 }
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
