import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Logo } from '@/components/logo'
import { HeaderFrame } from '@/layouts/dashboard/header-frame'
import { SignInButton } from './sign-in-button'

interface SimpleLayoutProps {
  /** Whether somebody is signed in: they need no way in. */
  signedIn: boolean
  children: ReactNode
}

/** The frame of a page that is open to all: the header with the logo and the way in. */
export function SimpleLayout({ signedIn, children }: SimpleLayoutProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <HeaderFrame left={<Logo wordmark />} right={signedIn ? null : <SignInButton />} />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ outline: 'none', display: 'grid', placeContent: 'center', pb: 12 }}
      >
        {children}
      </Box>
    </Box>
  )
}
