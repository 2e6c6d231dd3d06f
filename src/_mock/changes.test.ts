import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '@/utils/days'
import { call } from './call'
import { resetStore } from './store'

beforeEach(resetStore)

// biome-ignore lint/suspicious/noExplicitAny: records of every kind
const first = async (resource: string): Promise<any> => (await call(`/api/${resource}?pageSize=1`)).body.data[0]
const total = async (resource: string) => (await call(`/api/${resource}`)).body.total

const resources = [
  ['orders', { status: 'refunded' }, { status: 'odd' }],
  ['invoices', { sent: 7 }, { taxes: -1 }],
  ['users', { name: 'Ada' }, { email: 'no' }],
  ['files', { isFavorited: true, name: 'Ada' }, { name: '' }],
  ['jobs', { title: 'Ada' }, { experience: 'none' }],
  ['tours', { name: 'Ada' }, { price: 'dear' }],
  ['notifications', { isArchived: true }, { isUnRead: 'yes' }],
  ['calendar', { title: 'Ada', color: 'info' }, { rrule: 'often' }],
] as const

describe.each(resources)('%s', (resource, good, bad) => {
  test('a change is there on the next look, and no other field changes', async () => {
    const row = await first(resource)
    const { status, body } = await call(`/api/${resource}/${row.id}`, { method: 'PATCH', body: good })
    expect(status).toBe(200)
    expect(body.data).toMatchObject(good)
    expect((await call(`/api/${resource}/${row.id}`)).body.data).toEqual(body.data)
    const changed = Object.keys(row).filter((key) => !isDeepStrictEqual(row[key], body.data[key]))
    const allowed = [...Object.keys(good), 'modifiedAt', 'history']
    expect(changed.filter((key) => !allowed.includes(key))).toEqual([])
  })

  test('what cannot be changed is passed over', async () => {
    const row = await first(resource)
    const { body } = await call(`/api/${resource}/${row.id}`, { method: 'PATCH', body: { id: 'other', odd: 1 } })
    expect(body.data.id).toBe(row.id)
    expect(body.data).not.toHaveProperty('odd')
  })

  test('a bad change is 400 with its field, and changes nothing', async () => {
    const row = await first(resource)
    const answer = await call(`/api/${resource}/${row.id}`, { method: 'PATCH', body: bad })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(bad))
    expect(answer.body).toMatchObject({ code: 'bad-payload', message: expect.any(String) })
    expect(await first(resource)).toEqual(row)
  })

  test('what is deleted is gone, and comes back by an undo', async () => {
    const before = (await call(`/api/${resource}?pageSize=100`)).body
    const [row] = before.data
    const { status, body } = await call(`/api/${resource}/${row.id}`, { method: 'DELETE' })
    expect(status).toBe(200)
    expect(body.data).toEqual(row)
    expect((await call(`/api/${resource}/${row.id}`)).status).toBe(404)
    expect(await total(resource)).toBeLessThan(before.total)
    expect((await call(`/api/${resource}`, { body: row })).status).toBe(201)
    expect((await call(`/api/${resource}?pageSize=100`)).body).toEqual(before)
  })

  test('a new one gets an id of its own', async () => {
    const row = await first(resource)
    const fields = { ...row, id: undefined, email: 'new@example.com', parentId: null }
    const { status, body } = await call(`/api/${resource}`, { body: fields })
    expect(status).toBe(201)
    expect(body.data.id).not.toBe(row.id)
    expect((await call(`/api/${resource}/${body.data.id}`)).body.data).toEqual(body.data)
  })

  test('an empty payload is 400, an id in use 409, an unknown one 404', async () => {
    expect((await call(`/api/${resource}`, { body: {} })).status).toBe(400)
    expect((await call(`/api/${resource}`, { body: await first(resource) })).status).toBe(409)
    expect((await call(`/api/${resource}/nobody`, { method: 'PATCH', body: good })).status).toBe(404)
    expect((await call(`/api/${resource}/nobody`, { method: 'DELETE' })).status).toBe(404)
  })

  test('nobody may do any of it without a bearer', async () => {
    const { id } = await first(resource)
    const address = `/api/${resource}/${id}` as const
    expect((await call(`/api/${resource}`, { as: null, body: {} })).status).toBe(401)
    expect((await call(address, { as: null, method: 'PATCH', body: good })).status).toBe(401)
    expect((await call(address, { as: null, method: 'DELETE' })).status).toBe(401)
    expect((await call(address)).status).toBe(200)
  })
})

