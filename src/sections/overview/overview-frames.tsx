import { styled } from '@mui/material/styles'

// The skeleton and the view share these, so that nothing moves when the figures come.

/** The cards go by the room of the page, which the navigation's width changes too, not by the window's. */
export const Ground = styled('div')({ containerType: 'inline-size' })

export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '& > *': { minWidth: 0 },
  '@container (min-width: 600px)': { gap: theme.spacing(3) },
}))

export const middleRoom = '@container (min-width: 600px)'
export const wideRoom = '@container (min-width: 880px)'

/** How many of the twelve columns a card takes where there is room for more than one; on a phone all. */
export const span = (wide: number, middle = 12) => ({
  gridColumn: 'span 12',
  [middleRoom]: { gridColumn: `span ${middle}` },
  [wideRoom]: { gridColumn: `span ${wide}` },
})

export const WelcomeFrame = styled('section')(({ theme }) => {
  const { primary, background } = theme.vars.palette
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    ...span(8),
    minHeight: 232,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    padding: 'var(--ark-card-padding)',
    borderRadius: 16,
    outline: '1px solid var(--ark-edge)',
    outlineOffset: -1,
    backgroundColor: background.paper,
    backgroundImage: `linear-gradient(110deg, ${theme.alpha(primary.main, 0.26)}, ${theme.alpha(primary.main, 0.1)} 60%, ${theme.alpha(primary.main, 0.2)})`,
    [middleRoom]: { ...span(8)[middleRoom], paddingInlineEnd: 264 },
    [wideRoom]: { ...span(8)[wideRoom], paddingInlineEnd: 264 },
  }
})
