import { styled } from '@mui/material/styles'
import { Logo } from '@/components/logo'
import { AccountButton } from '@/layouts/account/account-button'
import { ContactsButton } from '@/layouts/contacts/contacts-button'
import { LanguageSwitcher } from '@/layouts/languages/language-switcher'
import { NavButton } from '@/layouts/nav/nav-button'
import { NotificationsButton } from '@/layouts/notifications/notifications-button'
import { SearchButton } from '@/layouts/search/search-button'
import { SettingsButton } from '@/layouts/settings/settings-button'
import { WorkspaceSwitcher } from '@/layouts/workspaces/workspace-switcher'
import type { DashboardLayoutProps } from './dashboard-layout'
import { HeaderFrame } from './header-frame'
import { PurchaseButton } from './purchase-button'
import { useOverflow } from './use-overflow'

type HeaderProps = Pick<DashboardLayoutProps, 'user' | 'onSignOut'> &
  Required<Pick<DashboardLayoutProps, 'path' | 'sections'>> & {
    /** The path by which the navigation's current item is found, where that is another. */
    navPath?: string
  }

/** The bar at the top of the dashboard. Below lg what does not fit is in the menu More. */
export function Header({ user, path, navPath = path, sections, onSignOut }: HeaderProps) {
  // In the specification's order. A control keeps its own state and is mounted once, here or in the menu.
  const { place, more } = useOverflow(path, {
    workspace: <WorkspaceSwitcher user={user} />,
    search: <SearchButton sections={sections} path={navPath} onSignOut={user && onSignOut} />,
    language: <LanguageSwitcher />,
    notifications: <NotificationsButton user={user} />,
    contacts: <ContactsButton />,
    settings: <SettingsButton />,
    account: <AccountButton user={user} path={path} onSignOut={onSignOut} />,
    purchase: <PurchaseButton />,
  })
  return (
    <HeaderFrame
      left={
        <>
          <NavButton sections={sections} path={navPath} />
          <HeaderLogo>
            <Logo />
          </HeaderLogo>
          {place('workspace')}
        </>
      }
      right={
        <>
          {place('search')}
          {place('language')}
          {place('notifications')}
          {place('contacts')}
          {place('settings')}
          {place('account')}
          {place('purchase')}
          {more}
        </>
      }
    />
  )
}

// Beside the page the navigation has the logo.
const HeaderLogo = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  marginInlineEnd: theme.spacing(0.5),
  [theme.breakpoints.up('lg')]: { 'html:not([data-nav-layout="horizontal"]) &': { display: 'none' } },
}))
