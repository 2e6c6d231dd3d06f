import { useTranslation } from 'react-i18next'
import type { Change } from '@/api/change'
import {
  type Notification,
  type NotificationPatch,
  notificationFile,
  notifications,
  updateNotifications,
} from '@/api/notifications'
import { useChange } from '@/components/use-change'
import { saveFile } from '@/utils/save-file'

/** Changes notifications, with a toast: success with Undo, or the reason of the rejection. */
export function useNotificationChanges() {
  const change = useChange()
  const { t } = useTranslation()
  return {
    /** Without a text there is no success toast: the list shows the change. Resolves with true if it was accepted. */
    change: (row: Notification, patch: NotificationPatch, text?: string, canUndo = true) =>
      change(
        put([{ ...row, ...patch }], () => notifications.update(row.id, patch)),
        { text, undo: canUndo ? restore([row]) : undefined },
      ),
    /** Downloads a notification's file and marks the notification as read. */
    download: (row: Notification) =>
      change(
        put([{ ...row, isUnRead: false }], async () => {
          const { name, content } = await notificationFile(row.id)
          saveFile(name, content)
          if (row.isUnRead) await notifications.update(row.id, { isUnRead: false })
        }),
        { text: t('notifications.said.download') },
      ),
    /** Marks all as read. */
    readAll: (all: Notification[]) => {
      const before = all.filter(({ isUnRead }) => isUnRead)
      return change(
        put(
          before.map((row) => ({ ...row, isUnRead: false })),
          () => updateNotifications({ isUnRead: false }),
        ),
        { text: t('notifications.markedAll'), undo: restore(before) },
      )
    },
  }
}

const put = (rows: Notification[], call: Change['call']): Change => ({ resource: notifications, put: rows, call })

const restore = (rows: Notification[]) =>
  put(rows, () =>
    Promise.all(rows.map(({ id, isUnRead, isArchived }) => notifications.update(id, { isUnRead, isArchived }))),
  )
