import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionQuery } from '@/auth/session-query'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PageHeader } from '@/components/page-header'
import type { PageProps } from '@/components/records/page-search'
import notificationsIcon from '~icons/solar/bell-bing-bold-duotone'
import sessionsIcon from '~icons/solar/monitor-smartphone-bold-duotone'
import securityIcon from '~icons/solar/shield-keyhole-bold-duotone'
import profileIcon from '~icons/solar/user-id-bold-duotone'
import { type AccountSearch, accountTabs } from './account-search'
import { PanelSkeleton } from './account-skeleton'
import { ProfilePanel } from './profile-panel'

const SecurityPanel = lazyPart(() => import('./security-panel'), 'SecurityPanel')
const SessionsPanel = lazyPart(() => import('./sessions-panel'), 'SessionsPanel')
const NotificationsPanel = lazyPart(() => import('./notifications-panel'), 'NotificationsPanel')

const icons = {
  profile: profileIcon,
  security: securityIcon,
  sessions: sessionsIcon,
  notifications: notificationsIcon,
}

/** The signed-in user's own account: profile, password, devices, and the notifications they want. */
export function AccountView({ search: { tab }, onSearchChange }: PageProps<AccountSearch>) {
  const { t } = useTranslation(['account', 'translation'])
  const { data: user } = useQuery(sessionQuery)
  const id = useId()
  return (
    <>
      <PageHeader title={t('translation:account.title')} caption={t('caption')} />
      <Tabs
        value={tab}
        aria-label={t('translation:account.title')}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_, tab) => onSearchChange({ tab })}
        sx={{ mb: 3, minHeight: 48 }}
      >
        {accountTabs.map((value) => (
          <Tab
            key={value}
            value={value}
            id={`${id}-${value}`}
            aria-controls={`${id}-panel`}
            label={t(`tabs.${value}`)}
            icon={<Icon icon={icons[value]} size={22} />}
            iconPosition="start"
            sx={{ minHeight: 48 }}
            onPointerEnter={value === 'security' ? SecurityPanel.preload : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <Suspense fallback={<PanelSkeleton />}>
          {!user ? (
            <PanelSkeleton />
          ) : tab === 'profile' ? (
            // The form belongs to one user.
            <ProfilePanel key={user.id} user={user} />
          ) : tab === 'security' ? (
            <SecurityPanel />
          ) : tab === 'sessions' ? (
            <SessionsPanel />
          ) : (
            <NotificationsPanel />
          )}
        </Suspense>
      </Box>
    </>
  )
}
