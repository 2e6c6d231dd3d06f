import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { assetUrl } from './asset-url'

interface EmptyStateProps {
  title: string
  text: string
  /** The number of the character: assets/illustrations/character-N.webp. */
  character: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10
  /** The heading's level: 1 if the state is the whole page. */
  level?: 1 | 2
  /** Actions. */
  children?: ReactNode
}

/** An illustration, a title, a text and an action, for a page or part without content. */
export function EmptyState({ title, text, character, level = 2, children }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', px: 2, py: { xs: 4, md: 8 } }}>
      <img
        src={assetUrl(`assets/illustrations/character-${character}.webp`)}
        alt=""
        width={240}
        height={240}
        decoding="async"
      />
      <Typography component={level === 1 ? 'h1' : 'h2'} variant={level === 1 ? 'h1' : 'h3'} sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: 440, color: 'text.secondary', textWrap: 'balance' }}>{text}</Typography>
      {children}
    </Box>
  )
}
