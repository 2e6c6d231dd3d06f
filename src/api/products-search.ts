import { publishStates } from './fields'
import { anyOf, oneOf, searchOf } from './list'

export const productCategories = ['Electronics', 'Home', 'Bags', 'Accessories'] as const

export const stockStates = ['in', 'low', 'out'] as const

export const productsSearchSchema = searchOf({
  sorts: ['name', 'sku', 'category', 'available', 'price', 'publish', 'createdAt'],
  sort: '-createdAt',
  filters: { category: anyOf(productCategories), stock: anyOf(stockStates), publish: oneOf(publishStates) },
})
