import type { TypographyVariantsOptions } from '@mui/material/styles'
import { brand } from '@/brand'

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

const family = (name: string) => `"${name} Variable", "${name} Fallback", ${system}`

/** By the value of `data-font-family`; a new font needs an entry here and its files in fonts.ts. */
export const fontFamilies = {
  'Public Sans': family('Public Sans'),
  Inter: family('Inter'),
  'DM Sans': family('DM Sans'),
  'Nunito Sans': family('Nunito Sans'),
}

export const defaultFontFamily = fontFamilies[brand.fontFamily]

/** For numbers in columns and numbers that change in place. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const

const rem = (px: number) => `${px / 16}rem`

const level = (size: number, line: number, fontWeight: number) => ({
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight,
})

const fromSm = (size: number, line: number) => ({
  '@media (min-width:600px)': { fontSize: rem(size), lineHeight: line / size },
})

export const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--ark-font-family)',
  fontWeightMedium: 500,
  display: {
    fontFamily: 'var(--ark-font-family)',
    ...level(28, 36, 700),
    letterSpacing: '-0.02em',
    ...fromSm(32, 40),
  },
  h1: { ...level(20, 28, 700), letterSpacing: '-0.01em', ...fromSm(24, 32) },
  h2: { ...level(19, 28, 700), letterSpacing: '-0.01em', ...fromSm(22, 30) },
  h3: { ...level(18, 26, 700), ...fromSm(20, 28) },
  h4: level(18, 26, 700),
  h5: level(17, 26, 600),
  h6: level(16, 24, 600),
  subtitle1: level(16, 24, 600),
  subtitle2: level(14, 22, 600),
  body1: level(16, 24, 400),
  body2: level(14, 22, 400),
  button: { ...level(14, 22, 600), textTransform: 'none' },
  caption: level(12, 18, 400),
  overline: { ...level(11, 18, 700), letterSpacing: '0.06em', textTransform: 'uppercase' },
}
