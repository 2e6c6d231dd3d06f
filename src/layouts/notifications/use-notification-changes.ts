import { useTranslation } from 'react-i18next'
import type { Change } from '@/api/change'
import {
  type Notification,
  type NotificationPatch,
  notificationFile,
  updateNotification,
  updateNotifications,
} from '@/api/notifications'
import { useChange } from '@/components/use-change'
import { saveFile } from '@/utils/save-file'

/** Changes notifications and says so: what was done, with its undo, or why it was refused. */
export function useNotificationChanges() {
  const change = useChange()
  const { t } = useTranslation()
  return {
    /**
     * Without a text nothing is said of what went well: the list shows it.
     * Resolves with whether it was taken.
     */
    change: (row: Notification, patch: NotificationPatch, text?: string, canUndo = true) =>
      change(
        put([{ ...row, ...patch }], () => updateNotification(row.id, patch)),
        { text, undo: canUndo ? restore([row]) : undefined },
      ),
    /** Fetches the file that one tells of, saves it, and takes the notification as read. */
    download: (row: Notification) =>
      change(
        put([{ ...row, isUnRead: false }], async () => {
          const { name, content } = await notificationFile(row.id)
          saveFile(name, content)
          if (row.isUnRead) await updateNotification(row.id, { isUnRead: false })
        }),
        { text: t('notifications.said.download') },
      ),
    /** Every one of them is read. */
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

const put = (rows: Notification[], call: Change['call']): Change => ({ resource: 'notifications', put: rows, call })

const restore = (rows: Notification[]) =>
  put(rows, () =>
    Promise.all(rows.map(({ id, isUnRead, isArchived }) => updateNotification(id, { isUnRead, isArchived }))),
  )
