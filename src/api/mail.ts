import * as z from 'zod/mini'
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
