import * as z from 'zod/mini'
import { line, moment, picture } from './fields'
import { listQuery, oneOf, searchOf } from './list'

/** `alway` is the stored word; people read "Always". */
export const contactStatuses = ['online', 'offline', 'alway', 'busy'] as const

export const contactSchema = z.object({
  id: z.string(),
  name: line,
  avatarUrl: picture,
  status: z.enum(contactStatuses),
  lastActivity: moment,
  role: z.optional(z.string()),
  email: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  address: z.optional(z.string()),
})
export type Contact = z.infer<typeof contactSchema>

export const contactsSearchSchema = searchOf({
  sorts: ['name', 'lastActivity', 'status'],
  sort: 'name',
  filters: { status: oneOf(contactStatuses) },
  pageSize: 100,
})

export function contactsQuery(search: z.input<typeof contactsSearchSchema> = {}) {
  return listQuery('contacts', contactSchema, contactsSearchSchema, search)
}
