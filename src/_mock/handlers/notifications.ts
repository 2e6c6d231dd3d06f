import { http } from 'msw'
import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { resourceHandlers } from '@/_mock/resource'
import { guarded, notFound, ok, payload } from '@/_mock/respond'
import { url } from '@/_mock/url'
import { someOf } from '@/_mock/workspace'
import { dataOf, listOf } from '@/api/envelope'
import {
  type Notification,
  newNotificationSchema,
  notificationFileSchema,
  notificationPatchSchema,
  notificationSchema,
  notificationsSearchSchema,
} from '@/api/notifications'

const rows = collection('notifications', notificationSchema, () => import('@/_mock/data/notifications.json'), {
  others: someOf,
})

const plain = (html: string) => html.replace(/<[^>]*>/g, '')

export const notificationHandlers = [
  operation(
    {
      summary: 'Changes all notifications at once',
      body: notificationPatchSchema,
      answer: listOf(notificationSchema),
      refusals: [400],
    },
    http.patch(
      url('/api/notifications'),
      guarded(async ({ request, workspace }) => {
        const { data, refused } = await payload(request, notificationPatchSchema)
        if (refused) return refused
        const changed = (await rows.rows(workspace)).map((row) => ({ ...row, ...data }))
        rows.keep(...changed)
        return ok(changed, { total: changed.length })
      }),
    ),
  ),
  operation(
    { summary: 'Gives the file that a notification tells of', answer: dataOf(notificationFileSchema), refusals: [404] },
    http.get(
      url('/api/notifications/:id/file'),
      guarded(async ({ params, workspace }) => {
        const row = (await rows.rows(workspace)).find(({ id, type }) => id === params.id && type === 'file')
        // The demo has no file: a text with the notification's content replaces it.
        return row ? ok({ name: `${row.id}.txt`, content: `${plain(row.title)}\n` }) : notFound('file')
      }),
    ),
  ),
  ...resourceHandlers(
    {
      rows,
      search: notificationsSearchSchema,
      text: (row) => [plain(row.title), row.category],
    },
    {
      create: newNotificationSchema,
      patch: notificationPatchSchema,
      make: (body: Pick<Notification, 'type' | 'title' | 'avatarUrl' | 'category'>, id) => ({
        ...body,
        id,
        createdAt: isoOf(Date.now()),
        isUnRead: true,
        isArchived: false,
      }),
    },
  ),
]
