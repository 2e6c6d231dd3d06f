import * as z from 'zod/mini'
import { freeText, word } from '@/api/list'
import { pageSearch, type SearchOf } from '@/components/records/page-search'

export const chatPage = pageSearch(z.object({ q: freeText(100) }), {
  /** The id of the open conversation. */
  id: word(),
})

export type ChatSearch = SearchOf<typeof chatPage>