test('an e-mail belongs to one user', async () => {
  const { data } = (await call('/api/users')).body
  const taken = { email: data[1].email.toUpperCase() }
  const answer = await call(`/api/users/${data[0].id}`, { method: 'PATCH', body: taken })
  expect(answer.status).toBe(409)
  expect(answer.body.fields).toHaveProperty('email')
  const own = { email: data[0].email.toUpperCase() }
  expect((await call(`/api/users/${data[0].id}`, { method: 'PATCH', body: own })).status).toBe(200)
})

describe('invoices', () => {
  test('the totals and the number are counted, whatever a payload says', async () => {
    const model = await first('invoices')
    const items = [{ id: 'a', title: 'Work', description: '', service: '', quantity: 3, price: 9.99 }]
    const { body } = await call('/api/invoices', {
      body: { ...model, id: undefined, items, taxes: 5, discount: 2, shipping: 1, totalAmount: 1, invoiceNumber: 'X' },
    })
    expect(body.data).toMatchObject({ subtotal: 29.97, totalAmount: 31.97, invoiceNumber: 'INV-19920', sent: 0 })
    expect(body.data.items[0].total).toBe(29.97)
  })

  test('due before it was made is 422', async () => {
    const { id, createDate } = await first('invoices')
    const dueDate = addDays(createDate, -1)
    const answer = await call(`/api/invoices/${id}`, { method: 'PATCH', body: { dueDate } })
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toHaveProperty('dueDate')
    const { body } = await call(`/api/invoices/${id}`, { method: 'PATCH', body: { dueDate: createDate } })
    expect(body.data).toMatchObject({ createDate, dueDate: createDate })
  })
})

describe('files', () => {
  test('a folder counts what is moved into it', async () => {
    const file = (await call('/api/files/file-15')).body.data
    const before = (await call('/api/files/folder-1')).body.data
    await call('/api/files/file-15', { method: 'PATCH', body: { parentId: 'folder-1' } })
    const after = (await call('/api/files/folder-1')).body.data
    expect(after).toMatchObject({ totalFiles: before.totalFiles + 1, size: before.size + file.size })
  })

  test('a folder takes along what lies in it, and brings it back', async () => {
    const folder = (await call('/api/files/folder-2')).body.data
    await call('/api/files/folder-2', { method: 'DELETE' })
    expect((await call('/api/files?parentId=folder-2')).body.total).toBe(0)
    expect(await total('files')).toBe(24 - 1 - folder.totalFiles)
    await call('/api/files', { body: folder })
    expect((await call('/api/files/folder-2')).body.data).toEqual(folder)
  })

  test('a taken name is refused, or both are kept, or the other is replaced and can be brought back', async () => {
    const add = (name: string, parentId: string | null, more = {}) =>
      call('/api/files', { body: { name, type: 'pdf', parentId, ...more } })
    const old = (await add('Plan.pdf', 'folder-1')).body.data
    expect(await add('PLAN.pdf', 'folder-1')).toMatchObject({ status: 409, body: { code: 'name-taken' } })
    expect((await add('Plan.pdf', 'folder-1', { ifTaken: 'keepBoth' })).body.data.name).toBe('Plan (2).pdf')

    const other = (await add('Plan.pdf', null)).body.data
    const move = (ifTaken?: string) =>
      call(`/api/files/${other.id}`, { method: 'PATCH', body: { parentId: 'folder-1', ifTaken } })
    expect((await move()).status).toBe(409)
    expect((await move('replace')).body.data).toMatchObject({ name: 'Plan.pdf', parentId: 'folder-1' })
    expect((await call(`/api/files/${old.id}`)).status).toBe(404)
    await call(`/api/files/${other.id}`, { method: 'PATCH', body: { parentId: null } })
    expect((await call('/api/files', { body: old })).body.data).toEqual(old)
  })

  test('a long name with a number is cut between characters', async () => {
    const add = async (name: string) =>
      (await call('/api/files', { body: { name, type: 'pdf', parentId: 'folder-1', ifTaken: 'keepBoth' } })).body.data
    // An emoji of two surrogates, one of several emoji, and a letter with its accent.
    for (const [letter, last] of Object.entries({ a: '😀', b: '👩‍👩‍👧', c: 'q\u0301' })) {
      // One unit too long once the number is added.
      const start = letter.repeat(248 - last.length)
      expect((await add(`${start}${last}.pdf`)).name).toBe(`${start}${last}.pdf`)
      expect((await add(`${start}${last}.pdf`)).name).toBe(`${start} (2).pdf`)
    }
  })

  test('nothing takes the place of the folder that it lies in', async () => {
    const outer = (await call('/api/files/folder-1')).body.data
    const inner = (await call('/api/files', { body: { name: outer.name, type: 'folder', parentId: outer.id } })).body
    const answer = await call(`/api/files/${inner.data.id}`, {
      method: 'PATCH',
      body: { parentId: null, ifTaken: 'replace' },
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'folder-around' } })
  })

  test('no folder lies in itself, in a file or nowhere', async () => {
    const inner = (await call('/api/files', { body: { name: 'Inner', type: 'folder', parentId: 'folder-1' } })).body
      .data
    for (const parentId of ['folder-1', inner.id, 'file-1', 'folder-99']) {
      const answer = await call('/api/files/folder-1', { method: 'PATCH', body: { parentId } })
      expect(answer.status, parentId).toBe(422)
      expect(answer.body.fields).toHaveProperty('parentId')
    }
  })
})

