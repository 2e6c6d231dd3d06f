import { afterEach, expect, test, vi } from 'vitest'
import { isLostChunk, lossOf } from './lost-chunk'

const { isUpdated } = vi.hoisted(() => ({ isUpdated: vi.fn() }))
vi.mock('@/utils/build', () => ({ isUpdated }))
vi.mock('@/i18n/i18n', () => ({ i18n: { t: (key: string) => key } }))

const lost = new TypeError('Failed to fetch dynamically imported module: http://ark.test/assets/five-a1.js')
const answer = (status: number, type = 'text/html') => new Response('x', { status, headers: { 'content-type': type } })

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each<[string, () => Promise<Response>, boolean, string]>([
  ['a host that cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false, 'offline'],
  ['another build', async () => answer(404), true, 'updated'],
  ['another build on a host that answers with its start page', async () => answer(200), true, 'updated'],
  ['a host that has lost it', async () => answer(404), false, 'broken'],
  ['a host that answers with its start page', async () => answer(200), false, 'broken'],
  ['a proxy that fails', async () => answer(502), false, 'broken'],
  ['a passing failure', async () => answer(200, 'text/javascript; charset=utf-8'), false, 'there'],
])('a chunk that did not load for %s', async (_, fetch, updated, loss) => {
  isUpdated.mockResolvedValue(updated)
  const asked = vi.fn(fetch)
  vi.stubGlobal('fetch', asked)
  expect(await lossOf(lost)).toBe(loss)
  expect(asked).toHaveBeenCalledExactlyOnceWith(
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
