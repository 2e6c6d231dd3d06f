import type { Components, Theme } from '@mui/material/styles'

export const feedback: Components<Omit<Theme, 'components'>> = {
  MuiAlert: { styleOverrides: { icon: { opacity: 1 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(12 17 23 / 0.56)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: `calc(2 * ${theme.vars.shape.borderRadius})`,
        boxShadow: theme.vars.customShadows.dialog,
      }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: 24, gap: 12 } }, defaultProps: { disableSpacing: true } },
  MuiDialogTitle: { defaultProps: { variant: 'h6' }, styleOverrides: { root: { paddingTop: 24 } } },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 3 }, bar: { borderRadius: 3 } } },
  MuiSkeleton: {
    // Each animated one is a layer of its own, repainted while the page is busiest.
    defaultProps: { animation: false },
    styleOverrides: {
      // A press that begins on a skeleton inside a button and ends on its replacement is still a click on the button.
      root: { pointerEvents: 'none' },
      text: { borderRadius: 6 },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({ boxShadow: theme.vars.customShadows.dropdown, '--ark-focus': 'currentColor' }),
    },
  },
}
