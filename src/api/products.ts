import * as z from 'zod/mini'
import { amount, line, moment, picture, publishStates, required } from './fields'
import { productCategories, productsSearchSchema, type stockStates } from './products-search'
import { resource } from './resource'

export const productColors = [
  'Black',
  'White',
  'Sand',
  'Night blue',
  'Sage',
  'Terracotta',
  'Brass',
  'Brown',
  'Oak',
  'Walnut',
] as const

/** Pieces in stock from which on it is no longer low. */
const enough = 10

const stock = z.int().check(z.nonnegative('Enter 0 or more'), z.maximum(999_999_999, 'Enter a smaller number'))

const variantSchema = z
  .object({
    sku: required,
    /** Empty if the variants differ in size alone. */
    color: z.enum(['', ...productColors]),
    size: line.check(z.trim(), z.maxLength(200, 'Use 200 characters or fewer')),
    price: amount,
    available: stock,
  })
  .check(
    z.refine(({ color, size }) => !!(color || size), {
      error: 'Enter a color or a size',
      path: ['size'],
      // Also while other fields are invalid.
      when: () => true,
    }),
  )
export type Variant = z.infer<typeof variantSchema>

const fields = z.object({
  sku: required,
  name: required,
  category: z.enum(productCategories),
  publish: z.enum(publishStates),
  price: amount,
  /** Number in stock; with variants, their sum. */
  available: stock,
  description: z.string(),
  /** In order; the first one is the cover. */
  images: z.array(picture),
  variants: z.array(variantSchema),
})

export const productSchema = z.extend(fields, {
  id: z.string(),
  /** The first image; empty without one. */
  coverUrl: picture,
  createdAt: moment,
})
export type Product = z.infer<typeof productSchema>

export const newProductSchema = z.extend(fields, { id: z.optional(z.string()) })
export const productPatchSchema = z.partial(fields)

export function stockOf({ available }: { available: number }): (typeof stockStates)[number] {
  if (available === 0) return 'out'
  return available < enough ? 'low' : 'in'
}

export const products = resource('products', {
  row: productSchema,
  search: productsSearchSchema,
  create: newProductSchema,
  patch: productPatchSchema,
})
