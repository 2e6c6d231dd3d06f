import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Notification, NotificationPatch } from '@/api/notifications'
import { showMessage } from '@/components/snackbar-store'
import { failureText } from '@/utils/failure'
import { changeNotifications, readAllNotifications } from './change-notifications'

type Undo = () => Promise<void>

/** Changes notifications and says so: what was done, with its undo, or why it was refused. */
export function useNotificationChanges() {
  const client = useQueryClient()
  const { t } = useTranslation()

  async function attempt(call: () => Promise<void>) {
    try {
      await call()
    } catch (failure) {
      showMessage({ text: t('notifications.refused', { reason: failureText(failure) }), severity: 'error' })
    }
  }

  function run(change: Promise<Undo>, text?: string, canUndo = true) {
    return attempt(async () => {
      const undo = await change
      if (text) showMessage({ text, undo: canUndo ? () => attempt(undo) : undefined })
    })
  }

  return {
    /** Without a text nothing is said of what went well: the list shows it. */
    change: (row: Notification, patch: NotificationPatch, text?: string, canUndo?: boolean) =>
      run(changeNotifications(client, [row], patch), text, canUndo),
    readAll: (rows: Notification[]) => run(readAllNotifications(client, rows), t('notifications.markedAll')),
  }
}
