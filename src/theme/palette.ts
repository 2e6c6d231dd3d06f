import type { ColorSystemOptions } from '@mui/material/styles'
import { brand } from '@/brand'
import { presets, status, type Tone, vivid } from './presets'

const accent = presets[brand.primaryColor]

export const colorNames = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const

type ColorName = (typeof colorNames)[number]

/** How much of its colour a soft fill has. */
export const softness = { light: 0.22, dark: 0.14 }

/**
 * `soft` is the tinted fill, `ink` the text on it, and `vivid` what is drawn and not read; all three follow the preset, since
 * they are made from MUI's variables. A tint of a dark tone would be khaki and sage: in the light scheme it is of the light one.
 */
function tones(mode: 'light' | 'dark') {
  const names = { primary: accent[mode], ...status[mode] } satisfies Record<ColorName, Tone>
  const [ink, fill] = mode === 'light' ? (['dark', 'light'] as const) : (['light', 'main'] as const)
  return Object.fromEntries(
    colorNames.map((name) => [
      name,
      {
        ...names[name],
        soft: `oklch(from var(--mui-palette-${name}-${fill}) l c h / ${softness[mode]})`,
        ink: `var(--mui-palette-${name}-${ink})`,
        vivid: mode === 'light' && name !== 'primary' ? vivid[name] : `var(--mui-palette-${name}-main)`,
      },
    ]),
  ) as Record<ColorName, Tone & { soft: string; ink: string; vivid: string }>
}

const each = (parts: Record<string, string>) =>
  Object.fromEntries(
    colorNames.flatMap((name) =>
      Object.entries(parts).map(([part, token]) => [name + part, `var(--mui-palette-${name}-${token})`]),
    ),
  )

// The tokens from which MUI derives a component's color are set here instead of in a style override, which would add CSS.
const tokens = {
  Alert: each({ Color: 'ink', StandardBg: 'soft', FilledColor: 'contrastText' }),
  LinearProgress: each({ Bg: 'soft' }),
  Avatar: { defaultBg: 'var(--mui-palette-background-neutral)' },
  Chip: { defaultBorder: 'var(--ark-control-border)' },
}

// Disabled text is used as a third level of text (dates, hints), so it reaches 4.5:1 too; disabled controls use
// `action.disabled`.
export const palette = {
  light: {
    ...tones('light'),
    ...tokens,
    text: { primary: '#1B2430', secondary: '#4F5A69', disabled: '#646E7C' },
    background: { default: '#F7F8FA', paper: '#FFFFFF', neutral: '#F0F2F5' },
    divider: '#E3E7EC',
    action: {
      active: '#566172',
      hover: '#1B24300D',
      hoverOpacity: 0.05,
      selected: '#1B243014',
      selectedOpacity: 0.08,
      focus: '#1B24301F',
      disabled: '#9AA3AF',
      disabledBackground: '#1B243014',
    },
    Skeleton: { bg: '#1B243014' },
    TableCell: { border: '#E9ECF0' },
    Tooltip: { bg: '#1B2430' },
    SnackbarContent: { bg: '#1B2430', color: '#FFFFFF' },
  },
  dark: {
    ...tones('dark'),
    ...tokens,
    text: { primary: '#F2F5F8', secondary: '#A9B4C0', disabled: '#8793A0' },
    background: { default: '#0F1419', paper: '#171D24', neutral: '#1E262F' },
    divider: '#2A333D',
    action: {
      active: '#A9B4C0',
      hover: '#FFFFFF0F',
      hoverOpacity: 0.06,
      selected: '#FFFFFF1A',
      selectedOpacity: 0.1,
      focus: '#FFFFFF24',
      disabled: '#5B6672',
      disabledBackground: '#FFFFFF17',
    },
    Skeleton: { bg: '#FFFFFF14' },
    TableCell: { border: '#242D36' },
    Tooltip: { bg: '#3A4652' },
    SnackbarContent: { bg: '#F2F5F8', color: '#1B2430' },
  },
} satisfies Record<'light' | 'dark', ColorSystemOptions['palette']>

/** A star that is given or set: amber, with an edge that tells it from white. */
export const star = { color: 'var(--ark-star)', '& path': { stroke: 'var(--ark-star-edge)' } }

/** Edges of fields, switches off and outlined controls: 3:1 on page and paper. */
export const controlBorder = { light: '#868F9D', dark: '#6B7784' }

/** Edges of buttons, whose words say what they are (WCAG 1.4.11 asks nothing of them). */
export const quietEdge = { light: '#D5DAE1', dark: '#2F3945' }

/** The dark navigation in the light scheme; its contents use the dark scheme's text colors and accent. */
export const inkNav = { bg: '#161D27', ink: palette.dark.text.secondary, strong: palette.dark.text.primary }
