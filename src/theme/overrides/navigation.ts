import { type Components, keyframes, type Theme } from '@mui/material/styles'

// Tabs that do not fit fade at the edge behind which there are more. The mask is wider than they are, and its ends lie outside
// until scrolling brings one in.
const fade = 24 // px
const [both, one, none] = [0, fade, 2 * fade].map((more) => `calc(100% + ${more}px) 100%`)
const fades = keyframes({
  from: { maskSize: one, maskPosition: `-${fade}px` },
  '10%, 90%': { maskSize: both, maskPosition: 0 },
  to: { maskSize: one, maskPosition: 0 },
})

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
  MuiTabs: {
    styleOverrides: {
      scroller: {
        '@supports (animation-timeline: scroll())': {
          maskImage: `linear-gradient(to right, transparent, #000 ${fade}px calc(100% - ${fade}px), transparent)`,
          maskRepeat: 'no-repeat',
          maskSize: none,
          maskPosition: `-${fade}px`,
          animation: `${fades} linear both`,
          animationTimeline: 'scroll(self inline)',
          '[dir="rtl"] &': { animationDirection: 'reverse' },
        },
      },
    },
  },
}
