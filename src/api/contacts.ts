import * as z from 'zod/mini'
import { line, moment, picture } from './fields'
import { oneOf, searchOf } from './list'
import { resource } from './resource'

/** The API's value is `alway`; the label is "Always". */
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

export const contacts = resource('contacts', { row: contactSchema, search: contactsSearchSchema })
