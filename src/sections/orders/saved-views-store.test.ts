import { beforeEach, expect, test, vi } from 'vitest'

const key = 'orders-views'
let user: string | undefined
let onSession: (change: string) => void
vi.mock('@/auth/user-key', () => ({ userKey: (name: string) => user && `${name}:/:${user}` }))
vi.mock('@/auth/session', () => ({
  onSessionChange: (listener: typeof onSession) => {
    onSession = listener
  },
}))
let data: Map<string, string>
let onStorage: (event: { key: string | null }) => void
let full = false

/** The store as a page that is loaded now has it. */
async function load() {
  vi.resetModules()
  return import('./saved-views-store')
}

const inStorage = (): { name: string }[] =>
  JSON.parse(data.get(key) ?? '[]').map(({ owner: _, ...view }: { owner?: string; name: string }) => view)
const searchOf = (search: object) => ({ page: 1, pageSize: 10, sort: '-createdAt', q: '', ...search }) as never

beforeEach(() => {
  data = new Map()
  full = false
  user = 'alice'
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => data.get(name) ?? null,
    setItem(name: string, value: string) {
      if (full) throw new Error('full')
      data.set(name, value)
    },
  })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onStorage) => {
    onStorage = listener
  })
})

test('two tabs that save and delete views keep those of the other', async () => {
  const one = await load()
  const two = await load()
  one.saveView({ name: 'One', search: searchOf({ status: 'pending' }) })
  two.saveView({ name: 'Two', search: searchOf({ q: 'x' }) })
  expect(inStorage().map(({ name }) => name)).toEqual(['One', 'Two'])
  one.removeView('One')
  expect(inStorage().map(({ name }) => name)).toEqual(['Two'])
})

test('views are for the user who saved them', async () => {
  data.set(key, JSON.stringify([{ name: 'Of an older version', search: {} }]))
  const { saveView, removeView, useSavedViews } = await load()
  const names = () => useSavedViews.getState().views.map(({ name }) => name)
  saveView({ name: 'Jane Roe', search: searchOf({ q: 'Jane Roe' }) })
  expect(names()).toEqual(['Of an older version', 'Jane Roe'])
  user = undefined
  onSession('signed-out')
  expect(names()).toEqual([])
  user = 'bob'
  onSession('began')
  expect(names()).toEqual([])
  saveView({ name: 'Jane Roe', search: searchOf({ q: 'other' }) })
  removeView('Of an older version')
  user = 'alice'
  onSession('began')
  expect(names()).toEqual(['Of an older version', 'Jane Roe'])
})

test('a view of another tab is there at once', async () => {
  const { useSavedViews } = await load()
  data.set(key, JSON.stringify([{ name: 'Theirs', search: { status: 'pending' } }]))
  onStorage({ key })
  expect(useSavedViews.getState().views).toMatchObject([{ name: 'Theirs', search: { status: 'pending' } }])
  data.clear()
  onStorage({ key: null })
  expect(useSavedViews.getState().views).toEqual([])
})

test('views last as long as the page where storage is full', async () => {
  const { saveView, useSavedViews } = await load()
  full = true
  expect(saveView({ name: 'One', search: searchOf({}) })).toBe(false)
  expect(saveView({ name: 'Two', search: searchOf({}) })).toBe(false)
  expect(useSavedViews.getState().views.map(({ name }) => name)).toEqual(['One', 'Two'])
})

test.each([
  [{ status: ['pending'] }, { status: 'pending' }],
  [{ status: '["pending"]' }, { status: 'pending' }],
  [{ hide: 'customer' }, { hide: ['customer'] }],
  [{ from: '2026-04-17T12:00:00.000Z' }, { from: '2026-04-17' }],
  [
    { page: '2', pageSize: '25' },
    { page: 2, pageSize: 25 },
  ],
  [{ q: 6010 }, { q: '6010' }],
  [{ dense: 'true' }, { dense: true }],
])('a view in an older shape opens what it meant: %j', async (search, meant) => {
  data.set(key, JSON.stringify([{ name: 'Old', search }]))
  const { useSavedViews } = await load()
  expect(useSavedViews.getState().views).toMatchObject([{ name: 'Old', search: meant }])
})

test.each([
  { status: 'lost' },
  { status: ['pending', 'completed'] },
  { orderStatus: 'pending' },
  { sort: '-price' },
  { from: 'yesterday' },
])('a view that means what this version does not have is not opened as another list: %j', async (search) => {
  data.set(key, JSON.stringify([{ name: 'Old', search }]))
  const { useSavedViews, saveView } = await load()
  expect(useSavedViews.getState().views).toEqual([{ name: 'Old' }])
  // It is still there for the version that wrote it.
  saveView({ name: 'New', search: searchOf({}) })
  expect(inStorage()).toEqual([
    { name: 'Old', search },
    { name: 'New', search: {} },
  ])
})
