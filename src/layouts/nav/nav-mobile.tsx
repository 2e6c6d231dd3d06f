import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Logo } from '@/components/logo'
import { Scrollbar } from '@/components/scrollbar'
import { SideDrawer } from '@/components/side-drawer'
import type { NavSection } from '@/nav'
import { navColors } from './nav-colors'
import { NavHelp } from './nav-help'
import { NavList } from './nav-list'

interface NavMobileProps {
  open: boolean
  onClose: () => void
  sections: NavSection[]
  path: string
}

/** The navigation as a drawer, on small screens. */
export function NavMobile({ open, onClose, sections, path }: NavMobileProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer
      side="start"
      open={open}
      onClose={onClose}
      title={t('nav.drawer')}
      head={<Logo wordmark />}
      width="var(--ark-nav-mobile-width)"
      sx={{ ...navColors, color: 'var(--ark-nav-ink-strong)' }}
    >
      <Scrollbar sx={{ flexGrow: 1 }}>
        <Box component="nav" aria-label={t('nav.main')} sx={{ px: 2, pb: 2 }}>
          <NavList sections={sections} path={path} onFollow={onClose} />
        </Box>
      </Scrollbar>
      <Box sx={{ pb: 1 }}>
        <NavHelp path={path} onFollow={onClose} />
      </Box>
    </SideDrawer>
  )
}
