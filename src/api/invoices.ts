import * as z from 'zod/mini'
import { addressSchema } from './addresses'
import { amount, calendarDay, quantity, required } from './fields'
import { invoiceStatuses, invoicesSearchSchema } from './invoices-search'
import { create, listQuery, recordQuery, remove, update } from './list'
import { cardTypes } from './payment-cards'

/** The card that it is paid by, where one was chosen. */
const paymentSchema = z.optional(z.nullable(z.object({ cardType: z.enum(cardTypes), cardNumber: z.string() })))

export const invoiceItemSchema = z.object({
  id: z.string(),
  title: required,
  description: z.string(),
  service: z.string(),
  quantity,
  price: amount,
  total: z.number(),
})

export const invoiceSchema = z.object({
  id: z.string(),
  taxes: z.number(),
  status: z.enum(invoiceStatuses),
  discount: z.number(),
  shipping: z.number(),
  subtotal: z.number(),
  totalAmount: z.number(),
  items: z.array(invoiceItemSchema),
  invoiceNumber: z.string(),
  invoiceFrom: addressSchema,
  invoiceTo: addressSchema,
  /** How many times it was sent. */
  sent: z.number(),
  createDate: calendarDay,
  dueDate: calendarDay,
  payment: paymentSchema,
})
export type Invoice = z.infer<typeof invoiceSchema>

const fields = z.object({
  invoiceFrom: addressSchema,
  invoiceTo: addressSchema,
  items: z.array(z.omit(invoiceItemSchema, { total: true })).check(z.minLength(1, 'At least one item')),
  taxes: amount,
  discount: amount,
  shipping: amount,
  status: z.enum(invoiceStatuses),
  createDate: calendarDay,
  dueDate: calendarDay,
  payment: paymentSchema,
})

/** What a person fills in; the number and the totals are the API's. */
export const newInvoiceSchema = z.extend(fields, { id: z.optional(z.string()) })
export type NewInvoice = z.infer<typeof newInvoiceSchema>

export const invoicePatchSchema = z.partial(z.extend(fields, { sent: z.int().check(z.nonnegative()) }))
export type InvoicePatch = z.infer<typeof invoicePatchSchema>

/** What the items and the extras come to; total = subtotal − discount − shipping + taxes. */
export function invoiceTotals(invoice: {
  items: { quantity: number; price: number }[]
  taxes: number
  discount: number
  shipping: number
}) {
  const subtotal = cents(invoice.items.reduce((sum, item) => sum + item.quantity * item.price, 0))
  return { subtotal, totalAmount: cents(subtotal - invoice.discount - invoice.shipping + invoice.taxes) }
}

const cents = (value: number) => Math.round(value * 100) / 100

export function invoicesQuery(search: z.input<typeof invoicesSearchSchema> = {}) {
  return listQuery('invoices', invoiceSchema, invoicesSearchSchema, search)
}

export function invoiceQuery(id: string) {
  return recordQuery('invoices', invoiceSchema, id)
}

export const createInvoice = (invoice: NewInvoice) => create('invoices', invoiceSchema, invoice)

/** Creates an invoice and sends it: its first time. @throws Failure */
export async function createAndSendInvoice(invoice: NewInvoice) {
  const { id } = await createInvoice(invoice)
  return updateInvoice(id, { sent: 1 })
}

export const updateInvoice = (id: string, patch: InvoicePatch) => update('invoices', invoiceSchema, id, patch)
export const removeInvoice = (id: string) => remove('invoices', invoiceSchema, id)
