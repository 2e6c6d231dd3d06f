import CssBaseline from '@mui/material/CssBaseline'
import MuiGlobalStyles from '@mui/material/GlobalStyles'
import { type Theme, useTheme } from '@mui/material/styles'
import { attributeCss } from './attribute-css'
import { fontFaces } from './fonts'
import { navColorVars } from './nav-color'
import { controlBorder } from './palette'
import { shades } from './shadows'
import { defaultFontFamily } from './typography'

type Rules = Record<string, Record<string, string>>

const motionless = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
}

/**
 * All global CSS: the theme's variables, fonts, what the attributes on <html> change, focus, motion. The build writes it
 * into each page and the built site's script has none of it; the dev server and stories draw it.
 */
function GlobalStyles() {
  const theme = useTheme()
  return (
    <>
      <MuiGlobalStyles styles={themeVariables(theme)} />
      <CssBaseline />
      <MuiGlobalStyles styles={globalCss} />
    </>
  )
}

export const globalStyles = <GlobalStyles />

/** MUI's variables; what both schemes say alike is said once, for the page and for a part in another scheme. */
function themeVariables(theme: Theme) {
  const sheets: Rules[] = theme.generateStyleSheets()
  const schemes = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .filter(([name]) => name.includes('data-color-scheme'))
  const [first = {}, ...others] = schemes.map(([, rules]) => rules)
  const shared = Object.entries(first).filter(([name, value]) => others.every((rules) => rules[name] === value))
  const names = new Set(shared.map(([name]) => name))
  const rest = Object.fromEntries(
    schemes.map(([selector, rules]) => [
      selector,
      Object.fromEntries(Object.entries(rules).filter(([name]) => !names.has(name))),
    ]),
  )
  const plain = sheets.filter((sheet) => !Object.keys(sheet).some((name) => name.includes('data-color-scheme')))
  return [...plain, { ':root, [data-color-scheme]': Object.fromEntries(shared), ...rest }]
}

function globalCss(theme: Theme) {
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
        '--ark-sticky-height': 'var(--ark-header-height)',
        '--ark-layout-transition': '120ms',
        '--ark-content-width': 'none',
        '--ark-gutter': '16px',
        '--ark-card-padding': '16px',
        '--ark-edge': 'transparent',
        '--ark-control-border': controlBorder.light,
        ...shades.light,
        '--ark-focus': palette.primary.main,
        '--ark-accent-on-dark': theme.colorSchemes.dark?.palette.primary.main,
        ...navColorVars('integrate').root,
        [theme.breakpoints.up('sm')]: { '--ark-gutter': '24px', '--ark-card-padding': '24px' },
        [theme.breakpoints.up('lg')]: { '--ark-gutter': '40px', '--ark-header-height': '72px' },
      },
      ':root[data-nav-layout="horizontal"]': {
        [theme.breakpoints.up('lg')]: {
          '--ark-sticky-height': 'calc(var(--ark-header-height) + var(--ark-nav-horizontal-height))',
        },
      },
      ':root[data-color-scheme="dark"]': { '--ark-control-border': controlBorder.dark, ...shades.dark },
    },
    attributeCss,
    {
      // What the focus reaches must not hide below what sticks to the top (WCAG 2.4.11).
      // On what lies below the header, not on the window: that would scroll the page for each focus in the header itself.
      'main :is(a, button, input, select, textarea, [tabindex], [id])': {
        scrollMarginTop: 'calc(var(--ark-sticky-height) + 16px)',
      },
      body: theme.typography.body2,
      'h1, h2, h3, h4, h5, h6': { textWrap: 'balance' },
      'img, svg, video': { maxWidth: '100%' },
      ':focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
      '#root': { outline: 'none' },
      '::selection': { backgroundColor: theme.alpha(palette.primary.main, 0.24) },
      // The sign of the x axis, see logical-css.ts.
      '[dir="ltr"], :root': { '--side': '1' },
      '[dir="rtl"]': { '--side': '-1' },
      // The icon's own property.
      '[dir="rtl"] [data-flip]': { scale: '-1 1' },
      // The bar of a navigation (src/progress.ts); nprogress itself moves it in from the left, whatever the direction.
      '#nprogress': {
        position: 'fixed',
        inset: '0 0 auto',
        height: '3px',
        zIndex: String(theme.zIndex.tooltip + 1),
        pointerEvents: 'none',
      },
      '#nprogress .bar': { height: '100%', backgroundColor: palette.primary.main },
      '[dir="rtl"] #nprogress': { scale: '-1 1' },
      // Numbers and code run from left to right everywhere.
      'code, kbd, pre, samp': { direction: 'ltr', unicodeBidi: 'isolate' },
      // Not the body: with a transition the padding that stands in for the scrollbar would come a frame late.
      '@media (prefers-reduced-motion: reduce)': { ':not(body), ::before, ::after': motionless },
      '@media print': {
        '[data-screen-only], #nprogress': { display: 'none !important' },
        // What is cut off at its edge is not continued on the next sheet.
        '.MuiCard-root': { overflow: 'visible !important', boxShadow: 'none !important' },
        // Their words are light on a fill that a browser leaves out.
        '.MuiButton-contained, .MuiAvatar-root': { printColorAdjust: 'exact' },
      },
      '@media (forced-colors: active)': {
        '.MuiButton-root, .MuiChip-root, .MuiTooltip-tooltip': { border: '1px solid !important' },
        '.MuiLinearProgress-root': { forcedColorAdjust: 'none' },
        '#nprogress .bar': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        // An edge, since a fill would be taken away.
        '.Mui-selected, [aria-current="page"]': { border: '1px solid Highlight !important' },
      },
    },
  ]
}
