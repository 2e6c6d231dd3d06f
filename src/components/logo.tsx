import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
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
      component={Link}
      to="/"
      aria-label="logo"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        borderRadius: 1,
        color: 'inherit',
        textDecoration: 'none',
        typography: 'h4',
        letterSpacing: '0.02em',
      }}
    >
      <Box component="svg" viewBox="0 0 40 40" aria-hidden width={size} height={size} sx={{ flexShrink: 0 }}>
        <Mark />
      </Box>
      {wordmark && <span aria-hidden>{brand.name}</span>}
    </Box>
  )
}

function Mark() {
  return (
    <>
      <rect width="40" height="40" rx="11" fill="var(--mui-palette-primary-main)" />
      <path
        fill="none"
        stroke="var(--mui-palette-primary-contrastText)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M10 29V20a10 10 0 0 1 20 0v9"
      />
      <path
        fill="none"
        stroke="var(--mui-palette-primary-contrastText)"
        strokeOpacity="0.65"
        strokeWidth="4"
        strokeLinecap="round"
        d="M16 24h8"
      />
    </>
  )
}
