import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Notification, notifications } from '@/api/notifications'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { LoadFailure } from '@/components/records/load-failure'
import { Scrollbar } from '@/components/scrollbar'
import { Snackbar } from '@/components/snackbar'
import { formatNumber } from '@/utils/format-number'
import checkIcon from '~icons/solar/check-read-linear'
import { NotificationList } from './notification-list'
import { NotificationsSkeleton } from './notifications-states'
import { useNotificationChanges } from './use-notification-changes'

const tabs = ['all', 'unread', 'archived'] as const
export type NotificationsTab = (typeof tabs)[number]

const shows: Record<NotificationsTab, (row: Notification) => boolean> = {
  all: () => true,
  unread: ({ isUnRead }) => isUnRead,
  archived: ({ isArchived }) => isArchived,
}

const labelColors = { all: 'default', unread: 'primary', archived: 'success' } as const

interface NotificationsPanelProps {
  /** Called when the user follows a notification's link. */
  onFollow?: () => void
  children?: ReactNode
}

/** The notifications by tabs, with bulk actions; `children` are further actions. */
export function NotificationsPanel({ onFollow, children }: NotificationsPanelProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [tab, setTab] = useState<NotificationsTab>('all')
  const { data, error, isError, isFetching, refetch } = useQuery(notifications.list())
  const { readAll } = useNotificationChanges()
  const rows = data?.data
  const hasUnread = rows?.some(shows.unread) ?? false

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, value) => setTab(value)}
        selectionFollowsFocus
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('notifications.title')}
        sx={{ flexShrink: 0, px: 3, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {tabs.map((value) => (
          <Tab
            key={value}
            value={value}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
            label={
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {t(`notifications.${value}`)}{' '}
                {rows && (
                  <Label color={labelColors[value]} variant={tab === value ? 'filled' : 'soft'}>
                    {formatNumber(rows.filter(shows[value]).length, i18n.language)}
                  </Label>
                )}
              </Box>
            }
          />
        ))}
      </Tabs>
      <Scrollbar
        slotProps={{
          scroller: {
            role: 'tabpanel',
            id: `${id}-panel`,
            'aria-labelledby': `${id}-${tab}`,
            'aria-busy': !rows && !isError,
          },
        }}
        // Focused elements stay above the message at the bottom.
        sx={{ flexGrow: 1, '& .simplebar-content-wrapper': { scrollPaddingBlockEnd: 88 } }}
      >
        {rows ? (
          <NotificationList key={tab} tab={tab} rows={rows.filter(shows[tab])} onFollow={onFollow} />
        ) : isError ? (
          <LoadFailure failure={error} loading={isFetching} onRetry={refetch} />
        ) : (
          <NotificationsSkeleton />
        )}
      </Scrollbar>
      <Box sx={{ position: 'relative' }}>
        <Snackbar inside />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          p: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {/* Stays focusable without unread notifications, so that the focus is not lost after a click. */}
        <Button
          color="inherit"
          aria-disabled={!hasUnread}
          startIcon={<Icon icon={checkIcon} />}
          onClick={() => rows && hasUnread && readAll(rows)}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } }}
        >
          {t('notifications.markAll')}
        </Button>
        {children}
      </Box>
    </>
  )
}
