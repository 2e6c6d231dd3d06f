/** All that a person changes first. */
export const brand = {
  name: 'ARK',
  version: '6.0.1',
  /** One of the presets of the palette: default, cyan, purple, blue, orange, red. */
  primaryColor: 'default',
  fontFamily: 'Public Sans',
  links: {
    purchase: 'https://example.com/ark/purchase',
    upgrade: 'https://example.com/ark/upgrade',
  },
} as const
