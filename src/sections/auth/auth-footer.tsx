import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** The line of links below a form. */
export function AuthFooter({ children }: { children: ReactNode }) {
  return <Typography sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>{children}</Typography>
}
