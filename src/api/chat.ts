import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from './client'
import { dataOf } from './envelope'
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

export function chatQuery() {
  return queryOptions({
    queryKey: ['chat'],
    queryFn: async ({ signal }) => (await api('/api/chat', dataOf(chatSchema), { signal })).data,
  })
}
