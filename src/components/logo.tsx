import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { Fragment, useId } from 'react'
import { brand } from '@/brand'

interface LogoProps {
  /** Width and height in px. */
  size?: number
  /** Adds the name beside the mark. */
  wordmark?: boolean
}

/** The site's logo, a link to the start page. */
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
          // The link's box is the mark; the name beside it is clickable too.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        <LogoMark size={size} />
      </Box>
      {wordmark && (
        <Box component="span" className="wordmark" aria-hidden sx={{ typography: 'h4', letterSpacing: '0.02em' }}>
          {brand.name}
        </Box>
      )}
    </Box>
  )
}

/** The mark without a link. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg viewBox={`0 0 ${brand.logo.size} ${brand.logo.size}`} aria-hidden width={size} height={size}>
      <Mark />
    </svg>
  )
}

// Colored by the accent of the preset.
function Mark() {
  const id = useId()
  return brand.logo.paths.map(({ d, tones }, index) => (
    <Fragment key={d}>
      <linearGradient id={`${id}${index}`} x1="0" y1="0" x2="0.6" y2="1">
        {tones.map((tone, stop) => (
          <stop key={tone} offset={stop} stopColor={`var(--mui-palette-primary-${tone})`} />
        ))}
      </linearGradient>
      <path fill={`url(#${id}${index})`} d={d} />
    </Fragment>
  ))
}
