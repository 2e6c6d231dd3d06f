import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import type { NavSection } from '@/nav'
import menuIcon from '~icons/solar/hamburger-menu-linear'

const NavMobile = lazyPart(() => import('./nav-mobile'), 'NavMobile', { ahead: true })

/** Opens the navigation as a drawer, below lg. */
export function NavButton({ sections, path }: { sections: NavSection[]; path: string }) {
  const { t } = useTranslation()
  // Once opened the drawer stays mounted, so that it can animate closing.
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <SmallOnly
        edge="start"
        aria-label={t('nav.open')}
        aria-haspopup="dialog"
        onPointerEnter={NavMobile.preload}
        onFocus={NavMobile.preload}
        onClick={() => setOpen(true)}
      >
        <Icon icon={menuIcon} size={24} />
      </SmallOnly>
      <Suspense>
        {open !== undefined && <NavMobile open={open} onClose={() => setOpen(false)} sections={sections} path={path} />}
      </Suspense>
    </>
  )
}

const SmallOnly = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'none' },
}))
