import { theThingsSearchSchema } from '@/api/the-things'
import { pageSearch, recordParams, type SearchOf, tableParams } from '@/components/records/page-search'

export const theThingsPage = pageSearch(theThingsSearchSchema, { ...tableParams(['price', 'status']), ...recordParams })
export type TheThingsSearch = SearchOf<typeof theThingsPage>
