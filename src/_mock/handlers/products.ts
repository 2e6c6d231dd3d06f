import { http } from 'msw'
import * as z from 'zod/mini'
import { collection } from '@/_mock/collection'
import { guarded, notFound, ok } from '@/_mock/respond'
import { fits, fromAddress, order, page } from '@/_mock/select'
import { url } from '@/_mock/url'
import { type Product, productSchema, productsSearchSchema } from '@/api/products'

const rows = collection('products', productSchema, () => import('@/_mock/data/products.json'))
const products = { text: (row: Product) => [row.name, row.sku] }

export const productHandlers = [
  http.get(
    url('/api/product/list'),
    guarded(async ({ search: params }) => {
      const search = z.parse(productsSearchSchema, fromAddress(params))
      const found = (await rows.rows()).filter((row) => fits(row, search, products)).sort(order(search.sort, products))
      return ok(page(found, search), { total: found.length })
    }),
  ),
  http.get(
    url('/api/product/details'),
    guarded(async ({ search }) => {
      const product = await rows.find(search.get('productId') ?? '')
      return product ? ok(product) : notFound('product')
    }),
  ),
  http.get(
    url('/api/product/search'),
    guarded(async ({ search }) => {
      const query = (search.get('query') ?? '').trim().toLowerCase()
      const all = await rows.rows()
      const found = query ? all.filter((row) => products.text(row).some((t) => t.toLowerCase().includes(query))) : []
      return ok(found, { total: found.length })
    }),
  ),
]
