import { http } from 'msw'
import * as z from 'zod/mini'
import { collection } from '@/_mock/collection'
import { operation } from '@/_mock/operation'
import { guarded, notFound, ok } from '@/_mock/respond'
import { order } from '@/_mock/select'
import { url } from '@/_mock/url'
import { dataOf, listOf } from '@/api/envelope'
import { type Mail, type MailLabel, mailLabelSchema, mailSchema } from '@/api/mail'

const mails = collection('mails', mailSchema, () => import('@/_mock/data/mails.json'))

const labels = [
  { id: 'all', name: 'All', type: 'system' },
  { id: 'inbox', name: 'Inbox', type: 'system' },
  { id: 'sent', name: 'Sent', type: 'system' },
  { id: 'spam', name: 'Spam', type: 'system' },
  { id: 'starred', name: 'Starred', type: 'system' },
  { id: 'family', name: 'Family', type: 'custom' },
] as const

export const mailHandlers = [
  operation(
    { summary: 'Lists the labels of mails', answer: listOf(mailLabelSchema), names: { MailLabel: mailLabelSchema } },
    http.get(
      url('/api/mail/labels'),
      guarded(async () => {
        const all = await mails.rows()
        const counted: MailLabel[] = labels.map((label) => ({
          ...label,
          unreadCount: all.filter((mail) => mail.isUnread && bears(mail, label.id)).length,
        }))
        return ok(counted, { total: counted.length })
      }),
    ),
  ),
  operation(
    {
      summary: 'Lists the mails under a label',
      search: z.object({ labelId: z.optional(z.string()) }),
      answer: listOf(mailSchema),
      refusals: [404],
      names: { Mail: mailSchema },
    },
    http.get(
      url('/api/mail/list'),
      guarded(async ({ search }) => {
        const label = search.get('labelId') || 'all'
        if (!labels.some(({ id }) => id === label)) return notFound('label')
        const found = (await mails.rows())
          .filter((mail) => bears(mail, label))
          .sort(order('-createdAt', { text: () => [] }))
        return ok(found, { total: found.length })
      }),
    ),
  ),
  operation(
    {
      summary: 'Gives one of the mails',
      search: z.object({ mailId: z.string() }),
      answer: dataOf(mailSchema),
      refusals: [404],
    },
    http.get(
      url('/api/mail/details'),
      guarded(async ({ search }) => {
        const mail = await mails.find(search.get('mailId') ?? '')
        return mail ? ok(mail) : notFound('mail')
      }),
    ),
  ),
]

function bears(mail: Mail, label: string) {
  if (label === 'all') return true
  return label === 'starred' ? mail.isStarred : mail.labelIds.includes(label)
}
