import { styled } from '@mui/material/styles'

// The skeleton and the view share these, so that nothing moves when the figures come.

export const WelcomeFrame = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 216,
  padding: 'var(--ark-card-padding)',
  marginBottom: theme.spacing(3),
  borderRadius: 16,
  border: '1px solid var(--ark-edge)',
  background: `linear-gradient(120deg, ${theme.alpha(theme.vars.palette.primary.main, 0.16)}, ${theme.alpha(theme.vars.palette.primary.main, 0.04)} 72%)`,
  [theme.breakpoints.up('sm')]: { paddingInlineEnd: 300, paddingBlock: theme.spacing(4) },
}))

export const FigureGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}))
