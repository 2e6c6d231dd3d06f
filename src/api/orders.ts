import * as z from 'zod/mini'
import { amount, country, email, line, moment, picture, quantity, required } from './fields'
import { day, oneOf, searchOf } from './list'
import { cardTypes } from './payment-cards'
import { resource } from './resource'

export const orderStatuses = ['completed', 'pending', 'cancelled', 'refunded'] as const

export const ordersSearchSchema = searchOf({
  sorts: ['orderNumber', 'customer', 'createdAt', 'totalQuantity', 'totalAmount', 'status'],
  sort: '-createdAt',
  filters: { status: oneOf(orderStatuses), from: day(), to: day() },
})
export type OrdersSearch = z.infer<typeof ordersSearchSchema>

const orderItemSchema = z.object({
  id: z.string(),
  /** Missing if the shop does not have the product as a record. */
  productId: z.optional(z.string()),
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
  /** Steps that have not happened are null. */
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

/** Taxes, shipping and discount are set by the shop; the other amounts are computed. */
export const newOrderSchema = z.object({
  id: z.optional(z.string()),
  customer: customerSchema,
  items: z.array(orderItemSchema).check(z.minLength(1, 'Add at least one item')),
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
export const orders = resource('orders', {
  row: orderSchema,
  search: ordersSearchSchema,
  create: newOrderSchema,
  patch: orderPatchSchema,
  also: ['overview'],
})
