import type { Components, Theme } from '@mui/material/styles'

export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        borderRadius: `calc(2 * ${theme.vars.shape.borderRadius})`,
        boxShadow: theme.vars.customShadows.card,
      }),
    },
  },
  MuiCardActions: { styleOverrides: { root: { padding: 'var(--ark-card-padding)' } } },
  MuiCardContent: {
    styleOverrides: {
      root: { padding: 'var(--ark-card-padding)', '&:last-child': { paddingBottom: 'var(--ark-card-padding)' } },
    },
  },
  MuiCardHeader: {
    defaultProps: {
      slotProps: { title: { variant: 'h6' }, subheader: { variant: 'body2' } },
    },
    styleOverrides: { root: { padding: 'var(--ark-card-padding) var(--ark-card-padding) 0' } },
  },
  MuiPaper: {
    styleOverrides: {
      // A transparent outline takes no room; high contrast or forced colors make it visible.
      root: {
        outline: '1px solid var(--ark-edge)',
        outlineOffset: -1,
        '&:focus-visible:not([tabindex="-1"])': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
      },
    },
  },
}
