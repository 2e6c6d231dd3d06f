import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { loadSource } from './load-source.mjs'
import { fail } from './run.mjs'

const localHosts = ['localhost', '127.0.0.1', '[::1]']
const methods = 'GET, POST, PATCH, PUT, DELETE'
const document = new URL('../docs/openapi.json', import.meta.url)
const longestBody = 5 * 1024 * 1024 // bytes; files come in parts

/**
 * Serves the demo API's handlers over HTTP, as a real API would: other origins may call it, and each session has its
 * own changes, which end with the server.
 * @param origins the origins whose pages may call; without them all of this machine.
 * @returns the address, how many orders there are, and a function that ends the server.
 * @throws Error with one line where the configuration is wrong or the port is taken.
 */
export async function serveApi({ port = 4180, host = '127.0.0.1', origins } = {}) {
  // The handlers answer at any origin only where none is configured.
  delete process.env.VITE_SERVER_URL
  const { module, close } = await loadSource('/src/_mock/server.ts')
  const server = createServer(async (incoming, outgoing) => {
    const cors = corsHeaders(incoming.headers, origins)
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, cors).end()
    if (incoming.url === '/openapi.json') {
      return outgoing.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(await readFile(document))
    }
    if (Number(incoming.headers['content-length'] ?? 0) > longestBody) {
      const body = JSON.stringify({ message: 'The payload is too large', code: 'too-large' })
      return outgoing.writeHead(413, { ...cors, 'content-type': 'application/json', connection: 'close' }).end(body)
    }
    const response = await module.answer(requestOf(incoming))
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      ...cors,
      'cache-control': 'no-store',
    })
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise((done, failed) => {
    server.once('error', (error) =>
      failed(new Error(error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : error.message)),
    )
    server.listen(port, host, done)
  })
  return {
    url: `http://${host}:${server.address().port}`,
    orders: module.mockOrders,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await close()
    },
  }
}

/** What lets a page of another origin call, and read the answer; nothing for an origin that may not. */
export function corsHeaders({ origin, 'access-control-request-private-network': privately }, origins) {
  const vary = { vary: 'Origin' }
  if (!origin || !isAllowed(origin, origins)) return vary
  return {
    ...vary,
    'access-control-allow-origin': origin,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': '600',
    ...(privately && { 'access-control-allow-private-network': 'true' }),
  }
}

function isAllowed(origin, origins) {
  if (origins) return origins.includes(origin)
  return URL.canParse(origin) && localHosts.includes(new URL(origin).hostname)
}

function requestOf(incoming) {
  const { method, url, headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Only the path counts; a host that a caller makes up could not be parsed.
  const address = new URL(`http://api.test${url.startsWith('/') ? url : '/'}`)
  return new Request(address, {
    method,
    headers: Object.entries(headers).filter(([, value]) => typeof value === 'string'),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PORT: wanted = '4180', API_ORIGINS } = process.env
  const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : 0
  if (port < 1 || port > 65_535) fail(`PORT is "${wanted}", but takes a whole number from 1 to 65535.`)
  const origins = API_ORIGINS?.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
  try {
    const { url, orders } = await serveApi({ port, origins })
    const who = origins ? origins.join(', ') : 'pages of this machine'
    console.log(`The API is at ${url} with ${orders} orders, for ${who}. Press Ctrl+C to stop.`)
  } catch (error) {
    fail(error.message)
  }
}
