import { useTranslation } from 'react-i18next'
import { RouterButton } from '@/components/router-link'
import { SideDrawer } from '@/components/side-drawer'
import { NotificationsPanel } from './notifications-panel'

interface NotificationsDrawerProps {
  open: boolean
  onClose: () => void
}

/** The notifications in a drawer, with a link to the full list. */
export function NotificationsDrawer({ open, onClose }: NotificationsDrawerProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer open={open} onClose={onClose} title={t('notifications.title')} width={420}>
      <NotificationsPanel onFollow={onClose}>
        <RouterButton
          to="."
          search={(search) => ({ ...search, notifications: 'all' as const })}
          variant="soft"
          color="inherit"
          onClick={onClose}
        >
          {t('notifications.viewAll')}
        </RouterButton>
      </NotificationsPanel>
    </SideDrawer>
  )
}
