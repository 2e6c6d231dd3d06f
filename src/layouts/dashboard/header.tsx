import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { Logo } from '@/components/logo'
import menuIcon from '~icons/solar/hamburger-menu-linear'
import type { DashboardLayoutProps } from './dashboard-layout'

const importNavMobile = () => import('@/layouts/nav/nav-mobile')
const importAccount = () => import('@/layouts/account/account-drawer')
const NavMobile = lazy(() => importNavMobile().then(({ NavMobile }) => ({ default: NavMobile })))
const AccountDrawer = lazy(() => importAccount().then(({ AccountDrawer }) => ({ default: AccountDrawer })))

type HeaderProps = Pick<DashboardLayoutProps, 'user' | 'onSignOut'> &
  Required<Pick<DashboardLayoutProps, 'path' | 'sections'>>

/** The bar at the top. Its drawers come when they are first opened, and on the way there when they are pointed at. */
export function Header({ user, path, sections, onSignOut }: HeaderProps) {
  const { t } = useTranslation()
  // Once opened a drawer stays mounted, so that it can also be seen closing.
  const [navOpen, setNavOpen] = useState<boolean>()
  const [accountOpen, setAccountOpen] = useState<boolean>()
  return (
    <Bar>
      <Box className="start" sx={{ gap: 1, alignItems: 'center' }}>
        <IconButton
          edge="start"
          aria-label={t('nav.open')}
          onPointerEnter={importNavMobile}
          onClick={() => setNavOpen(true)}
        >
          <Icon icon={menuIcon} size={24} />
        </IconButton>
        <Logo size={32} />
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      <IconButton
        aria-label={t('account.title')}
        aria-haspopup="dialog"
        onPointerEnter={importAccount}
        onClick={() => setAccountOpen(true)}
        sx={{ p: 0.5 }}
      >
        {user ? (
          <Avatar src={assetUrl(user.photoURL)} alt="" sx={{ width: 36, height: 36 }}>
            {user.displayName.charAt(0)}
          </Avatar>
        ) : (
          <Skeleton variant="circular" width={36} height={36} />
        )}
      </IconButton>
      <Suspense>
        {navOpen !== undefined && (
          <NavMobile open={navOpen} onClose={() => setNavOpen(false)} sections={sections} path={path} />
        )}
        {accountOpen !== undefined && (
          <AccountDrawer
            open={accountOpen}
            onClose={() => setAccountOpen(false)}
            user={user}
            path={path}
            onSignOut={onSignOut}
          />
        )}
      </Suspense>
    </Bar>
  )
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  height: 'var(--ark-header-height)',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: 'var(--ark-gutter)',
  backgroundColor: theme.alpha(theme.vars.palette.background.default, 0.8),
  backdropFilter: 'blur(8px)',
  borderBlockEnd: '1px solid var(--ark-edge)',
  '& > .start': { display: 'flex' },
  [theme.breakpoints.up('lg')]: { '& > .start': { display: 'none' } },
}))
