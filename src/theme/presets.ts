import brandTones from './brand-tones.json'

export interface Tone {
  main: string
  light: string
  dark: string
  contrastText: string
}

const tone = (main: string, light: string, dark: string, contrastText = '#FFFFFF'): Tone => ({
  main,
  light,
  dark,
  contrastText,
})

/**
 * The accents. In each scheme text on `main` and on `dark`, `main` as text, and ink on the soft fill
 * (`dark` in the light scheme, `light` in the dark one) reach 4.5:1; presets.test.ts computes it.
 * On a tint of its own the text is ink, so `main` may be as bright as it can be read on paper.
 */
export const presets = {
  /** Generated from `brand.color` by npm run brand. */
  default: { light: brandTones.light, dark: brandTones.dark },
  cyan: {
    light: tone('#0E7490', '#22B8CF', '#124E5F'),
    dark: tone('#3CC3DD', '#8AE0F0', '#14A0BC', '#04242B'),
  },
  purple: {
    light: tone('#7A35EC', '#A78BFA', '#5B21B6'),
    dark: tone('#B08CFB', '#D2BDFF', '#9870F8', '#1E0F40'),
  },
  blue: {
    light: tone('#1A5ECD', '#60A5FA', '#1E40AF'),
    dark: tone('#6AA8FB', '#A9CDFF', '#4A90F7', '#071B38'),
  },
  orange: {
    light: tone('#C2410C', '#F59E0B', '#7C2D12'),
    dark: tone('#F59542', '#FFC38A', '#DB7110', '#2E1503'),
  },
  red: {
    light: tone('#BE2436', '#F87171', '#8F1A2A'),
    dark: tone('#F87B80', '#FFB3B5', '#EC555B', '#330A0E'),
  },
} satisfies Record<string, { light: Tone; dark: Tone }>

/** Status colors: the same in every preset. */
export const status = {
  light: {
    secondary: tone('#9333A8', '#D084E0', '#6B217C'),
    info: tone('#0A669B', '#38BDF8', '#0C4A6E'),
    success: tone('#157A3C', '#34D399', '#14532D'),
    warning: tone('#B04F08', '#FBBF24', '#6B3A05'),
    error: tone('#BA2636', '#F87171', '#8B1A2B'),
  },
  dark: {
    secondary: tone('#D48AE6', '#EBBDF5', '#BE68D3', '#2B0A33'),
    info: tone('#4DB8F0', '#9BD8FA', '#1F95D6', '#04202F'),
    success: tone('#42C383', '#8FE3B5', '#1F9D5F', '#03240F'),
    warning: tone('#EFB038', '#FBD588', '#C98A10', '#2A1B00'),
    error: tone('#F5737B', '#FFB0B3', '#E8525D', '#330A0E'),
  },
}

/**
 * What is drawn and not read: bars, slices, tiles. Brighter than text may be, and 3:1 on paper. In the dark scheme `main` is.
 */
export const vivid = {
  secondary: '#B04CC8',
  info: '#0284C7',
  success: '#0E9F6E',
  warning: '#DB7B00',
  error: '#EF5261',
}

/** The hues of charts after the accent, 3:1 on paper too: teal, amber, rose, slate. */
export const chartHues = {
  light: ['#0EA5A4', vivid.warning, '#EC4A6E', '#8494A8'],
  dark: ['#2BBFB3', '#EFB038', '#F4708F', '#7C8A9A'],
}

/** What high contrast changes, by the name of MUI's variable below `--mui-palette-`. */
export const highContrast = {
  light: {
    'text-primary': '#05080C',
    'text-secondary': '#2B3440',
    'text-disabled': '#434D5A',
    divider: '#6B7480',
    'TableCell-border': '#6B7480',
    'action-active': '#2B3440',
  },
  dark: {
    'text-primary': '#FFFFFF',
    'text-secondary': '#D6DEE6',
    'text-disabled': '#B4BFCA',
    divider: '#8793A0',
    'TableCell-border': '#8793A0',
    'action-active': '#D6DEE6',
  },
}
