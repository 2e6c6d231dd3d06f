import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import closeIcon from '~icons/solar/close-circle-linear'
import { Icon } from '@/components/icon'
import { Logo } from '@/components/logo'
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
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('nav.drawer'),
          sx: { width: 'var(--ark-nav-mobile-width)', maxWidth: 'calc(100vw - 48px)', backgroundColor: 'var(--ark-nav-bg)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 2, color: 'var(--ark-nav-ink-strong)' }}>
        <Logo wordmark />
        <IconButton aria-label={t('common.close')} onClick={onClose} color="inherit">
          <Icon icon={closeIcon} size={24} />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('nav.main')} sx={{ px: 2, pb: 2 }}>
        <NavList sections={sections} path={path} onFollow={onClose} />
      </Box>
    </Drawer>
  )
}
