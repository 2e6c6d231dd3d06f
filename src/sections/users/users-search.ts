import * as z from 'zod/mini'
import { whole } from '@/api/list'
import { usersSearchSchema } from '@/api/users'
import { pageSearch, recordParams, type SearchOf, tableParams } from '@/components/records/page-search'

export const userViews = ['table', 'cards'] as const

export const usersPage = pageSearch(usersSearchSchema, {
  ...tableParams(['phoneNumber', 'company', 'country', 'role', 'status']),
  ...recordParams,
  /** A page of cards renders all of them. */
  pageSize: whole(10, 100),
  view: z.catch(z._default(z.enum(userViews), 'table'), 'table'),
})
export type UsersSearch = SearchOf<typeof usersPage>
