import type { Components, Theme } from '@mui/material/styles'
import { fontFaces } from '@/theme/fonts'
import { controlBorder, inkNav } from '@/theme/palette'
import { attributeCss } from '@/theme/presets'
import { shades } from '@/theme/shadows'
import { defaultFontFamily } from '@/theme/typography'

const motionless = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
}

/** All global CSS: fonts, the variables of the frame, what the attributes on <html> change, focus, motion. */
export const baseline: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => {
      const { palette } = theme.vars
      return [
        ...fontFaces.map((face) => ({ '@font-face': face })),
        {
          ':root': {
            '--ark-font-family': defaultFontFamily,
            '--ark-nav-width': '300px',
            '--ark-nav-mini-width': '88px',
            '--ark-nav-mobile-width': '320px',
            '--ark-nav-horizontal-height': '64px',
            '--ark-header-height': '64px',
            '--ark-layout-transition': '120ms',
            '--ark-gutter': '16px',
            '--ark-card-padding': '16px',
            '--ark-edge': 'transparent',
            '--ark-control-border': controlBorder.light,
            ...shades.light,
            '--ark-focus': palette.primary.main,
            '--ark-accent-on-dark': theme.colorSchemes.dark?.palette.primary.main,
            '--ark-nav-bg': palette.background.default,
            '--ark-nav-ink': palette.text.secondary,
            '--ark-nav-ink-strong': palette.text.primary,
            '--ark-nav-accent': palette.primary.main,
            '--ark-nav-border': palette.divider,
            '--ark-nav-hover': palette.action.hover,
            '--ark-nav-active': theme.alpha(palette.primary.main, 0.12),
            [theme.breakpoints.up('sm')]: { '--ark-gutter': '24px', '--ark-card-padding': '24px' },
            [theme.breakpoints.up('lg')]: { '--ark-gutter': '40px', '--ark-header-height': '72px' },
          },
          ':root[data-color-scheme="dark"]': {
            '--ark-control-border': controlBorder.dark,
            ...shades.dark,
          },
          ':root[data-nav-color="apparent"]': {
            '--ark-nav-bg': inkNav.bg,
            '--ark-nav-ink': inkNav.ink,
            '--ark-nav-ink-strong': inkNav.strong,
            '--ark-nav-accent': 'var(--ark-accent-on-dark)',
            '--ark-nav-border': 'var(--ark-edge)',
            '--ark-nav-hover': '#FFFFFF0F',
            '--ark-nav-active': theme.alpha('var(--ark-accent-on-dark)', 0.16),
          },
          ':root[data-nav-color="apparent"][data-color-scheme="dark"]': {
            '--ark-nav-bg': palette.background.paper,
            '--ark-nav-ink': palette.text.secondary,
            '--ark-nav-ink-strong': palette.text.primary,
          },
        },
        attributeCss,
        {
          body: theme.typography.body2,
          'h1, h2, h3, h4, h5, h6': { textWrap: 'balance' },
          'img, svg, video': { maxWidth: '100%' },
          ':focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
          '::selection': { backgroundColor: theme.alpha(palette.primary.main, 0.24) },
          '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': motionless },
          '@media (forced-colors: active)': {
            '.MuiButton-root, .MuiChip-root, .MuiTooltip-tooltip': { border: '1px solid !important' },
            '.MuiLinearProgress-root': { forcedColorAdjust: 'none' },
            // An edge, since a fill would be taken away.
            '.Mui-selected, [aria-current="page"]': { border: '1px solid Highlight !important' },
          },
        },
      ]
    },
  },
}
