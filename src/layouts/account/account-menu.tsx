import type { IconifyIcon } from '@iconify/react/offline'
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { createLink } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { showMessage } from '@/components/snackbar-store'
import { config } from '@/config'
import { textOf } from '@/i18n/text-of'
import { help } from '@/nav'
import { formatNumber } from '@/utils/format-number'
import subscriptionIcon from '~icons/solar/card-bold-duotone'
import homeIcon from '~icons/solar/home-angle-bold-duotone'
import projectsIcon from '~icons/solar/notes-bold-duotone'
import settingsIcon from '~icons/solar/settings-bold-duotone'
import securityIcon from '~icons/solar/shield-keyhole-bold-duotone'
import profileIcon from '~icons/solar/user-id-bold-duotone'
import dashboardIcon from '~icons/solar/widget-5-bold-duotone'

interface Entry {
  title: 'profile' | 'projects' | 'subscription' | 'security' | 'settings'
  icon: IconifyIcon
  badge?: number
}

// Pages for you to add; until then they are marked as demo entries.
const entries: Entry[] = [
  { title: 'profile', icon: profileIcon },
  { title: 'projects', icon: projectsIcon, badge: 3 },
  { title: 'subscription', icon: subscriptionIcon },
  { title: 'security', icon: securityIcon },
  { title: 'settings', icon: settingsIcon },
]

interface AccountMenuProps {
  path: string
  /** Called when the user follows a link. */
  onLeave: () => void
}

/** The links of the account; the first leads to a page other than the current one. */
export function AccountMenu({ path, onLeave }: AccountMenuProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const onDashboard = path.split('/').includes('dashboard')
  return (
    <Box component="nav" aria-label={t('account.menu')}>
      <span id={id} style={visuallyHidden}>
        {t('account.demoEntry')}
      </span>
      <Box component="ul" sx={{ m: 0, px: 0, py: 2, listStyle: 'none' }}>
        <li>
          <EntryLink
            to={onDashboard ? '/' : config.auth.redirectPath}
            onClick={onLeave}
            sx={{ minHeight: 44, px: 1.5 }}
          >
            <ListItemIcon>
              <Icon icon={onDashboard ? homeIcon : dashboardIcon} size={24} />
            </ListItemIcon>
            <ListItemText primary={onDashboard ? t('common.home') : t('account.dashboard')} />
          </EntryLink>
        </li>
        {entries.map(({ title, icon, badge }) => (
          <li key={title}>
            <ListItemButton
              component="a"
              href="#"
              aria-describedby={id}
              onClick={(event) => {
                event.preventDefault()
                showMessage({ text: t('account.demoNote', { entry: t(`account.${title}`) }) })
              }}
              sx={{ minHeight: 44, px: 1.5 }}
            >
              <ListItemIcon>
                <Icon icon={icon} size={24} />
              </ListItemIcon>
              <ListItemText primary={t(`account.${title}`)} />
              {badge && <Label color="error">{formatNumber(badge, i18n.language)}</Label>}
            </ListItemButton>
          </li>
        ))}
        {help.map(({ title, path, icon }) => (
          <li key={path}>
            <EntryLink to={path} onClick={onLeave} sx={{ minHeight: 44, px: 1.5 }}>
              <ListItemIcon>{icon && <Icon icon={icon} size={24} />}</ListItemIcon>
              <ListItemText primary={textOf(t, title)} />
            </EntryLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const EntryLink = createLink(ListItemButton)
