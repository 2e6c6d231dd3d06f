import { productsSearchSchema } from '@/api/products-search'
import { pageSearch, recordParams, type SearchOf, tableParams } from '@/components/records/page-search'

const params = { ...tableParams(['sku', 'category', 'available', 'price', 'publish']), ...recordParams }
export const productsPage = pageSearch(productsSearchSchema, params)
export type ProductsSearch = SearchOf<typeof productsPage>
