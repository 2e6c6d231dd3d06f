import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Logo } from '@/components/logo'
import { config } from '@/config'

/** The frame of the sign-in pages: one centred column, 420 px wide, on a blurred background from md on. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Box component="header" sx={{ p: { xs: 2, md: 3 } }}>
        <Logo wordmark />
      </Box>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ outline: 'none', display: 'grid', alignContent: { xs: 'start', md: 'center' }, justifyItems: 'center' }}
      >
        <Column>{children}</Column>
      </Box>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  [theme.breakpoints.down('md')]: { backgroundColor: theme.vars.palette.background.paper },
  [theme.breakpoints.up('md')]: {
    '&::before': {
      content: '""',
      position: 'fixed',
      inset: 0,
      zIndex: -1,
      background: `url(${config.assetUrl}assets/backgrounds/blur-1.webp) center / cover`,
      ...theme.applyStyles('dark', {
        background: `url(${config.assetUrl}assets/backgrounds/blur-2.webp) center / cover`,
      }),
    },
  },
}))

const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 420,
  padding: theme.spacing(2, 2, 6),
  [theme.breakpoints.up('md')]: {
    marginBottom: theme.spacing(10),
    padding: theme.spacing(5, 4),
    borderRadius: 20,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.customShadows.dialog,
    border: '1px solid var(--ark-edge)',
  },
}))
