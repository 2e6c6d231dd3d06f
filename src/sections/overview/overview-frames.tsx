import { styled } from '@mui/material/styles'

// Shared by the skeleton and the view, so that nothing moves when the figures load.

/** The layout depends on the width of the page, which the navigation changes too, rather than the window's. */
export const Ground = styled('div')({ containerType: 'inline-size' })

export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '& > *': { minWidth: 0 },
  '@container (min-width: 600px)': { gap: theme.spacing(3) },
}))

export const phoneRoom = '@container (max-width: 599px)'
export const middleRoom = '@container (min-width: 600px)'
export const wideRoom = '@container (min-width: 880px)'

/** How many of the twelve columns a card takes where there is room for more than one; on a phone mostly all. */
export const span = (wide: number, middle = 12, phone = 12) => ({
  gridColumn: `span ${phone}`,
  [middleRoom]: { gridColumn: `span ${middle}` },
  [wideRoom]: { gridColumn: `span ${wide}` },
})

/** On a phone they stand two by two; beside the navigation the change of a figure wraps into two lines. */
export const figureHeight = { minHeight: { xs: 164, sm: 216 } }

export const WelcomeFrame = styled('section')(({ theme }) => {
  const { primary, background } = theme.vars.palette
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    ...span(8),
    minHeight: 248,
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
