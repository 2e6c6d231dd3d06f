import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { NavVertical } from '@/layouts/nav/nav-vertical'
import type { NavSection } from '@/nav'
import { nav } from '@/nav'
import { Header } from './header'

export interface DashboardLayoutProps {
  /** Who is signed in; a skeleton stands in their place until that is known. */
  user?: User | undefined
  /** The current path, for the navigation. */
  path?: string
  /** What of the navigation the user may see. */
  sections?: NavSection[]
  onSignOut?: () => Promise<void>
  children?: ReactNode
}

/** The frame of the dashboard: navigation, header and the page. */
export function DashboardLayout({ user, path = '', sections = nav, onSignOut, children }: DashboardLayoutProps) {
  const { t } = useTranslation()
  return (
    <Frame>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      <NavVertical sections={sections} path={path} user={user} />
      <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header user={user} path={path} sections={sections} onSignOut={onSignOut} />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Box>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'var(--ark-nav-width) minmax(0, 1fr)' },
}))

const Main = styled('main')(({ theme }) => ({
  flexGrow: 1,
  width: '100%',
  maxWidth: 1520,
  marginInline: 'auto',
  padding: theme.spacing(2, 'var(--ark-gutter)', 8),
  outline: 'none',
  // What Tab reaches must not hide below the sticky header (WCAG 2.4.11).
  '& :focus': { scrollMarginTop: 'calc(var(--ark-header-height) + 16px)' },
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
