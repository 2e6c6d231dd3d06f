import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface TheThingProps {
  children: ReactNode
}

export function TheThing({ children }: TheThingProps) {
  return <Box sx={{ p: 2 }}>{children}</Box>
}
