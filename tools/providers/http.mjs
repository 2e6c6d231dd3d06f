import { createServer } from 'node:http'

const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Expose-Headers': '*',
}

/**
 * A local server for tests. The handler returns the response's status, body (an object is sent as JSON) and headers.
 * @returns a promise that resolves when it listens.
 */
export function listen(address, handler) {
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, open).end()
    const url = new URL(request.url, address)
    try {
      const answer = await handler({ request, response, url, path: `${request.method} ${url.pathname}` })
      if (!answer) return
      const { status = 200, body, headers } = answer
      const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json'
      response.writeHead(status, { ...open, 'Content-Type': type, ...headers })
      response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body))
    } catch (error) {
      console.error(error)
      response.writeHead(500, open).end()
    }
  })
  const { hostname, port } = new URL(address)
  return new Promise((done, failed) => server.once('error', failed).listen(Number(port), hostname, done))
}

export async function bodyOf(request) {
  let text = ''
  for await (const part of request) text += part
  return text
}
