// The service worker of the built site: its own files from the browser's cache, so that the demo also opens without a
// network, and behind that the demo API. One script, since a second one of the same scope would replace the first.
// The build fills in what stands in double underscores; the dev server has the demo API's worker alone.

const build = '__BUILD__'
/** Paths below the base path: all that may be kept, and what is fetched in advance. */
const files = new Set(__FILES__)
const wanted = __WANTED__

const base = new URL(self.registration.scope).pathname
const prefix = `ark ${base} `
const cacheOf = () => caches.open(prefix + build)

// Before the demo API's listener, which need not be asked about each of our chunks.
self.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(base) || headers.has('range')) return
  const path = pathname.slice(base.length)
  let answer
  if (mode === 'navigate') answer = page(event.request, path)
  else if (files.has(path)) answer = file(path)
  else if (path.startsWith('assets/')) answer = older(event.request)
  else return
  event.respondWith(answer)
  event.stopImmediatePropagation()
})

self.addEventListener('activate', (event) => event.waitUntil(forgetOld()))

self.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fill())
  // MSW would remove the worker with the last page that is left, so that the next one found none, or no site at all.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
})

/** A page is the host's, so that nobody is shown an old one; without a network the one that was seen last. */
async function page(request, path) {
  const key = `${base}${path.replace(/\/?(index\.html|\.html)?$/, '') || 'index'}.html`
  try {
    const response = await fetch(request)
    if (response.ok && files.has(key.slice(base.length))) {
      const copy = response.clone()
      cacheOf()
        .then((cache) => cache.put(key, copy))
        .catch(() => {})
    }
    return response
  } catch (error) {
    const cache = await cacheOf()
    // The frame without a page: the app puts the page of any address into it.
    const kept = (await cache.match(key)) ?? (await caches.match(key)) ?? (await cache.match(`${base}index.html`))
    if (!kept) throw error
    return kept
  }
}

/** The files of a build never change, so they are fetched once. */
async function file(path) {
  const cache = await cacheOf()
  const kept = await cache.match(base + path)
  if (kept) return kept
  const response = await fetch(base + path)
  // What finds no room is fetched again another time.
  if (response.ok) cache.put(base + path, response.clone()).catch(() => {})
  return response
}

/** A chunk of the build before this one, for a page that was open when the new one came. */
async function older(request) {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** What no page has asked for yet, one after the other. */
async function fill() {
  const cache = await cacheOf()
  for (const path of wanted) {
    if (!(await cache.match(base + path))) await cache.add(base + path).catch(() => {})
  }
}

/** Of the caches of this base path this build's stays, and the one before it. */
async function forgetOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + build)
  for (const name of ours.slice(0, -1)) await caches.delete(name)
}

self.importScripts('mockServiceWorker.js')
