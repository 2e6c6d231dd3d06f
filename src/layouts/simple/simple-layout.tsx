import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Live } from '@/components/live'
import { Logo } from '@/components/logo'
import { HeaderFrame } from '@/layouts/dashboard/header-frame'
import { SignInButton } from './sign-in-button'

interface SimpleLayoutProps {
  /** Whether somebody is signed in; undefined until that is known. */
  signedIn?: boolean | undefined
  children: ReactNode
}

/** The frame of a page that is open to all: the header with the logo and the way in. */
export function SimpleLayout({ signedIn, children }: SimpleLayoutProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <Live />
      <HeaderFrame left={<Logo wordmark />} right={signedIn ? null : <SignInButton known={signedIn === false} />} />
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
