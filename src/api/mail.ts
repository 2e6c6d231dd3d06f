import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf, listOf } from './envelope'
import { line, moment, picture } from './fields'

const personSchema = z.object({ name: line, email: z.string(), avatarUrl: picture })

export const mailLabelSchema = z.object({
  id: z.string(),
  name: line,
  type: z.enum(['system', 'custom']),
  unreadCount: z.number(),
})
export type MailLabel = z.infer<typeof mailLabelSchema>

export const mailSchema = z.object({
  id: z.string(),
  labelIds: z.array(z.string()),
  isUnread: z.boolean(),
  isStarred: z.boolean(),
  subject: z.string(),
  message: z.string(),
  from: personSchema,
  to: z.array(personSchema),
  createdAt: moment,
})
export type Mail = z.infer<typeof mailSchema>

export function mailLabelsQuery() {
  return queryOptions({
    queryKey: ['mail', 'labels'],
    queryFn: ({ signal }) => api('/api/mail/labels', listOf(mailLabelSchema), { signal }),
  })
}

/** The mails under a label, newest first; `all` is every one. */
export function mailListQuery(labelId: string) {
  return queryOptions({
    queryKey: ['mail', 'list', labelId],
    queryFn: ({ signal }) => api('/api/mail/list', listOf(mailSchema), { query: { labelId }, signal }),
  })
}

export function mailQuery(mailId: string) {
  return queryOptions({
    queryKey: ['mail', 'details', mailId],
    queryFn: async ({ signal }) =>
      (await api('/api/mail/details', dataOf(mailSchema), { query: { mailId }, signal })).data,
  })
}
