import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressSchema } from '@/api/addresses'
import { appSchema } from '@/api/apps'
import { bookingSchema } from '@/api/bookings'
import { calendarEventSchema } from '@/api/calendar'
import { chatSchema } from '@/api/chat'
import { contactSchema, contactStatuses } from '@/api/contacts'
import { courseSchema } from '@/api/courses'
import { downloadSchema, downloadStatuses } from '@/api/downloads'
import { fileSchema } from '@/api/files'
import { type Invoice, invoiceSchema } from '@/api/invoices'
import { invoiceStatuses } from '@/api/invoices-search'
import { jobSchema } from '@/api/jobs'
import { jobBenefits, jobExperiences } from '@/api/jobs-search'
import { kanbanSchema } from '@/api/kanban'
import { mailLabelSchema, mailSchema } from '@/api/mail'
import { type Notification, notificationSchema, notificationTypes } from '@/api/notifications'
import { type Order, orderSchema } from '@/api/orders'
import { orderStatuses } from '@/api/orders-search'
import { overviewSchema } from '@/api/overview'
import { paymentCardSchema } from '@/api/payment-cards'
import { postSchema } from '@/api/posts'
import { productSchema } from '@/api/products'
import { reviewSchema } from '@/api/reviews'
import { ticketSchema, ticketStatuses } from '@/api/tickets'
import { tourSchema } from '@/api/tours'
import { userRowSchema } from '@/api/users'
import { userStatuses } from '@/api/users-search'
import { workspaceSchema } from '@/api/workspaces'
import { addDays, dayOf, today } from '@/utils/days'
import { call } from './call'
import { resetStore } from './store'

beforeEach(resetStore)

const all = async (resource: string) => (await call(`/api/${resource}?pageSize=1000`)).body
const distinct = (values: unknown[]) => [...new Set(values)].sort()
const day = 24 * 3_600_000

test('the bake gives the same bytes on every run, and they are the committed ones', () => {
  const target = mkdtempSync(path.join(tmpdir(), 'bake-'))
  try {
    execFileSync(process.execPath, ['scripts/bake-data.mjs', target])
    const committed = readdirSync('src/_mock/data').filter((name) => name.endsWith('.json'))
    expect(readdirSync(target).sort()).toEqual(committed.sort())
    for (const name of committed) {
      expect(readFileSync(path.join(target, name), 'utf8'), name).toBe(
        readFileSync(path.join('src/_mock/data', name), 'utf8'),
      )
    }
  } finally {
    rmSync(target, { recursive: true })
  }
})

describe('as many of each as the specification says, each of them right by its schema', () => {
  test.each([
    ['jobs', 24, jobSchema],
    ['tours', 24, tourSchema],
    ['files', 24, fileSchema],
    ['orders', 20, orderSchema],
    ['invoices', 20, invoiceSchema],
    ['users', 20, userRowSchema],
    ['notifications', 22, notificationSchema],
    ['contacts', 24, contactSchema],
    ['courses', 24, courseSchema],
    ['bookings', 24, bookingSchema],
    ['reviews', 24, reviewSchema],
    ['apps', 24, appSchema],
    ['posts', 24, postSchema],
    ['tickets', 24, ticketSchema],
    ['downloads', 24, downloadSchema],
    ['addresses', 24, addressSchema],
    ['payment-cards', 24, paymentCardSchema],
    ['workspaces', 3, workspaceSchema],
    ['post/list', 24, postSchema],
    ['product/list', 24, productSchema],
    ['calendar', 8, calendarEventSchema],
    ['mail/list', 24, mailSchema],
    ['mail/labels', 6, mailLabelSchema],
  ] as [string, number, z.ZodMiniType][])('%s', async (resource, count, schema) => {
    const { data, total } = await all(resource)
    expect(data).toHaveLength(count)
    expect(total).toBe(count)
    expect(distinct(data.map(({ id }: { id: string }) => id))).toHaveLength(count)
    for (const row of data) {
      // Nothing that the schema would strip: the data and the schema name the same fields.
      expect(z.parse(schema, row)).toEqual(row)
    }
  })

  test('overview, chat and kanban', async () => {
    for (const [resource, schema] of [
      ['overview', overviewSchema],
      ['chat', chatSchema],
      ['kanban', kanbanSchema],
    ] as [string, z.ZodMiniType][]) {
      const { data } = await all(resource)
      expect(z.parse(schema, data)).toEqual(data)
    }
  })
})

