import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf, listOf } from './envelope'
import { line, moment, picture, publishStates } from './fields'
import { oneOf, searchOf } from './list'

export const productCategories = ['Clothing', 'Shoes', 'Bags', 'Accessories'] as const

export const productSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: line,
  coverUrl: picture,
  category: z.enum(productCategories),
  publish: z.enum(publishStates),
  price: z.number(),
  /** Pieces in stock. */
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

export function productsQuery(search: z.input<typeof productsSearchSchema> = {}) {
  const query = z.parse(productsSearchSchema, search)
  return queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => api('/api/product/list', listOf(productSchema), { query, signal }),
  })
}

export function productQuery(productId: string) {
  return queryOptions({
    queryKey: ['products', 'record', productId],
    queryFn: async ({ signal }) =>
      (await api('/api/product/details', dataOf(productSchema), { query: { productId }, signal })).data,
  })
}

/** Products with a text in their name or stock number. */
export function productSearchQuery(query: string) {
  return queryOptions({
    queryKey: ['products', 'search', query],
    queryFn: ({ signal }) => api('/api/product/search', listOf(productSchema), { query: { query }, signal }),
  })
}
