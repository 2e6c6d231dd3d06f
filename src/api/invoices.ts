import * as z from 'zod/mini'
import { addressSchema } from './addresses'
import { amount, calendarDay, quantity, required } from './fields'
import { day, oneOf, searchOf } from './list'
import { cardTypes } from './payment-cards'
import { resource } from './resource'

export const invoiceStatuses = ['paid', 'pending', 'overdue', 'draft'] as const

/** The services of the demo; an item may have any other text. */
export const invoiceServices = ['Consulting', 'Design', 'Development', 'Hosting', 'Training'] as const

export const invoicesSearchSchema = searchOf({
  sorts: ['invoiceNumber', 'invoiceTo', 'createDate', 'dueDate', 'totalAmount', 'sent', 'status'],
  sort: '-createDate',
  filters: { status: oneOf(invoiceStatuses), service: oneOf(invoiceServices), from: day(), to: day() },
})

/** The card to pay with, if one was chosen. */
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
  /** How often it was sent. */
  sent: z.number(),
  createDate: calendarDay,
  dueDate: calendarDay,
  payment: paymentSchema,
})
export type Invoice = z.infer<typeof invoiceSchema>

const fields = z.object({
  invoiceFrom: addressSchema,
  invoiceTo: addressSchema,
  items: z.array(z.omit(invoiceItemSchema, { total: true })).check(z.minLength(1, 'Add at least one item')),
  taxes: amount,
  discount: amount,
  shipping: amount,
  status: z.enum(invoiceStatuses),
  createDate: calendarDay,
  dueDate: calendarDay,
  payment: paymentSchema,
})

/** The fields of the form; the API adds the number and the totals. */
export const newInvoiceSchema = z.extend(fields, { id: z.optional(z.string()) })
export type NewInvoice = z.infer<typeof newInvoiceSchema>

export const invoicePatchSchema = z.partial(z.extend(fields, { sent: z.int().check(z.nonnegative()) }))
export type InvoicePatch = z.infer<typeof invoicePatchSchema>

/** The totals of an invoice: total = subtotal − discount − shipping + taxes. */
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

export const invoices = resource('invoices', {
  row: invoiceSchema,
  search: invoicesSearchSchema,
  create: newInvoiceSchema,
  patch: invoicePatchSchema,
})

/** Creates an invoice and sends it. @throws Failure */
export async function createAndSendInvoice(invoice: NewInvoice) {
  const { id } = await invoices.create(invoice)
  return invoices.update(id, { sent: 1 })
}
