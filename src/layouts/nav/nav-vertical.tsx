import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { Logo } from '@/components/logo'
import type { NavSection } from '@/nav'
import { NavCard } from './nav-card'
import { NavList } from './nav-list'

interface NavVerticalProps {
  sections: NavSection[]
  path: string
  user?: User | undefined
}

/** The navigation at the side, from lg on; below that it is a drawer. */
export function NavVertical({ sections, path, user }: NavVerticalProps) {
  const { t } = useTranslation()
  return (
    <Side>
      <Head>
        <Logo wordmark />
      </Head>
      <Body aria-label={t('nav.main')}>
        <NavList sections={sections} path={path} />
      </Body>
      <NavCard user={user} />
    </Side>
  )
}

const Side = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '--ark-focus': 'var(--ark-nav-accent)',
  color: 'var(--ark-nav-ink)',
  backgroundColor: 'var(--ark-nav-bg)',
  borderInlineEnd: '1px solid var(--ark-nav-border)',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))

const Head = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5, 3.5, 1.5),
  color: 'var(--ark-nav-ink-strong)',
}))

const Body = styled('nav')(({ theme }) => ({
  flexGrow: 1,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: theme.spacing(1, 2, 2),
}))
