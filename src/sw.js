// The service worker of the built site: it serves the site's files from the cache, so that the demo also opens without a network,
// and then runs the demo API's worker. One script, since a second one with the same scope would replace the first. The build
// fills in the placeholders in double underscores; the dev server only has the demo API's worker.

const build = '__BUILD__'
/** Paths below the base path: all cacheable files, and those fetched in advance. */
const files = new Set(__FILES__)
const wanted = __WANTED__

const base = new URL(self.registration.scope).pathname
// Other sites of the origin have caches too: only those of this base path are used.
const prefix = `ark ${base} `
const cacheName = prefix + build
const buildMark = /<meta name="build" content="([^"]*)"/

/** True if the last opened page is of this site: another project may use the same host and port today. */
let own = Promise.resolve(true)

// Before the demo API's listener, which need not run for each of our chunks.
self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(base) || headers.has('range')) return
  const path = pathname.slice(base.length)
  let answer
  if (mode === 'navigate') answer = page(event, path)
  else if (files.has(path)) answer = file(event, path)
  else if (path.startsWith('assets/')) answer = older(event.request, path)
  else return
  event.respondWith(answer)
  event.stopImmediatePropagation()
})

self.addEventListener('activate', (event) => event.waitUntil(caches.open(cacheName).then(forgetOld)))

self.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fill())
  // A page whose navigation began just before the activation is not claimed by it.
  if (event.data === 'claim') event.waitUntil(self.clients.claim())
  // MSW would unregister the worker with the last page that is closed, so that the next visit found neither worker nor site.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
})

/** Pages come from the network, so that nobody gets an old one; without a network, from the cache. */
async function page(event, path) {
  const key = `${path.replace(/(^|\/)(index\.html)?$|\.html$/, '') || 'index'}.html`
  let response
  try {
    // Bypasses the browser's HTTP cache too, where hosts allow pages for some minutes.
    response = await fetch(event.request, { cache: 'no-cache' })
  } catch (error) {
    // The frame without a page: the app renders the page of any URL into it.
    const kept = (await cached(key)) ?? (await cached('index.html'))
    if (!kept) throw error
    return kept
  }
  if (response.type === 'opaqueredirect') return response
  const copy = response.clone()
  const found = buildOf(response.clone())
  own = found.then((found) => !!found || stays(path, response)).catch(() => true)
  const settled = async () => {
    if (!(await own)) return leave()
    // The browser's HTTP cache may have had the page of another build.
    if ((await found) === build && files.has(key) && isGood(key, copy)) await keep(key, copy)
  }
  event.waitUntil(settled().catch(() => {}))
  return response
}

/** The build of a page; undefined if it is not a page of this site. */
async function buildOf(response) {
  if (!/\bhtml\b/.test(response.headers.get('content-type') ?? '') || !response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let text = '', done = false; !done && text.length < 100_000; ) {
    const part = await reader.read()
    done = part.done
    text += part.value ?? ''
    const [, found] = text.match(buildMark) ?? []
    if (!found) continue
    reader.cancel().catch(() => {})
    return found
  }
}

/**
 * True if the site still exists although a page is not part of it: Storybook is below it, and hosts have their own error pages.
 */
async function stays(path, { ok, status }) {
  if (ok && /^(index\.html)?$/.test(path)) return false
  if (status >= 500) return true
  const script = await fetch(self.location.href, { cache: 'no-store' })
  return script.ok ? /javascript/.test(script.headers.get('content-type') ?? '') : ![404, 410].includes(script.status)
}

/** Unregisters and deletes the caches: another site is at this URL now. */
async function leave() {
  for (const name of await ourCaches()) await caches.delete(name)
  await self.registration.unregister()
}

/** The files of a build never change, so they are fetched once. */
async function file(event, path) {
  if (!(await own)) return fetch(event.request, { cache: 'no-cache' })
  const kept = await cached(path, [cacheName])
  if (kept) return kept
  const response = await fetch(base + path)
  // If there is no room in the cache, it is fetched again next time.
  if (isGood(path, response)) event.waitUntil(keep(path, response.clone()).catch(() => {}))
  return response
}

/** A chunk of the previous build, for a page that was open when the new one was deployed. */
async function older(request, path) {
  const kept = (await own) && (await cached(path))
  return kept || fetch(request)
}

/** Fetches the files that no page has requested yet, one after the other. */
async function fill() {
  await caches.open(cacheName)
  for (const path of wanted) {
    if (await cached(path, [cacheName])) continue
    // Bypasses the browser's HTTP cache, which may have the previous build's.
    const response = await fetch(base + path, { cache: 'no-cache' }).catch(() => undefined)
    if (!response || !isGood(path, response)) continue
    if (path.endsWith('.html') && (await buildOf(response.clone())) !== build) continue
    await keep(path, response).catch(() => {})
  }
}

/** Some hosts respond with a page, and 200, for a missing file. */
function isGood(path, { status, headers }) {
  const type = headers.get('content-type') ?? ''
  if (status !== 200) return false
  return path.endsWith('.js') ? /javascript/.test(type) : /\bhtml\b/.test(type) === path.endsWith('.html')
}

/** Caches nothing once the worker is unregistered: it may still control a page. */
async function keep(path, response) {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  await cache.put(base + path, response)
}

async function cached(path, names) {
  for (const name of names ?? (await ourCaches())) {
    const cache = (await caches.has(name)) && (await caches.open(name))
    const kept = cache && (await cache.match(base + path))
    if (kept && isGood(path, kept)) return kept
  }
}

/** The caches of this base path, this build's first. */
async function ourCaches() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  return [cacheName, ...ours.reverse()]
}

/** Deletes all caches except this build's and the previous one. */
async function forgetOld() {
  for (const name of (await ourCaches()).slice(2)) await caches.delete(name)
}

self.importScripts('mockServiceWorker.js')
