import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { addressSchema } from '@/api/addresses'
import { appSchema } from '@/api/apps'
import { bookingSchema } from '@/api/bookings'
import { calendarEventSchema } from '@/api/calendar'
import { chatSchema } from '@/api/chat'
import { contactSchema, contactStatuses } from '@/api/contacts'
import { courseSchema } from '@/api/courses'
import { type Download, downloadSchema, downloadStatuses } from '@/api/downloads'
import { type FileItem, fileSchema } from '@/api/files'
import { type Invoice, invoiceSchema, invoiceStatuses } from '@/api/invoices'
import { jobBenefits, jobExperiences, jobSchema } from '@/api/jobs'
import { kanbanSchema } from '@/api/kanban'
import { mailLabelSchema, mailSchema } from '@/api/mail'
import { type Notification, notificationSchema, notificationTypes } from '@/api/notifications'
import { type Order, orderSchema, orderStatuses } from '@/api/orders'
import { type Overview, overviewSchema } from '@/api/overview'
import { paymentCardSchema } from '@/api/payment-cards'
import { postSchema } from '@/api/posts'
import { type Product, productSchema } from '@/api/products'
import { reviewSchema } from '@/api/reviews'
import { ticketSchema, ticketStatuses } from '@/api/tickets'
import { tourSchema } from '@/api/tours'
import { userRowSchema, userStatuses } from '@/api/users'
import { workspaceSchema } from '@/api/workspaces'
import { addDays, today } from '@/utils/days'
import { call } from './call'
import { resetStore } from './store'

beforeEach(resetStore)

const all = async (resource: string) => (await call(`/api/${resource}?pageSize=1000`)).body
const distinct = (values: unknown[]) => [...new Set(values)].sort()
const day = 24 * 3_600_000

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
    ['products', 24, productSchema],
    ['calendar', 30, calendarEventSchema],
    ['mail/list', 24, mailSchema],
    ['mail/labels', 11, mailLabelSchema],
  ] as [string, number, z.ZodMiniType][])('%s', async (resource, count, schema) => {
    const { data, total } = await all(resource)
    expect(data).toHaveLength(count)
    expect(total).toBe(count)
    expect(distinct(data.map(({ id }: { id: string }) => id))).toHaveLength(count)
    for (const row of data) {
      // Parsing strips nothing: data and schema have the same fields.
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
  const sets = { avatar: 24, cover: 12, course: 4, product: 24, detail: 24, company: 8, workspace: 3 }
  for (const name of readdirSync('src/_mock/data').filter((file) => file.endsWith('.json'))) {
    for (const [address] of readFileSync(path.join('src/_mock/data', name), 'utf8').matchAll(
      /assets\/(?!files\/)[^"\\]*/g,
    )) {
      const [, set, number] = /^assets\/[a-z]+\/([a-z]+)-(\d+)\.webp$/.exec(address) ?? []
      expect(Number(number), address).toBeGreaterThan(0)
      expect(Number(number), address).toBeLessThanOrEqual(sets[set as keyof typeof sets] ?? 0)
    }
  }
})

test('every file can be opened; text, documents and pictures have the size that the list says', async () => {
  const { data }: { data: FileItem[] } = await all('files')
  for (const { name, type, url, size } of data.filter(({ type }) => type !== 'folder')) {
    const bytes = statSync(path.join('public', url)).size
    expect(bytes, name).toBeGreaterThan(100)
    // Of what would be too large for the site there is a short sample.
    if (['audio', 'video', 'archive'].includes(type)) expect(size, name).toBeGreaterThan(6_000_000)
    else expect(size, name).toBe(bytes)
  }
  const used = data.filter(({ type }) => type !== 'folder').reduce((sum, { size }) => sum + size, 0)
  expect(used).toBeLessThan(2_000_000_000)
})

test('a SKU has one name, one price and one picture', async () => {
  const { data: orders }: { data: Order[] } = await all('orders')
  const { data: products }: { data: Product[] } = await all('product/list')
  const things = [...orders.flatMap(({ items }) => items), ...products]
  const kinds = new Set(things.map(({ sku, name, price, coverUrl }) => [sku, name, price, coverUrl].join()))
  expect(kinds.size).toBe(new Set(things.map(({ sku }) => sku)).size)
})

test('an item of an order is a product, with its SKU, name, price and first picture', async () => {
  const { data: orders }: { data: Order[] } = await all('orders')
  const { data: products }: { data: Product[] } = await all('products')
  for (const { productId, sku, name, price, coverUrl } of orders.flatMap(({ items }) => items)) {
    const product = products.find(({ id }) => id === productId)
    expect(product).toMatchObject({ sku, name, price, coverUrl })
    expect(product?.images[0]).toBe(coverUrl)
  }
})

test('the stock of a product is that of its variants, and no two have the same SKU', async () => {
  const { data }: { data: Product[] } = await all('products')
  for (const { name, variants, available, price } of data.filter(({ variants }) => variants.length > 0)) {
    expect(
      variants.reduce((sum, variant) => sum + variant.available, 0),
      name,
    ).toBe(available)
    expect(Math.min(...variants.map((variant) => variant.price)), name).toBe(price)
  }
  const skus = data.flatMap(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)])
  expect(distinct(skus)).toHaveLength(skus.length)
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
    expect(new Set(times.map((time) => Math.floor(time / 60_000))).size).toBe(times.length)
    expect(Math.max(...times)).toBeLessThan(Date.now() - 60_000)
    expect(order.history.completionTime !== null).toBe(order.status === 'completed')
  }
  expect(distinct(data.map(({ status }) => status))).toEqual([...orderStatuses].sort())
})

