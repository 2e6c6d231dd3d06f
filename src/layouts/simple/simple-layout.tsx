import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Logo } from '@/components/logo'
import { HeaderFrame } from '@/layouts/dashboard/header-frame'
import { SignInButton } from './sign-in-button'

interface SimpleLayoutProps {
  /** A signed-in user needs no sign-in link. */
  signedIn: boolean
  children: ReactNode
}

/** The frame of a public page: a header with logo and sign-in link. */
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
