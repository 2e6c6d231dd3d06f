import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { notificationsQuery } from '@/api/notifications'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { formatNumber } from '@/utils/format-number'
import bellIcon from '~icons/solar/bell-linear'

const most = 99 // that the badge counts

const NotificationsDrawer = lazyPart(() => import('./notifications-drawer'), 'NotificationsDrawer', { ahead: true })

/** The header's bell: how many notifications are unread, and the drawer with them. Nobody has none. */
export const NotificationsButton = memo(function NotificationsButton({ user }: { user: User | undefined }) {
  const { t, i18n } = useTranslation()
  // Once opened the drawer stays mounted, so that it can also be seen closing.
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  const { data: unread = 0 } = useQuery({
    ...notificationsQuery(),
    enabled: !!user,
    select: ({ data }) => data.filter(({ isUnRead }) => isUnRead).length,
  })
  const number = formatNumber(unread, i18n.language)
  // What is seen is part of the name, for those who say it.
  const name = t('notifications.withUnread', { number: unread > most ? `${most}+ (${number})` : number })
  return (
    <>
      <IconButton
        aria-label={unread ? name : t('notifications.title')}
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
