import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Lighthouse's slow 4G. */
export const slow4g = { latency: 150, rate: 1_638_400 } // ms, bit/s

const apiTakes = 50 // ms

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const zipped = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest'])

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'ark-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/**
 * Serves a folder over HTTP/2 with gzip, like a static host, over a slow connection for all requests, including a service
 * worker's, which a browser's own throttling omits. Each response waits for the latency, then all share the rate, most urgent
 * first (RFC 9218).
 * @param api the URL of an API for requests below /api/, with another 50 ms of latency
 */
export function serveOverLink({ folder, base = '/', api }) {
  let link = null
  let waiting = []
  let timer = null
  let last = 0
  let open = 0
  const log = []
  const files = new Map()

  function load(file) {
    if (!files.has(file)) {
      const content = readFileSync(file)
      const zip = zipped.has(extname(file))
      files.set(file, { body: zip ? gzipSync(content, { level: 6 }) : content, zip })
    }
    return files.get(file)
  }

  function pump() {
    // The throttling was switched off while responses were pending.
    if (!link) {
      for (const answer of waiting) answer.stream.write(answer.body.subarray(answer.sent))
      for (const answer of [...waiting]) done(answer)
      timer = null
      return
    }
    const now = performance.now()
    let budget = ((now - last) * link.rate) / 8000
    last = now
    while (budget > 0 && waiting.length > 0) {
      const urgent = Math.min(...waiting.map(({ urgency }) => urgency))
      for (const answer of waiting.filter(({ urgency }) => urgency === urgent)) {
        if (budget <= 0) break
        const part = answer.body.subarray(answer.sent, answer.sent + 1400)
        answer.stream.write(part)
        answer.sent += part.length
        budget -= part.length
        if (answer.sent >= answer.body.length) done(answer)
      }
    }
    timer = waiting.length > 0 ? setTimeout(pump, 4) : null
  }

  function done(answer) {
    if (!waiting.includes(answer)) return
    waiting = waiting.filter((other) => other !== answer)
    open--
    answer.stream.end()
  }

  function send(request, stream, body) {
    if (!link) return stream.end(body)
    open++
    const urgency = Number(/u=(\d)/.exec(request.headers.priority ?? '')?.[1] ?? 3)
    const answer = { stream, body, urgency, sent: 0 }
    setTimeout(() => {
      if (stream.destroyed) return open--
      waiting.push(answer)
      stream.on('close', () => done(answer))
      if (timer) return
      last = performance.now()
      timer = setTimeout(pump, 4)
    }, link.latency)
  }

  async function ask(request, response) {
    const { authorization, 'accept-language': language } = request.headers
    const asked = performance.now()
    const headers = { ...(authorization && { authorization }), ...(language && { 'accept-language': language }) }
    const answer = await fetch(api + request.url, { method: request.method, headers })
    const body = Buffer.from(await answer.arrayBuffer())
    log.push({ url: request.url, kind: 'api', bytes: body.length })
    await new Promise((resolve) => setTimeout(resolve, asked + apiTakes - performance.now()))
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') })
    send(request, response, body)
  }

  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    if (api && request.url.startsWith('/api/')) return ask(request, response)
    const path = normalize(decodeURIComponent(request.url.split('?')[0]))
    const file = path.startsWith(base) ? fileOf(folder, path.slice(base.length)) : undefined
    const status = file ? 200 : 404
    const { body, zip } = file ? load(file) : { body: Buffer.from('not found'), zip: false }
    log.push({ url: request.url, kind: extname(file ?? ''), bytes: body.length })
    response.writeHead(status, {
      'content-type': types[extname(file ?? '')] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
      ...(zip && { 'content-encoding': 'gzip' }),
    })
    send(request, response, body)
  })

  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `https://127.0.0.1:${server.address().port}${base}`,
        /** Sets the throttling; null switches it off. */
        shape: (to) => {
          link = to
        },
        /** The requests since the last call. */
        take: () => log.splice(0),
        idle: () => open === 0,
        close: () => server.close(),
      }),
    )
  })
}

function fileOf(folder, path) {
  const file = join(folder, path)
  if (!file.startsWith(folder)) return undefined
  if (existsSync(file) && statSync(file).isFile()) return file
  const pages = [`${file.replace(/\/$/, '')}.html`, join(file, 'index.html')]
  // An app without prerendered pages is served by its start page.
  return [...pages, ...(extname(file) ? [] : [join(folder, 'index.html')])].find((page) => existsSync(page))
}
