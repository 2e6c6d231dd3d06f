import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { Navigation } from '@/layouts/nav/navigation'
import type { NavSection } from '@/nav'
import { nav } from '@/nav'
import { FetchAhead } from './fetch-ahead'
import { Header } from './header'
import type { HeaderFrameProps } from './header-frame'

export interface DashboardLayoutProps {
  /** The signed-in user; undefined renders a skeleton. */
  user?: User | undefined
  /** The current path, for the navigation. */
  path?: string
  /** The parts of the navigation that the user may see. */
  sections?: NavSection[]
  /** The user has no permission for the page, so no item of the navigation is current. */
  forbidden?: boolean
  /** What the header has in its other areas: a line above, the center, a line below. */
  header?: Pick<HeaderFrameProps, 'top' | 'center' | 'bottom'>
  onSignOut?: () => Promise<void>
  children?: ReactNode
}

/** The frame of the dashboard: navigation, header and the page. */
export function DashboardLayout({
  user,
  path = '',
  sections = nav,
  forbidden,
  header,
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
        <Header
          user={user}
          path={path}
          navPath={navPath}
          sections={sections}
          {...(header && { header })}
          onSignOut={onSignOut}
        />
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
    // Visually the navigation is between the header and the page; also for Tab in browsers that support reading-flow.
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
  // The setting Compact layout narrows it on wide screens.
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
