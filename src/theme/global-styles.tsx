import CssBaseline from '@mui/material/CssBaseline'
import MuiGlobalStyles from '@mui/material/GlobalStyles'
import { type Theme, useTheme } from '@mui/material/styles'
import { attributeCss } from './attribute-css'
import { fontFaces } from './fonts'
import { navColorVars } from './nav-color'
import { controlBorder, quietEdge } from './palette'
import { chartHues } from './presets'
import { shades } from './shadows'
import { defaultFontFamily } from './typography'

type Rules = Record<string, Record<string, string>>

const motionless = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  // Not a short one: with one on each element, WebKit hands an inherited color down from element to element, a frame each.
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
}

/**
 * All global CSS: theme variables, fonts, the effects of the attributes on <html>, focus, motion. The build writes it into each
 * page and leaves it out of the script; the dev server and Storybook render it.
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

/** MUI's variables. Those that are equal in both schemes are declared once, for the page and for parts in the other scheme. */
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

const chartVars = (scheme: 'light' | 'dark') =>
  Object.fromEntries(chartHues[scheme].map((hue, index) => [`--ark-chart-${index + 2}`, hue]))

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
        '--ark-edge-quiet': quietEdge.light,
        ...shades.light,
        '--ark-chart-1': palette.primary.main,
        ...chartVars('light'),
        '--ark-star': '#FFAB00',
        '--ark-star-edge': '#B76E00',
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
      ':root[data-color-scheme="dark"]': {
        '--ark-control-border': controlBorder.dark,
        '--ark-edge-quiet': quietEdge.dark,
        '--ark-star-edge': 'transparent',
        ...shades.dark,
        ...chartVars('dark'),
      },
    },
    attributeCss,
    {
      // A focused element must not be hidden by the sticky header (WCAG 2.4.11). The margin is on the elements below the header,
      // not on the window, which would scroll the page at each focus inside the header.
      'main :is(a, button, input, select, textarea, [tabindex], [id])': {
        scrollMarginTop: 'calc(var(--ark-sticky-height) + 16px)',
      },
      // For a textarea Chromium scrolls to the caret, and looks at the scroller alone.
      'html:has(main textarea:focus)': { scrollPaddingTop: 'calc(var(--ark-sticky-height) + 40px)' },
      body: theme.typography.body2,
      'h1, h2, h3, h4, h5, h6': { textWrap: 'balance' },
      'img, svg, video': { maxWidth: '100%' },
      ':focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
      '#root': { outline: 'none' },
      '::selection': { backgroundColor: theme.alpha(palette.primary.main, 0.24) },
      // The sign of the x axis; see logical-css.ts.
      '[dir="ltr"], :root': { '--side': '1' },
      '[dir="rtl"]': { '--side': '-1' },
      // `scale` is separate from `transform`, which icons may use themselves.
      '[dir="rtl"] [data-flip]': { scale: '-1 1' },
      // The progress bar of navigations (src/progress.ts); nprogress itself moves it in from the left in either direction.
      '#nprogress': {
        position: 'fixed',
        inset: '0 0 auto',
        height: '3px',
        zIndex: String(theme.zIndex.tooltip + 1),
        pointerEvents: 'none',
      },
      '#nprogress .bar': { height: '100%', backgroundColor: palette.primary.main },
      '[dir="rtl"] #nprogress': { scale: '-1 1' },
      // Numbers and code are left-to-right in every language.
      'code, kbd, pre, samp': { direction: 'ltr', unicodeBidi: 'isolate' },
      '@media (prefers-reduced-motion: reduce)': { '*, ::before, ::after': motionless },
      '@media print': {
        '[data-screen-only], #nprogress': { display: 'none !important' },
        // Overflow clipped at its edge would not continue on the next sheet.
        '.MuiCard-root': { overflow: 'visible !important', boxShadow: 'none !important' },
        // Their text is light, on a fill that browsers leave out.
        '.MuiButton-contained, .MuiAvatar-root': { printColorAdjust: 'exact' },
      },
      '@media (forced-colors: active)': {
        '.MuiButton-root, .MuiChip-root, .MuiTooltip-tooltip': { border: '1px solid !important' },
        '.MuiLinearProgress-root': { forcedColorAdjust: 'none' },
        '#nprogress .bar': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        // An outline, since forced colors remove the fill.
        '.Mui-selected, [aria-current="page"]': { border: '1px solid Highlight !important' },
      },
    },
  ]
}
