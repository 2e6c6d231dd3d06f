import { afterEach, expect, test, vi } from 'vitest'
import { isLostChunk, lossOf } from './lost-chunk'

vi.mock('@/i18n/i18n', () => ({ i18n: { t: (key: string) => key } }))

const lost = new TypeError('Failed to fetch dynamically imported module: http://ark.test/assets/five-a1.js')
const answer = (status: number, type = 'text/html') => new Response('x', { status, headers: { 'content-type': type } })

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each<[string, () => Promise<Response>, boolean, string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), false, 'offline'],
  ['a host that cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), true, 'offline'],
  ['another build on this machine, without a network', async () => answer(404), false, 'gone'],
  ['another build', async () => answer(404), true, 'gone'],
  ['another build on a host that answers with its start page', async () => answer(200), true, 'gone'],
  ['a proxy that fails', async () => answer(502), true, 'broken'],
  ['a passing failure', async () => answer(200, 'text/javascript; charset=utf-8'), true, 'there'],
])('a chunk that did not load for %s', async (_, fetch, onLine, loss) => {
  vi.stubGlobal('navigator', { onLine })
  const asked = vi.fn(fetch)
  vi.stubGlobal('fetch', asked)
  expect(await lossOf(lost)).toBe(loss)
  expect(asked).toHaveBeenCalledWith(
    'http://ark.test/assets/five-a1.js',
    expect.objectContaining({ cache: 'no-store' }),
  )
})

test('is told by its words in Chromium, Firefox and WebKit', () => {
  const others = [
    'error loading dynamically imported module: http://ark.test/a.js',
    'Importing a module script failed.',
  ]
  expect([lost, ...others.map((text) => new TypeError(text))].every(isLostChunk)).toBe(true)
  expect([new TypeError('x is undefined'), 'no', null].some(isLostChunk)).toBe(false)
})
