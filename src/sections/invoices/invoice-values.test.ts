import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Address } from '@/api/addresses'
import { addDays } from '@/utils/days'
import { emptyInvoice, emptyItem, invoiceFormSchema, typedTotals, valuesOf } from './invoice-values'

const address: Address = {
  id: 'address-1',
  primary: true,
  name: 'Ada Byron',
  email: 'ada@example.com',
  fullAddress: '12 Dorset Street',
  phoneNumber: '',
  company: 'Engines',
  addressType: 'Home',
}
const item = { ...emptyItem(), title: 'Work', quantity: 2, price: 50 }
const good = { ...emptyInvoice(address), invoiceFrom: address, invoiceTo: address, items: [item] }
const faults = (values: unknown) =>
  (z.safeParse(invoiceFormSchema, values).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

describe('the totals while somebody types', () => {
  test('subtotal − discount − shipping + taxes, with the total of each line', () => {
    const items = [
      { quantity: 3, price: 0.1 },
      { quantity: 1, price: 19.99 },
    ]
    expect(typedTotals({ items, taxes: 2, discount: 1.5, shipping: 5 })).toEqual({
      lines: [0.3, 19.99],
      subtotal: 20.29,
      totalAmount: 15.79,
    })
  })

  test.each([null, undefined, Number.NaN])('%s counts as nothing', (nothing) => {
    const items = [
      { quantity: 2, price: nothing },
      { quantity: nothing, price: 9 },
      undefined,
      { quantity: 1, price: 4 },
    ]
    expect(typedTotals({ items, taxes: nothing, discount: nothing, shipping: nothing })).toEqual({
      lines: [0, 0, 0, 4],
      subtotal: 4,
      totalAmount: 4,
    })
  })

  test('a form without anything comes to nothing', () => {
    expect(typedTotals({})).toEqual({ lines: [], subtotal: 0, totalAmount: 0 })
  })
})

describe('the form', () => {
  test('takes a whole invoice', () => expect(faults(good)).toEqual([]))

  test('is due in 15 days', () => {
    const { createDate, dueDate } = emptyInvoice(undefined)
    expect(dueDate).toBe(addDays(createDate, 15))
  })

  test('reads a day that was stored as a moment as the local day', () => {
    const stored = new Date(2026, 3, 17).toISOString()
    expect(z.parse(invoiceFormSchema, { ...good, createDate: stored, dueDate: stored })).toMatchObject({
      createDate: '2026-04-17',
      dueDate: '2026-04-17',
    })
  })

  test('is not due before its date, and says so beside other faults', () => {
    const early = addDays(good.createDate, -1)
    expect(faults({ ...good, dueDate: good.createDate })).toEqual([])
    expect(faults({ ...good, dueDate: early })).toEqual(["dueDate: The due date can't be before the invoice date"])
    expect(faults({ ...good, dueDate: early, invoiceTo: undefined })).toHaveLength(2)
    expect(faults({ ...good, dueDate: 'Invalid Date' })).toHaveLength(1)
  })

  test('money is in whole cents, and no more than can be counted exactly', () => {
    const price = (value: number) => faults({ ...good, items: [{ ...item, price: value }] })
    for (const cents of [0, 7, 29, 57, 115, 435, 1999, 100_001, 12_345_678_901, 99_999_999_999]) {
      expect(price(cents / 100), `${cents}`).toEqual([])
    }
    expect(price(12.345)).toEqual(['items.0.price: Use at most 2 decimal places'])
    expect(price(1.005)).toEqual(['items.0.price: Use at most 2 decimal places'])
    expect(price(1e21)).toEqual(['items.0.price: Enter a smaller number'])
    expect(faults({ ...good, items: [{ ...item, quantity: 1e21 }] })[0]).toMatch(/^items\.0\.quantity/)
    expect(
      typedTotals({
        items: [
          { quantity: 1, price: 0.1 },
          { quantity: 1, price: 0.2 },
        ],
      }).totalAmount,
    ).toBe(0.3)
  })

  test('does not come to less than nothing', () => {
    expect(faults({ ...good, discount: 100 })).toEqual([])
    expect(faults({ ...good, discount: 100.01 })).toEqual([
      "discount: The discount can't be more than the invoice amount",
    ])
  })

  test('begins with what an invoice has, but for what is counted', () => {
    const invoice = {
      ...good,
      id: 'invoice-1',
      invoiceNumber: 'INV-1990',
      sent: 2,
      subtotal: 100,
      totalAmount: 100,
      items: [{ ...item, total: 100 }],
    }
    const { payment, ...rest } = good
    expect(valuesOf({ ...invoice, payment: undefined })).toEqual({ ...rest, payment: null })
  })
})
