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

type HeaderProps = Pick<DashboardLayoutProps, 'user' | 'onSignOut' | 'header'> &
  Required<Pick<DashboardLayoutProps, 'path' | 'sections'>> & {
    /** The path for the navigation's current item, if it differs. */
    navPath?: string
  }

/** The bar at the top of the dashboard. Below lg, controls that do not fit are in the menu More. */
export function Header({ user, path, navPath = path, sections, header, onSignOut }: HeaderProps) {
  // In the order of the specification. A control keeps its state and is mounted once, here or in the menu.
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
      {...header}
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

// With the navigation beside the page, the logo is there.
const HeaderLogo = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  marginInlineEnd: theme.spacing(0.5),
  [theme.breakpoints.up('lg')]: { 'html:not([data-nav-layout="horizontal"]) &': { display: 'none' } },
}))
