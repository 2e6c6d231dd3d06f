import * as z from 'zod/mini'
import { flag, whole, word } from '@/api/list'
import { usersSearchSchema } from '@/api/users-search'
import { tableSearch } from '@/components/data-table/data-column'

export const userViews = ['table', 'cards'] as const

/** All that the page's address says. */
export const usersPageSchema = z.extend(usersSearchSchema, {
  ...tableSearch(['phoneNumber', 'company', 'country', 'role', 'status']),
  /** A page of cards draws them all. */
  pageSize: whole(10, 100),
  view: z.catch(z._default(z.enum(userViews), 'table'), 'table'),
  /** A new user is written. */
  new: flag(),
  /** The user who is edited. */
  edit: word(),
})
export type UsersPageSearch = z.infer<typeof usersPageSchema>
export type UsersSearchChange = { [K in keyof UsersPageSearch]?: UsersPageSearch[K] | undefined }

/** What need not stand in the address. */
export const usersPageDefaults = z.parse(usersPageSchema, {})

/** The change that takes the search and all filters away. */
export const noFilters = { q: '', status: undefined, role: undefined, isVerified: undefined, page: 1 } as const
