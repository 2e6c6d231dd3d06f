import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { invoiceTotals } from './invoices'
import { jobsSearchSchema } from './jobs'
import { kanbanSearchSchema } from './kanban-search'
import { notificationsSearchSchema } from './notifications'
import { orders, ordersSearchSchema } from './orders'
import { toursSearchSchema } from './tours'

test('days in older links, which were moments, are the local days', () => {
  const from = new Date(2026, 3, 17).toISOString()
  expect(z.parse(ordersSearchSchema, { from, to: '2026-04-18' })).toMatchObject({
    from: '2026-04-17',
    to: '2026-04-18',
  })
  expect(z.parse(ordersSearchSchema, { from: '2026-02-30', to: 'soon' })).toMatchObject({
    from: undefined,
    to: undefined,
  })
})

const usual = { page: 1, pageSize: 10, sort: '-createdAt', q: '' }

describe('a search', () => {
  test('left empty is the usual one', () => {
    expect(z.parse(ordersSearchSchema, {})).toEqual(usual)
  })

  test.each([
    ['page', 0],
    ['page', -3],
    ['page', 1.5],
    ['page', 'two'],
    ['page', null],
    ['page', 1e9],
    ['page', ['1', '2']],
    ['pageSize', 0],
    ['pageSize', 1001],
    ['pageSize', {}],
    ['sort', 'id'],
    ['sort', '--createdAt'],
    ['sort', 3],
    ['q', { a: 1 }],
    ['q', null],
    ['status', 'lost'],
    ['status', ['pending', 'completed']],
    ['from', 'yesterday'],
    ['from', '2026-02-30'],
  ])('replaces nonsense by the default: %s %j', (name, value) => {
    expect(z.parse(ordersSearchSchema, { [name]: value })).toEqual(usual)
  })

  test('one wrong field leaves the others alone', () => {
    expect(z.parse(ordersSearchSchema, { page: 'x', sort: 'status', status: 'pending', extra: 1 })).toEqual({
      ...usual,
      sort: 'status',
      status: 'pending',
    })
  })

  test('reads numbers as an address and as the router give them', () => {
    expect(z.parse(ordersSearchSchema, { page: '3', pageSize: 25, q: 6010 })).toEqual({
      ...usual,
      page: 3,
      pageSize: 25,
      q: '6010',
    })
    expect(z.parse(toursSearchSchema, { rating: '4.5' }).rating).toBe(4.5)
    expect(z.parse(toursSearchSchema, { rating: 'high' }).rating).toBeUndefined()
  })

  test('takes one value or several of a field that allows several', () => {
    expect(z.parse(jobsSearchSchema, { benefits: 'Travel' }).benefits).toEqual(['Travel'])
    expect(z.parse(jobsSearchSchema, { benefits: ['Travel', 'Training'] }).benefits).toEqual(['Travel', 'Training'])
    expect(z.parse(jobsSearchSchema, { benefits: [] }).benefits).toBeUndefined()
    expect(z.parse(jobsSearchSchema, { benefits: ['Travel', 'Gold'] }).benefits).toBeUndefined()
    expect(z.parse(jobsSearchSchema, { locations: 'vn' }).locations).toBeUndefined()
  })

  test('reads text that looks like JSON as text, and lists of earlier versions', () => {
    const read = (label: unknown) => z.parse(kanbanSearchSchema, { label }).label
    for (const text of ['[1]', '[null]', '[', 'true', 'null', '12345678901234567890', '1.0']) {
      expect(read(text)).toEqual([text])
      expect(read([text, 'Code'])).toEqual([text, 'Code'])
    }
    expect(read('["Code","Design"]')).toEqual(['Code', 'Design'])
  })

  test('reads yes and no', () => {
    const read = (isUnRead: unknown) => z.parse(notificationsSearchSchema, { isUnRead }).isUnRead
    expect([true, 'true', false, 'false', 'yes', 1].map(read)).toEqual([true, true, false, false, undefined, undefined])
  })

  test('a long text is cut', () => {
    expect(z.parse(ordersSearchSchema, { q: 'x'.repeat(5000) }).q).toHaveLength(200)
  })
})

test('searches that mean the same share one entry of the cache', () => {
  expect(orders.list().queryKey).toEqual(orders.list({ page: 1, q: '' }).queryKey)
  expect(orders.list().queryKey).not.toEqual(orders.list({ page: 2 }).queryKey)
})

test('an invoice: subtotal − discount − shipping + taxes, to the cent', () => {
  const items = [
    { quantity: 3, price: 0.1 },
    { quantity: 1, price: 10 },
  ]
  expect(invoiceTotals({ items, taxes: 2, discount: 1, shipping: 0.5 })).toEqual({ subtotal: 10.3, totalAmount: 10.8 })
})
