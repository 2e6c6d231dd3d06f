import { http } from 'msw'
import * as z from 'zod/mini'
import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { listHandler, type Resource, resourceHandlers } from '@/_mock/resource'
import { fail, guarded, notFound, ok } from '@/_mock/respond'
import { finder } from '@/_mock/select'
import { url } from '@/_mock/url'
import { dataOf, listOf } from '@/api/envelope'
import { newProductSchema, type Product, productPatchSchema, productSchema, stockOf } from '@/api/products'
import { productsSearchSchema } from '@/api/products-search'

const rows = collection('products', productSchema, () => import('@/_mock/data/products.json'))
const skusOf = ({ sku, variants }: Pick<Product, 'sku' | 'variants'>) => [
  sku,
  ...variants.map((variant) => variant.sku),
]
const products: Resource<Product> = {
  rows,
  search: productsSearchSchema,
  state: 'publish',
  text: (row) => [row.name, ...skusOf(row)],
  filters: { stock: (row, states: string[]) => states.includes(stockOf(row)) },
  words: { category: 'products.categories', publish: 'products.states' },
}

/** A product with its computed fields; no two may have the same SKU. */
function checked(product: Omit<Product, 'coverUrl'>, all: Product[]) {
  const { id, images, variants, available } = product
  const skus = skusOf(product)
  const others = new Set(all.flatMap((other) => (other.id === id ? [] : skusOf(other))))
  const taken = skus.findIndex((sku, index) => others.has(sku) || skus.indexOf(sku) < index)
  if (taken >= 0) {
    const field = taken === 0 ? 'sku' : `variants.${taken - 1}.sku`
    return fail(409, 'sku-taken', 'A product with this SKU already exists', { [field]: 'Taken' })
  }
  const sum = variants.reduce((total, variant) => total + variant.available, 0)
  return { ...product, coverUrl: images[0] ?? '', available: variants.length > 0 ? sum : available }
}

export const productHandlers = [
  ...resourceHandlers(products, {
    create: newProductSchema,
    patch: productPatchSchema,
    make: (body: Omit<Product, 'id' | 'coverUrl' | 'createdAt'>, id, all) =>
      checked({ ...body, id, createdAt: isoOf(Date.now()) }, all),
    apply: (row, body: Partial<Product>, all) => checked({ ...row, ...body }, all),
  }),
  listHandler(products, '/api/product/list'),
  operation(
    {
      summary: 'Gives one of the products',
      search: z.object({ productId: z.string() }),
      answer: dataOf(productSchema),
      refusals: [404],
    },
    http.get(
      url('/api/product/details'),
      guarded(async ({ search }) => {
        const product = await rows.find(search.get('productId') ?? '')
        return product ? ok(product) : notFound('product')
      }),
    ),
  ),
  operation(
    {
      summary: 'Lists products with a text in them',
      search: z.object({ query: z.string() }),
      answer: listOf(productSchema),
    },
    http.get(
      url('/api/product/search'),
      guarded(async ({ search }) => {
        const query = (search.get('query') ?? '').trim()
        const all = await rows.rows()
        const found = query ? all.filter((row) => finder(query)(products.text(row))) : []
        return ok(found, { total: found.length })
      }),
    ),
  ),
]
