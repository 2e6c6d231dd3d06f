import * as z from 'zod/mini'
import { flag, freeText, word } from '@/api/list'
import { pageSearch, type SearchOf } from '@/components/records/page-search'

export const chatPage = pageSearch(z.object({ q: freeText(100) }), {
  /** The id of the open conversation. */
  id: word(),
  /** A conversation is being started. */
  new: flag(),
})

export type ChatSearch = SearchOf<typeof chatPage>
