import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The drafts of a page that is loaded with a text in the storage. */
function loadedWith(text: string) {
  vi.stubGlobal('sessionStorage', { getItem: () => text, removeItem: () => {} })
  vi.stubGlobal('location', { pathname: '/dashboard/four', search: '' })
  return import('./drafts')
}

test.each(['{}', '5', 'null', '[1]', '[null]', '[[]]', 'no JSON', ''])(
  'the page starts with %j as its drafts',
  async (text) => {
    const { takeDraft } = await loadedWith(text)
    expect(takeDraft('')).toBeUndefined()
  },
)

test('a draft survives a reload, whatever else is there', async () => {
  const { takeDraft } = await loadedWith('[7, ["/dashboard/four ", { "name": "Ada" }]]')
  expect(takeDraft('')).toEqual({ name: 'Ada' })
})
