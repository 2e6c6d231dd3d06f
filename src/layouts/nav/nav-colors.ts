/** Styles of the navigation's colors by the attribute on <html>, with light tones on the dark background. */
export const navColors = {
  '--ark-focus': 'var(--ark-nav-accent)',
  color: 'var(--ark-nav-ink)',
  backgroundColor: 'var(--ark-nav-bg)',
  'html[data-nav-color="apparent"] &': {
    '--mui-palette-success-ink': 'var(--mui-palette-success-light)',
    '--mui-palette-info-ink': 'var(--mui-palette-info-light)',
    '--mui-palette-action-focus': '#FFFFFF24',
  },
}