test('a tour does not end before it starts', async () => {
  const { id, available } = await first('tours')
  const body = { available: { startDate: available.endDate, endDate: available.startDate } }
  expect((await call(`/api/tours/${id}`, { method: 'PATCH', body })).status).toBe(422)
})

test('a reply is kept with its notification', async () => {
  const path = '/api/notifications/notification-2'
  expect((await call(path, { method: 'PATCH', body: { reply: ' Thank you ' } })).status).toBe(200)
  expect((await call(path)).body.data.reply).toBe('Thank you')
  expect((await call(path, { method: 'PATCH', body: { reply: 'x'.repeat(501) } })).status).toBe(400)
})

test('all notifications are read at once', async () => {
  const { status, body } = await call('/api/notifications', { method: 'PATCH', body: { isUnRead: false } })
  expect(status).toBe(200)
  expect(body.data).toHaveLength(22)
  expect((await call('/api/notifications?isUnRead=true')).body.total).toBe(0)
  expect((await call('/api/notifications?isArchived=true')).body.total).toBe(10)
})

test('a post keeps its content, which no list has', async () => {
  const contentOf = async (id: string) => (await call(`/api/posts/${id}`)).body.data?.content
  const baked = await contentOf('post-1')
  const drafted = await call('/api/posts/post-1', { method: 'PATCH', body: { publish: 'draft' } })
  expect(drafted.body.data).toMatchObject({ publish: 'draft', content: baked })
  await call('/api/posts/post-1', { method: 'PATCH', body: { content: '<p>New</p>' } })
  expect(await contentOf('post-1')).toBe('<p>New</p>')
  expect((await call('/api/posts?q=remote')).body.data).toMatchObject([{ id: 'post-1', content: '' }])
  await call('/api/posts/post-1', { method: 'PATCH', body: { content: '' } })
  expect(await contentOf('post-1')).toBe('<p></p>')

  const row = await first('posts')
  await call(`/api/posts/${row.id}`, { method: 'DELETE' })
  expect(await contentOf(row.id)).toBeUndefined()
  expect((await call('/api/posts', { body: row })).body.data.content).toMatch(/^<p>.+/)
  expect((await call('/api/posts', { body: { ...row, id: undefined, title: ' ' } })).status).toBe(400)
})
