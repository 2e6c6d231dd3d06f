import { postsSearchSchema } from '@/api/posts-search'
import { pageSearch, recordParams, type SearchOf } from '@/components/records/page-search'

export const blogPage = pageSearch(postsSearchSchema, recordParams)

export type BlogSearch = SearchOf<typeof blogPage>

/** The sort orders of the list, with the keys of their texts. */
export const sorts = [
  ['-createdAt', 'newest'],
  ['createdAt', 'oldest'],
  ['-totalViews', 'mostViewed'],
  ['totalViews', 'leastViewed'],
  ['title', 'az'],
  ['-title', 'za'],
] as const satisfies readonly (readonly [BlogSearch['sort'], string])[]
