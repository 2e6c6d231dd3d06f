import { inkNav } from './palette'

const palette = (name: string) => `var(--mui-palette-${name})`
const tint = (color: string, opacity: number) => `oklch(from ${color} l c h / ${opacity})`

/**
 * The CSS variables of a navigation color: `integrate` is the page's background, `apparent` is dark. `dark` has the differences
 * in the dark scheme, where `apparent` is the paper color.
 * @throws Error `Invalid color` for any other value
 */
export function navColorVars(color: string): { root: Record<string, string>; dark: Record<string, string> } {
  if (color === 'integrate') {
    return {
      root: {
        '--ark-nav-bg': palette('background-default'),
        '--ark-nav-ink': palette('text-secondary'),
        '--ark-nav-ink-strong': palette('text-primary'),
        '--ark-nav-accent': palette('primary-ink'),
        '--ark-nav-border': palette('divider'),
        '--ark-nav-hover': palette('action-hover'),
        '--ark-nav-active': palette('primary-soft'),
      },
      dark: {},
    }
  }
  if (color === 'apparent') {
    const accent = 'var(--ark-accent-on-dark)'
    return {
      root: {
        '--ark-nav-bg': inkNav.bg,
        '--ark-nav-ink': inkNav.ink,
        '--ark-nav-ink-strong': inkNav.strong,
        '--ark-nav-accent': accent,
        '--ark-nav-border': 'var(--ark-edge)',
        '--ark-nav-hover': '#FFFFFF0F',
        '--ark-nav-active': tint(accent, 0.16),
      },
      dark: {
        '--ark-nav-bg': palette('background-paper'),
        '--ark-nav-ink': palette('text-secondary'),
        '--ark-nav-ink-strong': palette('text-primary'),
      },
    }
  }
  throw new Error('Invalid color')
}
