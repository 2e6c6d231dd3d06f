import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { notifications } from '@/api/notifications'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { formatNumber } from '@/utils/format-number'
import bellIcon from '~icons/solar/bell-linear'

const most = 99 // that the badge counts

const NotificationsDrawer = lazyPart(() => import('./notifications-drawer'), 'NotificationsDrawer', { ahead: true })

/** The header's bell with the unread count; opens the drawer. Without a user there is none. */
export const NotificationsButton = memo(function NotificationsButton({ user }: { user: User | undefined }) {
  const { t, i18n } = useTranslation()
  // Once opened the drawer stays mounted, so that it can animate closing.
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  const { data: unread = 0 } = useQuery({
    ...notifications.list(),
    enabled: !!user,
    select: ({ data }) => data.filter(({ isUnRead }) => isUnRead).length,
  })
  const nameWith = (number: string) =>
    // The visible count is part of the name, for speech input.
    t('notifications.withUnread', { number: unread > most ? `${most}+ (${number})` : number })
  return (
    <>
      <IconButton
        aria-label={unread ? nameWith(formatNumber(unread, i18n.language)) : t('notifications.title')}
        aria-haspopup="dialog"
        onPointerEnter={NotificationsDrawer.preload}
        onFocus={NotificationsDrawer.preload}
        onClick={() => setOpen(true)}
      >
        <Badge badgeContent={unread} max={most} color="error" overlap="circular" aria-hidden>
          <Icon icon={bellIcon} size={24} />
        </Badge>
      </IconButton>
      <Suspense>{open !== undefined && <NotificationsDrawer open={open} onClose={close} />}</Suspense>
    </>
  )
})
