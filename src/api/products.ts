import * as z from 'zod/mini'
import { line, moment, picture, publishStates } from './fields'
import { oneOf, searchOf } from './list'

export const productCategories = ['Electronics', 'Home', 'Bags', 'Accessories'] as const

export const productSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: line,
  coverUrl: picture,
  category: z.enum(productCategories),
  publish: z.enum(publishStates),
  price: z.number(),
  /** Number in stock. */
  available: z.number(),
  description: z.string(),
  createdAt: moment,
})
export type Product = z.infer<typeof productSchema>

export const productsSearchSchema = searchOf({
  sorts: ['name', 'price', 'available', 'createdAt'],
  sort: '-createdAt',
  filters: { category: oneOf(productCategories), publish: oneOf(publishStates) },
})
