import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

// Runs the service worker in node, with objects as caches and host: which requests it caches, answers and removes.
const origin = 'http://127.0.0.1:4173'
const own = (build = 'b2') => page(`<head><meta name="build" content="${build}"></head>`)
const page = (text: string, status = 200) => respond(text, 'text/html; charset=utf-8', status)
const script = (text = 'x') => respond(text, 'text/javascript')
const missing = () => page('<title>404</title>', 404)

const respond =
  (text: string, type: string, status = 200) =>
  () =>
    new Response(text, { status, headers: { 'content-type': type } })

/** By path below the base path; other files are missing. */
let host: Record<string, () => Response>
let asked: [path: string, cache: string | undefined][]
let stored: Map<string, Map<string, Response>>
let unregistered: boolean
let claimed: boolean
/** Promises that the worker passes to `waitUntil`. */
let waits: Promise<unknown>[]
let base: string
let dispatch: (type: string, event: object) => Promise<Response> | undefined

const source = await readFile(new URL('./sw.js', import.meta.url), 'utf8')
const files = ['index.html', 'dashboard.html', 'favicon.svg', 'site.webmanifest', 'assets/a-12345678.js']

function start(at = '/') {
  base = at
  const listeners: Record<string, (event: object) => void> = {}
  const pathOf = (url: string) => new URL(url, origin).pathname
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return {
      match: async (url: string) => cache.get(pathOf(url))?.clone(),
      put: async (url: string, response: Response) => void cache.set(pathOf(url), response),
    }
  }
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    importScripts() {},
    clients: {
      claim: async () => {
        claimed = true
      },
    },
    location: new URL(`${base}sw.js`, origin),
    registration: {
      scope: origin + base,
      unregister: async () => {
        unregistered = true
      },
    },
  }
  const caches = {
    open,
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: () => {
      throw new Error('Looks into the caches of other sites.')
    },
  }
  const fetch = async (request: string | { url: string }, { cache }: { cache?: string } = {}) => {
    const path = pathOf(typeof request === 'string' ? request : request.url).slice(base.length)
    asked.push([path, cache])
    if (host.down) throw new TypeError('Failed to fetch')
    return (host[path] ?? missing())()
  }
  const filled = source
    .replace('__BUILD__', 'b2')
    .replace('__FILES__', JSON.stringify(files))
    .replace('__WANTED__', JSON.stringify(['index.html', 'assets/a-12345678.js']))
  runInNewContext(filled, { self, caches, fetch, URL, Response, TextDecoderStream })
  dispatch = (type, event) => {
    let answer: Promise<Response> | undefined
    listeners[type]?.({
      ...event,
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      stopImmediatePropagation() {},
    })
    return answer
  }
}

async function activate() {
  await dispatch('activate', {})
  await settle()
}

async function fill() {
  await dispatch('message', { data: 'fill' })
  await settle()
}

async function settle() {
  while (waits.length) await waits.shift()
}

async function get(path: string, mode = 'no-cors') {
  const request = { method: 'GET', mode, url: origin + base + path, headers: new Headers() }
  return dispatch('fetch', { request })
}
const go = (path: string) => get(path, 'navigate')
const kept = (name = `ark ${base} b2`) => [...(stored.get(name)?.keys() ?? [])].sort()

beforeEach(async () => {
  host = { '': own(), dashboard: own(), 'sw.js': script(), 'favicon.svg': respond('<svg/>', 'image/svg+xml') }
  asked = []
  stored = new Map()
  unregistered = false
  claimed = false
  waits = []
  start()
  await activate()
})

test('a page for a chunk is passed on and never cached', async () => {
  const path = 'assets/a-12345678.js'
  host[path] = page('Sign in to the network')
  expect(await (await get(path))?.text()).toBe('Sign in to the network')
  host[path] = respond('text', 'text/plain')
  await get(path)
  await fill()
  expect(kept()).toEqual([])
  host[path] = script('good')
  await get(path)
  await settle()
  expect(kept()).toEqual([`/${path}`])
  host[path] = missing()
  expect(await (await get(path))?.text()).toBe('good')
})

test('what is fetched in advance is asked of the host, and only pages of this build are cached', async () => {
  host = { ...host, 'index.html': own('b1'), 'assets/a-12345678.js': script() }
  await fill()
  expect(asked).toEqual([
    ['index.html', 'no-cache'],
    ['assets/a-12345678.js', 'no-cache'],
  ])
  host.dashboard = own('b1')
  await go('dashboard')
  await settle()
  expect(kept()).toEqual(['/assets/a-12345678.js'])
})

test('without a network a page is the one that was seen last, under each of its names', async () => {
  await go('dashboard/index.html')
  host = { ...host, dashboard: own(), 'dashboard.html': own() }
  await go('dashboard.html')
  await settle()
  expect(kept()).toEqual(['/dashboard.html'])
  host.down = missing()
  expect(await (await go('dashboard'))?.text()).toContain('b2')
  await expect(go('faqs')).rejects.toThrow('Failed to fetch')
})

test('a page that was opened during the activation gets control when it asks', async () => {
  expect(claimed).toBe(false)
  await dispatch('message', { data: 'claim' })
  await settle()
  expect(claimed).toBe(true)
})

test('the caches of other sites of the origin are not looked into', async () => {
  const others = ['ark /other/ b1', 'workbox-precache', 'ark /ark2/ b1']
  start('/ark/')
  await activate()
  for (const name of others) stored.set(name, new Map([['/ark/assets/old-12345678.js', script('theirs')()]]))
  host.down = missing()
  await expect(get('assets/old-12345678.js')).rejects.toThrow('Failed to fetch')
  stored.set('ark /ark/ b1', new Map([['/ark/assets/old-12345678.js', script('ours')()]]))
  expect(await (await get('assets/old-12345678.js'))?.text()).toBe('ours')
})

test.each<[string, Record<string, () => Response>, string]>([
  ['a page of another project', { '': page('Another project'), 'sw.js': script() }, ''],
  ['a folder without a page', {}, ''],
  ['a project that answers every path with its page', { about: page('App'), 'sw.js': page('App') }, 'about'],
])('it leaves for %s, and answers nothing of it', async (_, other, path) => {
  await go('')
  await settle()
  await get('favicon.svg')
  await fill()
  host = other
  await go(path)
  host['favicon.svg'] = respond('theirs', 'image/svg+xml')
  expect(await (await get('favicon.svg'))?.text()).toBe('theirs')
  await settle()
  expect(unregistered).toBe(true)
  expect([...stored.keys()]).toEqual([])
  // A worker that still controls the page, restarted by the browser.
  start()
  await get('favicon.svg')
  await settle()
  expect([...stored.keys()]).toEqual([])
  host.down = missing()
  await expect(go(path)).rejects.toThrow('Failed to fetch')
})

test.each<[string, () => Response]>([
  ['Storybook below the site', page('Storybook')],
  ["the host's own page for what is missing", missing()],
  ['a server that fails', page('Try later', 503)],
])('it stays for %s', async (_, answer) => {
  host['storybook/'] = answer
  await go('storybook/')
  await settle()
  expect(unregistered).toBe(false)
  host[''] = page('Try later', 503)
  await go('')
  await settle()
  expect(unregistered).toBe(false)
  expect(stored.size).toBe(1)
})
