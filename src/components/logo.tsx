import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { brand } from '@/brand'

interface LogoProps {
  /** Width and height in px. */
  size?: number
  /** Shows the name beside the mark. */
  wordmark?: boolean
}

/** The mark of the site, a link to its start. */
export function Logo({ size = 40, wordmark = false }: LogoProps) {
  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'inline-flex', flexShrink: 0, alignItems: 'center', gap: 1.5 }}
    >
      <Box
        component={Link}
        to="/"
        aria-label="logo"
        sx={{
          display: 'flex',
          borderRadius: 1,
          // The link's box is the mark's; the name beside it can be pressed too.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        <svg viewBox="0 0 40 40" aria-hidden width={size} height={size}>
          <Mark />
        </svg>
      </Box>
      {wordmark && (
        <Box component="span" className="wordmark" aria-hidden sx={{ typography: 'h4', letterSpacing: '0.02em' }}>
          {brand.name}
        </Box>
      )}
    </Box>
  )
}

// The colours are the accent's, whatever preset it has.
function Mark() {
  const id = useId()
  return (
    <>
      <linearGradient id={`${id}l`} x1="4" y1="4" x2="20" y2="37" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--mui-palette-primary-light)" />
        <stop offset="1" stopColor="var(--mui-palette-primary-main)" />
      </linearGradient>
      <linearGradient id={`${id}r`} x1="22" y1="4" x2="36" y2="37" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--mui-palette-primary-main)" />
        <stop offset="1" stopColor="var(--mui-palette-primary-dark)" />
      </linearGradient>
      <path fill={`url(#${id}l)`} d="M20 3C11.5 10 4.5 22 3 37h9c.6-7 3.4-12.6 8-17z" />
      <path fill={`url(#${id}r)`} d="M20 3c8.5 7 15.5 19 17 34h-9c-.6-7-3.4-12.6-8-17z" />
      <path fill="var(--mui-palette-primary-light)" d="M13.4 29q6.6 2.6 13.2 0c-.7 4.7-3.2 7-6.6 7s-5.9-2.3-6.6-7z" />
    </>
  )
}
