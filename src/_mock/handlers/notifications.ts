import { http } from 'msw'
import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { resourceHandlers } from '@/_mock/resource'
import { guarded, ok, payload } from '@/_mock/respond'
import { url } from '@/_mock/url'
import { listOf } from '@/api/envelope'
import {
  type Notification,
  newNotificationSchema,
  notificationPatchSchema,
  notificationSchema,
  notificationsSearchSchema,
} from '@/api/notifications'

const rows = collection('notifications', notificationSchema, () => import('@/_mock/data/notifications.json'))

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
      guarded(async ({ request }) => {
        const { data, refused } = await payload(request, notificationPatchSchema)
        if (refused) return refused
        const changed = (await rows.rows()).map((row) => ({ ...row, ...data }))
        rows.keep(...changed)
        return ok(changed, { total: changed.length })
      }),
    ),
  ),
  ...resourceHandlers(
    {
      rows,
      search: notificationsSearchSchema,
      text: (row) => [row.title.replace(/<[^>]*>/g, ''), row.category],
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
