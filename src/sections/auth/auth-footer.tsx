import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** The line under a form, with where else one can go. */
export function AuthFooter({ children }: { children: ReactNode }) {
  return <Typography sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>{children}</Typography>
}