test('downloads are of invoices that there are, with their amounts', async () => {
  const invoices: Invoice[] = (await all('invoices')).data
  const amounts = new Map(invoices.map(({ invoiceNumber, totalAmount }) => [invoiceNumber, totalAmount]))
  const downloads: Download[] = (await all('downloads')).data
  for (const { invoiceNumber, price } of downloads) expect(amounts.get(invoiceNumber), invoiceNumber).toBe(price)
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
  const overview = async (period: string): Promise<Overview> => (await call(`/api/overview?period=${period}`)).body.data
  const figure = ({ figures }: Overview, name: string) => figures.find((each) => each.name === name) as Figure
  type Figure = Overview['figures'][number]
  const sum = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

  test.each([
    ['7d', 7],
    ['30d', 30],
    ['1y', 12],
  ])('the parts of %s make the whole', async (period, steps) => {
    const data = await overview(period)
    expect(data.period).toBe(period)
    expect(data.steps).toHaveLength(steps)
    expect(data.steps.at(-1)?.to).toBe(today())
    for (const [index, { from }] of data.steps.slice(1).entries())
      expect(from).toBe(addDays(data.steps[index]?.to ?? '', 1))
    for (const { trend, value } of data.figures) expect(sum(trend)).toBeCloseTo(value, 2)
    const amounts = data.salesByCountry.map(({ amount }) => amount)
    expect(sum(amounts)).toBeCloseTo(figure(data, 'sales').value, 2)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    expect(sum(data.ordersByStatus.map(({ count }) => count))).toBe(figure(data, 'orders').value)
    const orders: Order[] = (await all('orders')).data
    expect(data.pendingOrders).toBe(orders.filter(({ status }) => status === 'pending').length)
  })

  describe.each([0, 1, 2, 3, 4, 5, 6])('in %i days, whatever weekday and day of the month that is', (later) => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later * 5 * day }))
    afterEach(() => void vi.useRealTimers())

    test('a month is one of a shop that grows', async () => {
      const data = await overview('30d')
      const between = (name: string, low: number, high: number) => {
        expect(figure(data, name).value, name).toBeGreaterThanOrEqual(low)
        expect(figure(data, name).value, name).toBeLessThanOrEqual(high)
      }
      between('sales', 38_000, 52_000)
      between('orders', 140, 190)
      between('bookings', 60, 90)
      between('reviews', 40, 60)
      const changes = data.figures.map(({ value, previous }) => value / previous - 1)
      expect(Math.min(...changes)).toBeGreaterThanOrEqual(-0.06)
      expect(Math.max(...changes)).toBeLessThanOrEqual(0.18)
      expect(changes.filter((change) => change < 0)).toHaveLength(1)
      // As many as wait in the list.
      expect(data.ordersByStatus.find(({ status }) => status === 'pending')?.count).toBe(data.pendingOrders)
      for (const { trend } of data.figures) expect(Math.min(...trend), 'no day without any').toBeGreaterThan(0)
    })

    test.each(['7d', '1y'])('%s is no less credible', async (period) => {
      for (const { name, value, previous, trend } of (await overview(period)).figures) {
        expect(Math.abs(value / previous - 1), name).toBeLessThan(0.19)
        expect(Math.min(...trend), name).toBeGreaterThan(0)
      }
    })

    test('twelve months of bookings, the current one last and none empty', async () => {
      const { bookingsByMonth } = await overview('30d')
      expect(bookingsByMonth).toHaveLength(12)
      expect(bookingsByMonth.at(-1)?.month).toBe(`${today().slice(0, 7)}-01`)
      for (const { month, Paid, Pending, Cancelled } of bookingsByMonth.slice(0, -1))
        expect(Paid + Pending + Cancelled, month).toBeGreaterThan(50)
    })
  })

  test('an unknown period is the usual one, and a viewer may see it', async () => {
    expect((await call('/api/overview?period=9z')).body.data.period).toBe('30d')
    expect((await call('/api/overview', { as: 'viewer' })).status).toBe(200)
  })

  test('an order that comes in, changes or goes changes the figures', async () => {
    const month = async () => {
      const data = await overview('30d')
      const count = (name: string) => data.ordersByStatus.find(({ status }) => status === name)?.count ?? 0
      const { pendingOrders } = data
      return {
        orders: figure(data, 'orders').value,
        sales: figure(data, 'sales').value,
        pending: count('pending'),
        cancelled: count('cancelled'),
        pendingOrders,
      }
    }
    const before = await month()
    const [first, second]: Order[] = (await call('/api/orders?status=pending')).body.data
    if (!first || !second) throw new Error('Two orders wait')
    await call(`/api/orders/${first.id}`, { method: 'DELETE' })
    const fewer = { orders: before.orders - 1, pending: before.pending - 1, pendingOrders: before.pendingOrders - 1 }
    expect(await month()).toMatchObject(fewer)
    expect((await month()).sales).toBeCloseTo(before.sales - first.totalAmount, 2)
    await call(`/api/orders/${second.id}`, { method: 'PATCH', body: { status: 'cancelled' } })
    expect(await month()).toMatchObject({ pending: before.pending - 2, cancelled: before.cancelled + 1 })
    await call('/api/orders', { body: { ...first, id: undefined } })
    expect((await month()).orders).toBe(before.orders)
  })
})
