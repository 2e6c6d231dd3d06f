import { brand } from '@/brand'
import { navColorVars } from './nav-color'
import { highContrast, presets, type Tone } from './presets'
import { shades } from './shadows'
import { fontFamilies } from './typography'

const paletteVars = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--mui-palette-${name}`, value]))

const accentVars = ({ main, light, dark, contrastText }: Tone) =>
  paletteVars({
    'primary-main': main,
    'primary-light': light,
    'primary-dark': dark,
    'primary-contrastText': contrastText,
  })

const mix = (color: string, share: number) =>
  `color-mix(in oklab, var(--mui-palette-${color}) ${share}%, var(--mui-palette-background-paper))`

/** The second rule is the dark scheme's: only what differs there. */
const contrastRules = (root: string) => ({
  [root]: {
    ...paletteVars(highContrast.light),
    '--ark-edge': 'var(--mui-palette-divider)',
    '--ark-control-border': 'var(--mui-palette-divider)',
    '--ark-edge-quiet': 'var(--mui-palette-divider)',
    ...shades.none,
    // Told from the paper and from each other without the help of hue.
    '--ark-chart-2': mix('primary-main', 64),
    '--ark-chart-3': 'var(--mui-palette-text-primary)',
    '--ark-chart-4': mix('text-primary', 60),
    '--ark-chart-5': mix('primary-main', 36),
    '--ark-star-edge': 'currentColor',
  },
  [`${root}[data-color-scheme="dark"]`]: paletteVars(highContrast.dark),
})

// `:root` with the attribute has a higher specificity than MUI's own sheet, in any order. The brand's preset, font and navigation
// color are the defaults and need no rule here.
export const attributeCss = {
  ...Object.fromEntries(
    Object.entries(presets).flatMap(([name, { light, dark }]) => {
      if (name === brand.primaryColor) return []
      const root = `:root[data-primary-color="${name}"]`
      return [
        [root, { ...accentVars(light), '--ark-accent-on-dark': dark.main }],
        [`${root}[data-color-scheme="dark"]`, accentVars(dark)],
      ]
    }),
  ),
  ...contrastRules(':root[data-contrast="hight"]'),
  '@media (prefers-contrast: more)': contrastRules('html:root'),
  ':root[data-nav-color="apparent"]': navColorVars('apparent').root,
  ':root[data-nav-color="apparent"][data-color-scheme="dark"]': navColorVars('apparent').dark,
  ...Object.fromEntries(
    Object.entries(fontFamilies).flatMap(([name, family]) =>
      name === brand.fontFamily ? [] : [[`:root[data-font-family="${name}"]`, { '--ark-font-family': family }]],
    ),
  ),
  // Narrower than the screen, on screens where the difference is visible.
  '@media (min-width:1601px)': { ':root[data-compact-layout="true"]': { '--ark-content-width': 'min(1360px, 88%)' } },
}
