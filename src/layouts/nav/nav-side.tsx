import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { Logo } from '@/components/logo'
import type { NavSection } from '@/nav'
import { NavCard } from './nav-card'
import { navColors } from './nav-colors'
import { NavMini } from './nav-mini'
import { NavToggle } from './nav-toggle'
import { NavVertical } from './nav-vertical'

interface NavSideProps {
  sections: NavSection[]
  path: string
  user?: User | undefined
}

/**
 * The navigation beside the page, from lg on: wide or narrow. Both are in the prerendered page; the layout on <html>
 * says which is shown, and what is not shown is not there for anybody.
 */
export function NavSide({ sections, path, user }: NavSideProps) {
  const { t } = useTranslation()
  return (
    <Side aria-label={t('nav.side')} data-screen-only>
      <Head>
        <Logo wordmark />
      </Head>
      <Part className="wide-only">
        <NavVertical sections={sections} path={path} />
        <NavCard user={user} />
      </Part>
      <Part className="mini-only">
        <NavMini sections={sections} path={path} />
      </Part>
      <NavToggle />
    </Side>
  )
}

const Side = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  // Its submenus lie over the header too.
  zIndex: theme.zIndex.appBar + 1,
  height: '100dvh',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  ...navColors,
  borderInlineEnd: '1px solid var(--ark-nav-border)',
  '& .mini-only, html[data-nav-layout="mini"] & .wide-only': { display: 'none' },
  'html[data-nav-layout="mini"] & .mini-only': { display: 'flex' },
  'html[data-nav-layout="horizontal"] &': { display: 'none' },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))

const Head = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 3, 1.5),
  overflow: 'hidden',
  color: 'var(--ark-nav-ink-strong)',
  // The mark stays where it is when the rest goes.
  'html[data-nav-layout="mini"] & .wordmark': { display: 'none' },
}))

const Part = styled('div')({ flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' })
