import type { Shadows } from '@mui/material/styles'

// The three strengths are variables, so the dark scheme and high contrast change these instead of 27 shadows.
const shade = (y: number, blur: number, spread: number, strength: 'faint' | 'mid' | 'deep') =>
  `0 ${y}px ${blur}px${spread ? ` ${spread}px` : ''} var(--ark-shade-${strength})`

export const shades = {
  light: {
    '--ark-shade-faint': '#1B24300F',
    '--ark-shade-mid': '#1B24301A',
    '--ark-shade-deep': '#1B243038',
  },
  dark: { '--ark-shade-faint': '#0003', '--ark-shade-mid': '#0005', '--ark-shade-deep': '#000A' },
  none: {
    '--ark-shade-faint': 'transparent',
    '--ark-shade-mid': 'transparent',
    '--ark-shade-deep': 'transparent',
  },
}

const levels = Array.from({ length: 24 }, (_, index) => index + 1)

/** MUI's own shadows, by elevation. */
export const shadows = [
  'none',
  ...levels.map((z) => `${shade(Math.ceil(z / 2), z * 2, 0, 'mid')}, ${shade(z, z * 3, -Math.ceil(z / 6), 'faint')}`),
] as Shadows

/** The same by name, and three of our own; only these three are variables too. */
export const customShadows: Record<`z${number}` | 'card' | 'dropdown' | 'dialog', string> = {
  ...(Object.fromEntries(levels.map((z) => [`z${z}`, `var(--mui-shadows-${z})`])) as Record<`z${number}`, string>),
  card: `${shade(1, 2, 0, 'faint')}, ${shade(12, 32, -4, 'faint')}`,
  dropdown: `${shade(2, 6, 0, 'faint')}, ${shade(20, 44, -6, 'deep')}`,
  dialog: `${shade(8, 24, -4, 'mid')}, ${shade(40, 88, -8, 'deep')}`,
}
