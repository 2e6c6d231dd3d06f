/** One of the presets: default, which has the brand's color, or cyan, purple, blue, orange, red. */
export const primaryColor = 'default'
export const fontFamily = 'Public Sans'

/**
 * Everything to change first, together with the two above, which are separate for the inline script. Then `npm run brand`
 * generates the rest: tones, icons, the preview image for shared links, pictures, manifest, the name in the documents.
 */
export const brand = {
  name: 'ARK',
  description: 'An admin dashboard template: React, MUI and TanStack Router, exported as a static site.',
  /** The accent, as #RRGGBB; its tones in both schemes are computed from it. */
  color: '#4F46E5',
  /** The mark as paths on a square of `size`; `tones` are shades of the accent, two make a gradient. */
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
  /** Each a full URL, a mailto: address, or a path of the site that begins with a slash. See brandLink. */
  links: {
    purchase: '/faqs#links',
    upgrade: '/faqs#links',
    support: '/faqs#links',
  },
} as const
