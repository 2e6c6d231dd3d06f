import { theThingsSearchSchema } from '@/api/the-things'
import { pageSearch, recordParams, type SearchOf, tableParams } from '@/components/records/page-search'

const params = { ...tableParams(['price', 'status']), ...recordParams }
export const theThingsPage = pageSearch(theThingsSearchSchema, params)
export type TheThingsSearch = SearchOf<typeof theThingsPage>
