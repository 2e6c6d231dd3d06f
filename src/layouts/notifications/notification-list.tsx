import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/api/notifications'
import { EmptyState } from '@/components/empty-state'
import { NotificationItem } from './notification-item'
import type { NotificationsTab } from './notifications-panel'

const drawings = { all: 3, unread: 5, archived: 3 } as const

interface NotificationListProps {
  tab: NotificationsTab
  rows: Notification[]
  onFollow?: (() => void) | undefined
}

/** The notifications of a tab. If the focused one leaves the tab, the focus moves to the one that takes its place. */
export function NotificationList({ tab, rows, onFollow }: NotificationListProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<{ id: string; index: number } | null>(null)

  useEffect(() => {
    const left = focused.current
    if (!left || rows.some(({ id }) => id === left.id)) return
    focused.current = null
    const items = box.current?.querySelectorAll('li')
    const next = items?.[Math.min(left.index, items.length - 1)] ?? box.current
    next?.focus()
  }, [rows])

  return (
    <Box
      ref={box}
      tabIndex={-1}
      sx={{ outline: 'none' }}
      onFocus={({ target }) => {
        const index = [...(box.current?.querySelectorAll('li') ?? [])].findIndex((item) => item.contains(target))
        const row = rows[index]
        if (row) focused.current = { id: row.id, index }
      }}
      onBlur={({ relatedTarget }) => {
        // A removed element loses the focus to nothing.
        if (relatedTarget) focused.current = null
      }}
    >
      {rows.length === 0 ? (
        <EmptyState
          title={t(`notifications.empty.${tab}.title`)}
          text={t(`notifications.empty.${tab}.text`)}
          character={drawings[tab]}
        />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {rows.map((row) => (
            <NotificationItem key={row.id} notification={row} onFollow={onFollow} />
          ))}
        </Box>
      )}
    </Box>
  )
}
