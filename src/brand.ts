/** One of the presets of the palette: default, cyan, purple, blue, orange, red. */
export const primaryColor = 'default'
export const fontFamily = 'Public Sans'

/** All that a person changes first, with the two above, which stand apart for the inline script that needs them alone. */
export const brand = {
  name: 'ARK',
  version: '6.0.1',
  /** The mark as paths on a square of `size`; `tones` are shades of the accent, two make a gradient. favicon.svg is its twin. */
  logo: {
    size: 40,
    paths: [
      { tones: ['light', 'main'], d: 'M20 3C11.5 10 4.5 22 3 37h9c.6-7 3.4-12.6 8-17z' },
      { tones: ['main', 'dark'], d: 'M20 3c8.5 7 15.5 19 17 34h-9c-.6-7-3.4-12.6-8-17z' },
      { tones: ['light'], d: 'M13.4 29q6.6 2.6 13.2 0c-.7 4.7-3.2 7-6.6 7s-5.9-2.3-6.6-7z' },
    ],
  },
  primaryColor,
  fontFamily,
  links: {
    purchase: 'https://example.com/ark/purchase',
    upgrade: 'https://example.com/ark/upgrade',
    support: 'mailto:support@example.com',
  },
} as const
