import type { Shadows } from '@mui/material/styles'

// The colour and the strength are variables, so the dark scheme and high contrast change two values and not 27 shadows.
const shade = (y: number, blur: number, alpha: number, spread = 0) =>
  `0 ${y}px ${blur}px ${spread}px rgb(var(--ark-shadow) / calc(${alpha} * var(--ark-shadow-strength)))`

const levels = Array.from({ length: 24 }, (_, index) => index + 1)

export const customShadows = {
  ...(Object.fromEntries(
    levels.map((z) => [
      `z${z}`,
      `${shade(z < 3 ? 1 : Math.round(z / 2), z * 2, 0.1)}, ${shade(z, z * 3, 0.06, -Math.ceil(z / 6))}`,
    ]),
  ) as Record<`z${number}`, string>),
  card: `${shade(1, 2, 0.06)}, ${shade(12, 32, 0.06, -4)}`,
  dropdown: `${shade(2, 6, 0.06)}, ${shade(20, 44, 0.18, -4)}`,
  dialog: `${shade(4, 12, 0.06)}, ${shade(40, 88, 0.26, -8)}`,
}

export const shadows = ['none', ...levels.map((z) => `var(--mui-customShadows-z${z})`)] as unknown as Shadows
