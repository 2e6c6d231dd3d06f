import { beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '@/api/jobs'
import { call } from './call'
import { resetStore } from './store'

beforeEach(resetStore)

// biome-ignore lint/suspicious/noExplicitAny: answers of every kind of list
const list = async (address: `/api/${string}`): Promise<any> => (await call(address)).body

const lists = [
  ['jobs', 'createdAt'],
  ['tours', 'createdAt'],
  ['files', 'modifiedAt'],
  ['orders', 'totalAmount'],
  ['invoices', 'totalAmount'],
  ['users', 'name'],
  ['notifications', 'createdAt'],
  ['contacts', 'name'],
  ['courses', 'price'],
  ['bookings', 'createdAt'],
  ['reviews', 'rating'],
  ['apps', 'downloaded'],
  ['posts', 'createdAt'],
  ['tickets', 'price'],
  ['downloads', 'price'],
  ['addresses', 'name'],
  ['payment-cards', 'cardNumber'],
  ['workspaces', 'name'],
] as const

describe.each(lists)('%s', (resource, field) => {
  test('pages follow one another and make the whole', async () => {
    const whole = await list(`/api/${resource}?pageSize=1000`)
    const ids: string[] = []
    for (let page = 1; ids.length < whole.total; page++) {
      const part = await list(`/api/${resource}?pageSize=7&page=${page}`)
      expect(part.total).toBe(whole.total)
      expect(part.data.length).toBe(Math.min(7, whole.total - ids.length))
      ids.push(...part.data.map(({ id }: { id: string }) => id))
    }
    expect(ids).toEqual(whole.data.map(({ id }: { id: string }) => id))
    expect((await list(`/api/${resource}?page=999`)).data).toEqual([])
  })

  test('sorts up and down', async () => {
    const values = async (sort: string) =>
      (await list(`/api/${resource}?pageSize=1000&sort=${sort}`)).data.map((row: Record<string, unknown>) => row[field])
    const up = await values(field)
    const sorted = [...up].sort((a, b) =>
      typeof a === 'number' ? a - b : new Intl.Collator('en', { numeric: true }).compare(a, b),
    )
    expect(up).toEqual(sorted)
    expect(await values(`-${field}`)).toEqual([...sorted].reverse())
    expect(up[0]).not.toEqual(up.at(-1))
  })

  test('gives one record, and 404 for an unknown one', async () => {
    const [first] = (await list(`/api/${resource}?pageSize=1`)).data
    // Lists leave out what a post says.
    const record = resource === 'posts' ? { ...first, content: expect.stringMatching(/^<p>/) } : first
    expect((await list(`/api/${resource}/${first.id}`)).data).toEqual(record)
    const unknown = await call(`/api/${resource}/nobody`)
    expect(unknown.status).toBe(404)
    expect(unknown.body.code).toBe('not-found')
  })

  test('wants a bearer', async () => {
    expect((await call(`/api/${resource}`, { as: null })).status).toBe(401)
    expect((await call(`/api/${resource}/any`, { token: 'a.b.c' })).status).toBe(401)
  })

  test('answers nonsense with the defaults', async () => {
    const usual = await list(`/api/${resource}`)
    const odd = await list(`/api/${resource}?page=-1&pageSize=abc&sort=nothing&status=odd&publish=odd&x=1&page=2`)
    expect(odd).toEqual(usual)
  })
})

describe('filters', () => {
  test.each([
    ['orders', 'status', 'pending'],
    ['invoices', 'status', 'overdue'],
    ['users', 'status', 'banned'],
    ['users', 'role', 'Designer'],
    ['contacts', 'status', 'alway'],
    ['bookings', 'status', 'Cancelled'],
    ['tickets', 'status', 'Sold'],
    ['downloads', 'status', 'out of date'],
    ['notifications', 'type', 'payment'],
    ['jobs', 'publish', 'draft'],
    ['jobs', 'experience', '> 3 year exp'],
    ['jobs', 'benefits', 'Health care'],
    ['jobs', 'employmentTypes', 'On demand'],
    ['jobs', 'workingSchedule', 'Day shift'],
    ['jobs', 'locations', 'VN'],
    ['tours', 'publish', 'draft'],
    ['tours', 'services', 'Audio guide'],
    ['tours', 'destination', 'JP'],
    ['files', 'type', 'pdf'],
    ['apps', 'system', 'Linux'],
    ['courses', 'level', 'Advanced'],
    ['posts', 'publish', 'draft'],
    ['reviews', 'tags', 'Clean'],
    ['addresses', 'addressType', 'Office'],
    ['payment-cards', 'cardType', 'visa'],
    ['workspaces', 'plan', 'Pro'],
  ])('%s by %s', async (resource, field, value) => {
    const whole = await list(`/api/${resource}?pageSize=1000`)
    const expected = whole.data.filter((row: Record<string, unknown>) => [row[field]].flat().includes(value))
    const found = await list(`/api/${resource}?pageSize=1000&${field}=${encodeURIComponent(value)}`)
    expect(found.data).toEqual(expected)
    expect(found.total).toBe(expected.length)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(whole.total)
  })

  test('several values of one field are any of them', async () => {
    const one = await list('/api/users?pageSize=100&role=Designer')
    const two = await list('/api/users?pageSize=100&role=Designer&role=Developer')
    expect(two.total).toBeGreaterThan(one.total)
    for (const { role } of two.data) expect(['Designer', 'Developer']).toContain(role)
  })

  test('yes and no', async () => {
    expect((await list('/api/notifications?isUnRead=true')).total).toBe(12)
    expect((await list('/api/notifications?isUnRead=false')).total).toBe(10)
    expect((await list('/api/notifications?isArchived=true')).total).toBe(10)
  })

  test('what lies in a folder, and at the top', async () => {
    const top = await list('/api/files?parentId=top')
    expect(top.data.every(({ parentId }: { parentId: null }) => parentId === null)).toBe(true)
    const inside = await list('/api/files?parentId=folder-1')
    expect(inside.data.map(({ parentId }: { parentId: string }) => parentId)).toEqual(Array(3).fill('folder-1'))
  })

  test('days, the first and the last among them', async () => {
    const { data } = await list('/api/invoices?sort=createDate&pageSize=100')
    const [from, to] = [data[5].createDate, data[9].createDate]
    const found = await list(`/api/invoices?sort=createDate&pageSize=100&from=${from}&to=${to}`)
    const expected = data.filter(({ createDate }: { createDate: string }) => createDate >= from && createDate <= to)
    expect(found.data).toEqual(expected)
    expect(found.total).toBeGreaterThanOrEqual(5)
    expect(found.total).toBeLessThan(20)
  })

  test('tours by guide, rating and days, jobs by kind of salary', async () => {
    const tours = await list('/api/tours?pageSize=100')
    const guide = tours.data[0].tourGuides[0].name
    const guided = await list(`/api/tours?pageSize=100&guide=${encodeURIComponent(guide)}`)
    expect(guided.total).toBeGreaterThan(0)
    expect(guided.total).toBeLessThan(24)
    for (const tour of guided.data) {
      expect(tour.tourGuides.map(({ name }: { name: string }) => name)).toContain(guide)
    }
    const rated = await list('/api/tours?pageSize=100&rating=4.5')
    expect(rated.data).toEqual(tours.data.filter(({ ratingNumber }: { ratingNumber: number }) => ratingNumber >= 4.5))
    expect((await list('/api/tours?to=2001-01-01')).total).toBe(0)
    expect((await list('/api/tours?from=2001-01-01')).total).toBe(24)
    const hourly = await list('/api/jobs?pageSize=100&salaryType=Hourly')
    expect(hourly.total).toBe(8)
    for (const job of hourly.data) expect(job.salary.type).toBe('Hourly')
  })
})

describe('q', () => {
  test('finds in any case of letters, in the middle of a word', async () => {
    const [user] = (await list('/api/users?pageSize=1')).data
    const q = user.name.slice(1, -1).toUpperCase()
    expect((await list(`/api/users?q=${encodeURIComponent(q)}`)).data).toEqual([user])
  })

  test('takes its characters as they are', async () => {
    for (const q of ['.*', '%', '(', '\\', '<p>']) {
      expect((await list(`/api/notifications?q=${encodeURIComponent(q)}`)).total, q).toBe(0)
    }
  })

  test('finds nothing where there is nothing', async () => {
    expect(await list('/api/jobs?q=zzzz')).toMatchObject({ data: [], total: 0 })
  })
})

test('lists count by status whatever status they are filtered by', async () => {
  const all = await list('/api/invoices?pageSize=100')
  const sum = (status: string) =>
    all.data
      .filter((row: { status: string }) => row.status === status)
      .reduce((sum: number, row: { totalAmount: number }) => sum + row.totalAmount, 0)
  expect(Object.values<number>(all.counts).reduce((a, b) => a + b)).toBe(20)
  const draft = await list('/api/invoices?status=draft')
  expect(draft.counts).toEqual(all.counts)
  expect(draft.total).toBe(all.counts.draft)
  expect(draft.amounts.paid).toBeCloseTo(sum('paid'), 2)
  expect((await list('/api/courses')).counts).toBeUndefined()
})

test('jobs and tours count by publish state', async () => {
  const { counts } = await list('/api/jobs?salaryType=Custom')
  const drafts = await list('/api/jobs?salaryType=Custom&publish=draft')
  expect(drafts.counts).toEqual(counts)
  expect(drafts.total).toBe(counts.draft)
  expect(Object.values<number>((await list('/api/tours')).counts).reduce((a, b) => a + b)).toBe(24)
})

test('jobs sort by what they pay in a year, whether by the hour or not', async () => {
  const { data } = await list('/api/jobs?pageSize=100&sort=-price')
  const pay = data.map(({ salary: { type, price } }: Job) => (type === 'Hourly' ? price * 2080 : price))
  expect(pay).toEqual(pay.toSorted((a: number, b: number) => b - a))
  expect(data[0].salary.type).toBe('Hourly')
})

test('posts and products by the paths of the specification', async () => {
  const { data: posts } = await list('/api/post/list?pageSize=100')
  expect((await list(`/api/post/details?title=${encodeURIComponent(posts[3].title)}`)).data).toEqual({
    ...posts[3],
    content: expect.stringMatching(/^<p>/),
  })
  expect((await call('/api/post/details?title=none')).status).toBe(404)
  const latest = await list('/api/post/latest')
  expect(latest.data).toEqual(posts.filter((post: { publish: string }) => post.publish === 'published').slice(0, 4))
  expect((await list('/api/post/search?query=KEYBOARD')).data).toMatchObject([
    { title: expect.stringMatching('Keyboard') },
  ])
  expect((await list('/api/post/search?query=')).total).toBe(0)
  const { data: products } = await list('/api/product/list')
  expect((await list(`/api/product/details?productId=${products[0].id}`)).data).toEqual(products[0])
  expect((await call('/api/product/details')).status).toBe(404)
  expect((await list('/api/product/search?query=headphones')).total).toBe(3)
})

test('mail by label', async () => {
  const { data: labels } = await list('/api/mail/labels')
  for (const label of labels) {
    const { data } = await list(`/api/mail/list?labelId=${label.id}`)
    expect(data.length, label.id).toBeGreaterThan(0)
    expect(data.filter(({ isUnread }: { isUnread: boolean }) => isUnread).length, label.id).toBe(label.unreadCount)
  }
  expect((await list('/api/mail/list')).total).toBe(24)
  expect((await call('/api/mail/list?labelId=none')).status).toBe(404)
  expect((await list('/api/mail/details?mailId=mail-3')).data.id).toBe('mail-3')
})
