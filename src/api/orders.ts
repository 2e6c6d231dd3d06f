import * as z from 'zod/mini'
import { amount, country, email, line, moment, picture, quantity, required } from './fields'
import { create, listQuery, recordQuery, remove, update } from './list'
import { orderStatuses, ordersSearchSchema } from './orders-search'
import { cardTypes } from './payment-cards'

const orderItemSchema = z.object({
  id: z.string(),
  sku: z.string(),
  quantity,
  name: required,
  coverUrl: picture,
  price: amount,
})
const customerSchema = z.object({ name: required, email, avatarUrl: picture, ipAddress: z.string() })
const deliverySchema = z.object({ shipBy: z.string(), speedy: z.string(), trackingNumber: z.string() })
const shippingAddressSchema = z.object({ fullAddress: required, phoneNumber: z.string(), country })
const paymentSchema = z.object({ cardType: z.enum(cardTypes), cardNumber: z.string() })

export const orderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: moment,
  taxes: z.number(),
  items: z.array(orderItemSchema),
  /** What has not happened yet, or never will, is null. */
  history: z.object({
    orderTime: moment,
    paymentTime: z.nullable(moment),
    deliveryTime: z.nullable(moment),
    completionTime: z.nullable(moment),
    timeline: z.array(z.object({ title: line, time: moment })),
  }),
  subtotal: z.number(),
  shipping: z.number(),
  discount: z.number(),
  customer: customerSchema,
  delivery: deliverySchema,
  totalAmount: z.number(),
  totalQuantity: z.number(),
  shippingAddress: shippingAddressSchema,
  payment: paymentSchema,
  status: z.enum(orderStatuses),
})
export type Order = z.infer<typeof orderSchema>

/** Taxes, shipping and discount are the shop's; the rest is counted. */
export const newOrderSchema = z.object({
  id: z.optional(z.string()),
  customer: customerSchema,
  items: z.array(orderItemSchema).check(z.minLength(1, 'At least one item')),
  shippingAddress: shippingAddressSchema,
  delivery: z.optional(deliverySchema),
  payment: paymentSchema,
  status: z.optional(z.enum(orderStatuses)),
})
export type NewOrder = z.infer<typeof newOrderSchema>

export const orderPatchSchema = z.partial(
  z.object({
    status: z.enum(orderStatuses),
    delivery: deliverySchema,
    shippingAddress: shippingAddressSchema,
    payment: paymentSchema,
  }),
)
export type OrderPatch = z.infer<typeof orderPatchSchema>

export function ordersQuery(search: z.input<typeof ordersSearchSchema> = {}) {
  return listQuery('orders', orderSchema, ordersSearchSchema, search)
}

export function orderQuery(id: string) {
  return recordQuery('orders', orderSchema, id)
}

export const createOrder = (order: NewOrder) => create('orders', orderSchema, order)
export const updateOrder = (id: string, patch: OrderPatch) => update('orders', orderSchema, id, patch)
export const removeOrder = (id: string) => remove('orders', orderSchema, id)
