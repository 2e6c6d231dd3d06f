import { http } from 'msw'
import * as z from 'zod/mini'
import { collection } from '@/_mock/collection'
import { operation } from '@/_mock/operation'
import { guarded, notFound, ok } from '@/_mock/respond'
import { finder, fits, fromSearchParams, order, page } from '@/_mock/select'
import { url } from '@/_mock/url'
import { dataOf, listOf } from '@/api/envelope'
import { type Product, productSchema, productsSearchSchema } from '@/api/products'

const rows = collection('products', productSchema, () => import('@/_mock/data/products.json'))
const products = { text: (row: Product) => [row.name, row.sku] }

export const productHandlers = [
  operation(
    {
      summary: 'Lists products',
      search: productsSearchSchema,
      answer: listOf(productSchema),
      names: { Product: productSchema },
    },
    http.get(
      url('/api/product/list'),
      guarded(async ({ search: params }) => {
        const search = z.parse(productsSearchSchema, fromSearchParams(params))
        const found = (await rows.rows()).filter((row) => fits(row, search, products))
        return ok(page(found, order(search.sort, products), search), { total: found.length })
      }),
    ),
  ),
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
