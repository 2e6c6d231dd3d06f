import * as z from 'zod/mini'
import { api } from './client'
import { dataOf } from './envelope'
import { line, moment, picture, required } from './fields'
import { anyOf, searchOf, yesOrNo } from './list'
import { resource } from './resource'

export const notificationTypes = [
  'order',
  'chat',
  'mail',
  'delivery',
  'friend',
  'project',
  'file',
  'tags',
  'payment',
] as const

export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  /** HTML of p and strong alone. */
  title: line,
  avatarUrl: z.nullable(picture),
  createdAt: moment,
  category: line,
  isUnRead: z.boolean(),
  isArchived: z.boolean(),
  /** The path in the site of what the notification is about. */
  link: z.optional(z.string()),
  /** The user's reply. */
  reply: z.optional(z.string()),
})
export type Notification = z.infer<typeof notificationSchema>

export const newNotificationSchema = z.object({
  id: z.optional(z.string()),
  type: z.enum(notificationTypes),
  title: required,
  avatarUrl: z._default(z.nullable(picture), null),
  category: required,
})

export const notificationPatchSchema = z.partial(
  z.object({ isUnRead: z.boolean(), isArchived: z.boolean(), reply: z.string().check(z.trim(), z.maxLength(500)) }),
)
export type NotificationPatch = z.infer<typeof notificationPatchSchema>

export const notificationFileSchema = z.object({ name: line, content: z.string() })

export const notificationsSearchSchema = searchOf({
  sorts: ['createdAt', 'type'],
  sort: '-createdAt',
  filters: { type: anyOf(notificationTypes), isUnRead: yesOrNo(), isArchived: yesOrNo() },
  pageSize: 100,
})

export const notifications = resource('notifications', {
  row: notificationSchema,
  search: notificationsSearchSchema,
  create: newNotificationSchema,
  patch: notificationPatchSchema,
})

/** Fetches the file that a notification of type `file` is about. @throws Failure */
export async function notificationFile(id: string) {
  return (await api(`/api/notifications/${id}/file`, dataOf(notificationFileSchema))).data
}

/** Changes all notifications at once, as in Mark all as read. @throws Failure */
export async function updateNotifications(body: NotificationPatch) {
  return (await api('/api/notifications', dataOf(z.array(notificationSchema)), { method: 'PATCH', body })).data
}
