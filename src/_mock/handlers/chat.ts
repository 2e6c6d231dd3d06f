import { http } from 'msw'
import { collection } from '@/_mock/collection'
import { laid } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { guarded, ok } from '@/_mock/respond'
import { url } from '@/_mock/url'
import { type Chat, chatSchema } from '@/api/chat'
import { contactSchema } from '@/api/contacts'
import { dataOf } from '@/api/envelope'

const contacts = collection('contacts', contactSchema, () => import('@/_mock/data/contacts.json'))

export const chatHandlers = [
  operation(
    { summary: 'Gives contacts and conversations', answer: dataOf(chatSchema), names: { Chat: chatSchema } },
    http.get(
      url('/api/chat'),
      guarded(async () => {
        const { default: conversations } = await import('@/_mock/data/conversations.json')
        const people = (await contacts.rows()).map(({ id, name, avatarUrl, role = '' }) => ({
          id,
          name,
          avatarUrl,
          role,
        }))
        return ok({ contacts: people, conversations: laid<Chat['conversations']>(conversations) })
      }),
    ),
  ),
]
