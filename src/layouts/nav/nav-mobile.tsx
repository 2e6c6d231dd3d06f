import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Logo } from '@/components/logo'
import { SideDrawer } from '@/components/side-drawer'
import type { NavSection } from '@/nav'
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
      sx={{
        '--ark-focus': 'var(--ark-nav-accent)',
        color: 'var(--ark-nav-ink-strong)',
        backgroundColor: 'var(--ark-nav-bg)',
      }}
    >
      <Box component="nav" aria-label={t('nav.main')} sx={{ px: 2, pb: 2 }}>
        <NavList sections={sections} path={path} onFollow={onClose} />
      </Box>
    </SideDrawer>
  )
}
