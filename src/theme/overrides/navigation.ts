import type { Components, Theme } from '@mui/material/styles'

export const navigation: Components<Omit<Theme, 'components'>> = {
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        variants: [{ props: { variant: 'temporary' }, style: { boxShadow: theme.vars.customShadows.dialog } }],
      }),
    },
  },
  // The minimum height of a target (WCAG 2.5.8), at any text size.
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em', paddingBlock: 'max(0px, (24px - 1lh) / 2)' } } },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => {
        const { primary } = theme.vars.palette
        return [
          theme.typography.body2,
          {
            minHeight: 40,
            paddingInline: 10,
            borderRadius: 6,
            '& + &': { marginTop: 2 },
            '&.Mui-selected, &.Mui-selected:hover': {
              fontWeight: 600,
              color: primary.ink,
              backgroundColor: primary.soft,
            },
          },
        ]
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: 12, boxShadow: theme.vars.customShadows.dropdown }),
    },
  },
  MuiTab: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 48,
        paddingInline: 0,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&:not(:last-of-type)': { marginInlineEnd: 28 },
      }),
    },
  },
}
