import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { loadSource } from './load-source.mjs'
import { fail } from './run.mjs'

const localHosts = ['localhost', '127.0.0.1', '[::1]']
const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']
const document = new URL('../docs/openapi.json', import.meta.url)
const longestBody = 5 * 1024 * 1024 // bytes; files come in parts

/**
 * Serves the demo API's handlers over HTTP, as a real API would: other origins may call it, and each session has its
 * own changes, which end with the server.
 * @param origins the origins whose pages may call; without them all of this machine.
 * @returns the address and a function that ends the server.
 * @throws Error with one line where the configuration is wrong or the port is taken.
 */
export async function serveApi({ port = 4180, host = '127.0.0.1', origins } = {}) {
  // The handlers only respond at any origin if none is configured.
  delete process.env.VITE_SERVER_URL
  const { module, close } = await loadSource('/src/_mock/server.ts')
  const server = createServer((incoming, outgoing) =>
    answer(incoming, outgoing, { origins, handle: module.answer }).catch(() => {
      if (outgoing.headersSent) outgoing.destroy()
      else refuse(outgoing, 500, 'server', 'The server failed')
    }),
  )
  await new Promise((done, failed) => {
    server.once('error', (error) =>
      failed(new Error(error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : error.message)),
    )
    server.listen(port, host, done)
  })
  return {
    url: `http://${host}:${server.address().port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await close()
    },
  }
}

async function answer(incoming, outgoing, { origins, handle }) {
  const { method, headers } = incoming
  const cors = corsHeaders(headers, origins)
  for (const [name, value] of Object.entries({ ...cors, 'cache-control': 'no-store' })) outgoing.setHeader(name, value)
  // The absolute form of a request target has its own host (RFC 9112, 3.2.2).
  const [, host = headers.host, address] = incoming.url.match(/^(?:https?:\/\/([^/?#]*))?(.*)$/is)
  // Another host name that resolves to this machine belongs to a page that should not read it (DNS rebinding).
  if (host !== undefined && !origins && !isLocal(`http://${host}`))
    return refuse(
      outgoing,
      421,
      'wrong-host',
      'This server answers localhost; API_ORIGINS names the pages of other hosts',
    )
  if (method === 'OPTIONS') return outgoing.writeHead(204).end()
  if (!methods.includes(method)) {
    outgoing.setHeader('allow', [...methods, 'OPTIONS'].join(', '))
    return refuse(outgoing, 405, 'method', `${method} is not allowed`)
  }
  const path = pathOf(address)
  if (path === undefined) return refuse(outgoing, 400, 'bad-path', 'The path is not valid')
  if (path === '/openapi.json') {
    return outgoing.writeHead(200, { 'content-type': 'application/json' }).end(await readFile(document))
  }
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bodyOf(incoming)
  if (body === null) {
    outgoing.setHeader('connection', 'close')
    return refuse(outgoing, 413, 'too-large', 'The payload is too large')
  }
  const response = await handle(
    // Only the path is used; an invalid Host header could not be parsed.
    new Request(new URL(`http://api.test${address.startsWith('/') ? address : '/'}`), {
      method,
      headers: Object.entries(headers).filter(([, value]) => typeof value === 'string'),
      body,
    }),
  )
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors, 'cache-control': 'no-store' })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

function refuse(outgoing, status, code, message) {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message, code }))
}

/** The path of a URL; undefined if its percent-encoding is invalid. */
function pathOf(address) {
  const [path] = address.split(/[?#]/)
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return undefined
  }
}

/** The whole body, or null if it is too large; without a Content-Length this is only known while reading. */
async function bodyOf(incoming) {
  if (Number(incoming.headers['content-length'] ?? 0) > longestBody) return null
  const parts = []
  let size = 0
  for await (const part of incoming.iterator({ destroyOnReturn: false })) {
    size += part.length
    if (size > longestBody) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The CORS headers for a request; empty for an origin without permission. */
export function corsHeaders({ origin, 'access-control-request-private-network': privately }, origins) {
  const vary = { vary: 'Origin' }
  if (!origin || !isAllowed(origin, origins)) return vary
  return {
    ...vary,
    'access-control-allow-origin': origin,
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': '600',
    ...(privately && { 'access-control-allow-private-network': 'true' }),
  }
}

function isAllowed(origin, origins) {
  return origins ? origins.includes(origin) : isLocal(origin)
}

function isLocal(address) {
  return URL.canParse(address) && localHosts.includes(new URL(address).hostname)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PORT: wanted = '4180', API_ORIGINS } = process.env
  const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : 0
  if (port < 1 || port > 65_535) fail(`PORT is "${wanted}", but takes a whole number from 1 to 65535.`)
  const origins = API_ORIGINS?.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  try {
    const { url } = await serveApi({ port, origins })
    const who = origins ? origins.join(', ') : 'pages of this machine'
    console.log(`The API is at ${url}, for ${who}. Press Ctrl+C to stop.`)
  } catch (error) {
    fail(error.message)
  }
}
