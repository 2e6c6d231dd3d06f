import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { Navigation } from '@/layouts/nav/navigation'
import type { NavSection } from '@/nav'
import { nav } from '@/nav'
import { FetchAhead } from './fetch-ahead'
import { Header } from './header'

export interface DashboardLayoutProps {
  /** Who is signed in; a skeleton stands in their place until that is known. */
  user?: User | undefined
  /** The current path, for the navigation. */
  path?: string
  /** What of the navigation the user may see. */
  sections?: NavSection[]
  /** The user may not see the page: no item of the navigation stands for it. */
  forbidden?: boolean
  onSignOut?: () => Promise<void>
  children?: ReactNode
}

/** The frame of the dashboard: navigation, header and the page. */
export function DashboardLayout({
  user,
  path = '',
  sections = nav,
  forbidden,
  onSignOut,
  children,
}: DashboardLayoutProps) {
  const { t } = useTranslation()
  const navPath = forbidden ? '' : path
  return (
    <Frame>
      <FetchAhead sections={sections} />
      <SkipLink href="#main" data-screen-only>
        {t('nav.skip')}
      </SkipLink>
      <Navigation sections={sections} path={navPath} user={user} />
      <Column>
        <Header user={user} path={path} navPath={navPath} sections={sections} onSignOut={onSignOut} />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { display: 'block' },
  transition: 'grid-template-columns var(--ark-layout-transition) ease-out',
  [theme.breakpoints.up('lg')]: {
    'html[data-nav-layout="vertical"] &': { gridTemplateColumns: 'var(--ark-nav-width) minmax(0, 1fr)' },
    'html[data-nav-layout="mini"] &': { gridTemplateColumns: 'var(--ark-nav-mini-width) minmax(0, 1fr)' },
    // The navigation between the header and the page, for the eyes; for Tab too where a browser knows reading-flow.
    'html[data-nav-layout="horizontal"] &': {
      display: 'flex',
      flexDirection: 'column',
      readingFlow: 'flex-visual',
      '& > section': { order: 1 },
      '& > div': { display: 'contents' },
      '& > div > main': { order: 2 },
    },
  },
}))

const Column = styled('div')({ minWidth: 0, display: 'flex', flexDirection: 'column' })

const Main = styled('main')(({ theme }) => ({
  flexGrow: 1,
  width: '100%',
  // The layout Compact narrows it on wide screens.
  maxWidth: 'var(--ark-content-width)',
  marginInline: 'auto',
  padding: theme.spacing(2, 'var(--ark-gutter)', 8),
  outline: 'none',
}))

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: theme.spacing(1.25, 2),
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))
