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
let storage: Record<string, string>
let listeners: ((event: { key: string | null }) => void)[]
const onStorage = (key: string | null) => {
  for (const listener of listeners) listener({ key })
}
let full = false

/** The store of a newly loaded page. */
async function load() {
  vi.resetModules()
  return import('./saved-views-store')
}

const inStorage = () =>
  Object.entries(storage)
    .filter(([name]) => name !== key)
    .map(([, text]) => JSON.parse(text) as { name: string; search: object })
const searchOf = (search: object) => ({ page: 1, pageSize: 10, sort: '-createdAt', q: '', ...search }) as never

beforeEach(() => {
  listeners = []
  full = false
  user = 'alice'
  storage = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem(name: string, value: string) {
      if (full) throw new Error('full')
      storage[name] = value
    },
    removeItem: (name: string) => delete storage[name],
  })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[0]) => listeners.push(listener))
})

test('two tabs that save and delete views keep those of the other', async () => {
  const one = await load()
  const two = await load()
  one.saveView({ name: 'One', search: searchOf({ status: 'pending' }) })
  two.saveView({ name: 'Two', search: searchOf({ q: 'x' }) })
  expect(inStorage().map(({ name }) => name)).toEqual(['One', 'Two'])
  one.removeView('One')
  expect(inStorage().map(({ name }) => name)).toEqual(['Two'])
  onStorage(null)
  expect(one.useSavedViews.getState().views.map(({ name }) => name)).toEqual(['Two'])
})

test('a tab that saves before it has seen what another saves drops nothing', async () => {
  const one = await load()
  const two = await load()
  // Each process of a browser has its own copy of the storage, which receives changes of the others later.
  const seen = { ...storage }
  one.saveView({ name: 'One', search: searchOf({}) })
  const written = { ...storage }
  for (const name of Object.keys(storage)) delete storage[name]
  Object.assign(storage, seen)
  two.saveView({ name: 'Two', search: searchOf({}) })
  Object.assign(storage, written)
  onStorage(null)
  expect(two.useSavedViews.getState().views.map(({ name }) => name)).toEqual(['One', 'Two'])
})

test('views are for the user who saved them', async () => {
  storage[key] = JSON.stringify([{ name: 'Of an older version', search: {} }])
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

test('views of the list of an older version come to their owners, in its order', async () => {
  const list = ['b', 'a'].flatMap((name) =>
    ['alice', 'bob'].map((owner) => ({ name: `${name} of ${owner}`, search: {}, owner: `${key}:/:${owner}` })),
  )
  storage[key] = JSON.stringify(list)
  const { useSavedViews, removeView } = await load()
  const names = () => useSavedViews.getState().views.map(({ name }) => name)
  expect(names()).toEqual(['b of alice', 'a of alice'])
  removeView('b of alice')
  user = 'bob'
  onSession('began')
  expect(names()).toEqual(['b of bob', 'a of bob'])
  expect(storage[key]).toBeUndefined()
  user = 'alice'
  onSession('began')
  expect(names()).toEqual(['a of alice'])
})

test('a view of another tab is there at once', async () => {
  const { useSavedViews } = await load()
  const other = await load()
  other.saveView({ name: 'Theirs', search: searchOf({ status: 'pending' }) })
  onStorage(Object.keys(storage)[0] ?? '')
  expect(useSavedViews.getState().views).toMatchObject([{ name: 'Theirs', search: { status: 'pending' } }])
  for (const name of Object.keys(storage)) delete storage[name]
  onStorage(null)
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
  storage[key] = JSON.stringify([{ name: 'Old', search }])
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
  storage[key] = JSON.stringify([{ name: 'Old', search }])
  const { useSavedViews, saveView } = await load()
  expect(useSavedViews.getState().views).toEqual([{ name: 'Old' }])
  // It is kept for the version that wrote it.
  saveView({ name: 'New', search: searchOf({}) })
  expect(inStorage()).toMatchObject([
    { name: 'Old', search },
    { name: 'New', search: {} },
  ])
})