test('all pictures are of the sets that the site has', async () => {
  const sets = { avatar: 24, cover: 12, course: 4, product: 8, company: 8, workspace: 3 }
  for (const name of readdirSync('src/_mock/data').filter((file) => file.endsWith('.json'))) {
    for (const [address] of readFileSync(path.join('src/_mock/data', name), 'utf8').matchAll(/assets\/[^"]*/g)) {
      const [, set, number] = /^assets\/[a-z]+\/([a-z]+)-(\d+)\.webp$/.exec(address) ?? []
      expect(Number(number), address).toBeGreaterThan(0)
      expect(Number(number), address).toBeLessThanOrEqual(sets[set as keyof typeof sets] ?? 0)
    }
  }
})

test('orders: 10 for taxes, shipping and discount each, the total as the specification counts it, numbers in a row', async () => {
  const { data }: { data: Order[] } = await call('/api/orders?pageSize=20&sort=orderNumber').then(({ body }) => body)
  expect(data.map(({ orderNumber }) => orderNumber)).toEqual(data.map((_, index) => `#${6010 + index}`))
  for (const order of data) {
    expect([order.taxes, order.shipping, order.discount]).toEqual([10, 10, 10])
    const subtotal = order.items.reduce((sum, item) => sum + item.price * item.quantity, 0)
    expect(order.subtotal).toBeCloseTo(subtotal, 2)
    expect(order.totalAmount).toBeCloseTo(subtotal - 10 - 10 + 10, 2)
    expect(order.totalQuantity).toBe(order.items.reduce((sum, item) => sum + item.quantity, 0))
    expect(order.payment.cardNumber).toMatch(/^\*{4} \*{4} \*{4} \d{4}$/)
    const times = order.history.timeline.map(({ time }) => Date.parse(time))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(Math.max(...times)).toBeLessThan(Date.now())
    expect(order.history.completionTime !== null).toBe(order.status === 'completed')
  }
  expect(distinct(data.map(({ status }) => status))).toEqual([...orderStatuses].sort())
})

test('invoices: due in 15 days and the index, numbered INV-199 and the index', async () => {
  const { data }: { data: Invoice[] } = await all('invoices')
  data.sort((a, b) => Number(a.invoiceNumber.slice(7)) - Number(b.invoiceNumber.slice(7)))
  data.forEach((invoice, index) => {
    expect(invoice.invoiceNumber).toBe(`INV-199${index}`)
    expect(invoice.dueDate).toBe(addDays(today(), 15 + index))
    const subtotal = invoice.items.reduce((sum, item) => sum + item.price * item.quantity, 0)
    expect(invoice.subtotal).toBeCloseTo(subtotal, 2)
    expect(invoice.totalAmount).toBeCloseTo(subtotal - invoice.discount - invoice.shipping + invoice.taxes, 2)
  })
  expect(distinct(data.map(({ status }) => status))).toEqual([...invoiceStatuses].sort())
})

test('notifications: 12 unread and 10 archived are all 22, of all nine types', async () => {
  const { data }: { data: Notification[] } = await all('notifications')
  expect(data.filter(({ isUnRead }) => isUnRead)).toHaveLength(12)
  expect(data.filter(({ isArchived }) => isArchived)).toHaveLength(10)
  expect(data.filter(({ isUnRead, isArchived }) => isUnRead === isArchived)).toEqual([])
  expect(distinct(data.map(({ type }) => type))).toEqual([...notificationTypes].sort())
  for (const { title } of data) {
    expect(title).toMatch(/^<p>.*<strong>.*<\/p>$/)
    expect(title.replace(/<\/?(p|strong)>/g, '')).not.toMatch(/[<>%]/)
  }
})

test('all values of the enumerations that the specification names occur', async () => {
  const statuses = async (resource: string) =>
    distinct((await all(resource)).data.map(({ status }: { status: string }) => status))
  expect(await statuses('users')).toEqual([...userStatuses].sort())
  expect(await statuses('contacts')).toEqual([...contactStatuses].sort())
  expect(await statuses('bookings')).toEqual(['Cancelled', 'Paid', 'Pending'])
  expect(await statuses('tickets')).toEqual([...ticketStatuses].sort())
  expect(await statuses('downloads')).toEqual([...downloadStatuses].sort())
  const jobs = (await all('jobs')).data
  expect(distinct(jobs.map((job: { publish: string }) => job.publish))).toEqual(['draft', 'published'])
  expect(distinct(jobs.map((job: { experience: string }) => job.experience))).toEqual([...jobExperiences].sort())
  expect(distinct(jobs.flatMap((job: { benefits: string[] }) => job.benefits))).toEqual([...jobBenefits].sort())
  expect(distinct(jobs.map((job: { salary: { type: string } }) => job.salary.type))).toEqual(['Custom', 'Hourly'])
  const tours = (await all('tours')).data
  expect(distinct(tours.map((tour: { publish: string }) => tour.publish))).toEqual(['draft', 'published'])
  const plans = (await all('workspaces')).data.map(({ plan }: { plan: string }) => plan)
  expect(distinct(plans)).toEqual(['Free', 'Pro'])
})

test('files: the six folders, their sizes and numbers counted from what lies in them', async () => {
  const { data } = await all('files')
  const folders = data.filter(({ type }: { type: string }) => type === 'folder')
  const names = ['Docs', 'Foods', 'Projects', 'Sport', 'Training', 'Work']
  expect(distinct(folders.map(({ name }: { name: string }) => name))).toEqual(names)
  for (const folder of folders) {
    const inside = data.filter(({ parentId }: { parentId: string }) => parentId === folder.id)
    expect(inside.length).toBeGreaterThan(0)
    expect(folder.totalFiles).toBe(inside.length)
    expect(folder.size).toBe(inside.reduce((sum: number, { size }: { size: number }) => sum + size, 0))
  }
  for (const file of data) expect('totalFiles' in file).toBe(file.type === 'folder')
})

test('nothing of the past lies ahead', async () => {
  for (const resource of ['orders', 'invoices', 'notifications', 'bookings', 'reviews', 'posts', 'files', 'jobs']) {
    for (const row of (await all(resource)).data) {
      expect(Date.parse(row.createdAt ?? `${row.createDate}T00:00`), resource).toBeLessThanOrEqual(Date.now())
    }
  }
})

describe('overview', () => {
  test.each([
    ['7d', 7],
    ['30d', 30],
    ['1y', 365],
  ])('%s is counted from the lists', async (period, days) => {
    const { data } = (await call(`/api/overview?period=${period}`)).body
    expect(data.period).toBe(period)
    const figure = (name: string) => data.figures.find((each: { name: string }) => each.name === name)
    const recent = (rows: { createdAt: string }[]) =>
      rows.filter(({ createdAt }) => Date.now() - Date.parse(createdAt) < days * day)
    const orders = recent((await all('orders')).data) as Order[]
    const sold = orders.filter(({ status }) => status === 'completed' || status === 'pending')
    const sales = sold.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
    expect(orders.length).toBeGreaterThan(0)
    expect(figure('orders').value).toBe(orders.length)
    expect(figure('sales').value).toBeCloseTo(sales, 2)
    expect(figure('bookings').value).toBe(recent((await all('bookings')).data).length)
    expect(figure('reviews').value).toBe(recent((await all('reviews')).data).length)
    for (const each of data.figures) {
      expect(each.trend.reduce((sum: number, value: number) => sum + value, 0)).toBeCloseTo(each.value, 1)
      expect(each.previous, `${each.name} before`).toBeGreaterThan(0)
    }
    const amounts = data.salesByCountry.map(({ amount }: { amount: number }) => amount)
    expect(amounts.reduce((sum: number, amount: number) => sum + amount, 0)).toBeCloseTo(sales, 1)
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    for (const { status, count } of data.ordersByStatus) {
      expect(count).toBe(orders.filter((order) => order.status === status).length)
    }
  })

  test('twelve months of bookings, the current one last', async () => {
    const { data } = (await call('/api/overview')).body
    expect(data.bookingsByMonth).toHaveLength(12)
    expect(data.bookingsByMonth.at(-1).month).toBe(`${today().slice(0, 7)}-01`)
    const first = data.bookingsByMonth[0].month
    const bookings = (await all('bookings')).data.filter(
      ({ createdAt }: { createdAt: string }) => dayOf(createdAt) >= first,
    )
    const sum = (status: string) =>
      data.bookingsByMonth.reduce((sum: number, month: Record<string, number>) => sum + (month[status] ?? 0), 0)
    expect(sum('Paid') + sum('Pending') + sum('Cancelled')).toBe(bookings.length)
  })

  test('an unknown period is the usual one, and a viewer may see it', async () => {
    expect((await call('/api/overview?period=9z')).body.data.period).toBe('30d')
    expect((await call('/api/overview', { as: 'viewer' })).status).toBe(200)
  })

  test('an order that comes in and one that goes change the figures', async () => {
    const orders = async () => (await call('/api/overview?period=7d')).body.data.figures[1].value
    const before = await orders()
    const { data } = (await call('/api/orders')).body
    await call(`/api/orders/${data[0].id}`, { method: 'DELETE' })
    expect(await orders()).toBe(before - 1)
    await call('/api/orders', { body: data[1] })
    await call('/api/orders', { body: { ...data[1], id: undefined } })
    expect(await orders()).toBe(before)
  })
})
