import * as z from 'zod/mini'
import { line, moment, picture } from './fields'

export const chatSchema = z.object({
  contacts: z.array(z.object({ id: z.string(), name: line, avatarUrl: picture, role: line })),
  conversations: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['ONE_TO_ONE', 'GROUP']),
      unreadCount: z.number(),
      participants: z.array(z.string()),
      messages: z.array(z.object({ id: z.string(), body: z.string(), senderId: z.string(), createdAt: moment })),
    }),
  ),
})
export type Chat = z.infer<typeof chatSchema>
