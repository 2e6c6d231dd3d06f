import { createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles'
import { dataDisplay } from './overrides/data-display'
import { feedback } from './overrides/feedback'
import { inputs } from './overrides/inputs'
import { navigation } from './overrides/navigation'
import { surfaces } from './overrides/surfaces'
import { palette } from './palette'
import { customShadows, shadows } from './shadows'
import { typography } from './typography'

interface Options {
  direction?: 'ltr' | 'rtl'
  /** MUI's own texts: a locale of @mui/material/locale. */
  locale?: object
}

/**
 * Create it once per direction and language; preset, contrast, navigation color and font are attributes on <html>, read by CSS.
 */
export function createAppTheme({ direction = 'ltr', locale = {} }: Options = {}): Theme {
  return createTheme(
    {
      cssVariables: {
        nativeColor: true,
        colorSchemeSelector: '[data-color-scheme="%s"]',
        // The named elevations refer to MUI's shadows, which are variables already.
        shouldSkipGeneratingVar: (keys) =>
          shouldSkipGeneratingVar(keys) || (keys[0] === 'customShadows' && /^z\d/.test(keys[1] ?? '')),
      },
      defaultColorScheme: 'light',
      // No overlays: elevation in the dark scheme is a lighter paper color.
      colorSchemes: {
        light: { palette: palette.light },
        dark: { palette: palette.dark, overlays: [] as never },
      },
      direction,
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
      spacing: 8,
      shape: { borderRadius: 8 },
      typography,
      shadows,
      customShadows,
      focusVisible: { outlineColor: 'var(--ark-focus)' },
      motion: { reducedMotion: 'system' },
      components: { ...dataDisplay, ...feedback, ...inputs, ...navigation, ...surfaces },
    },
    locale,
  )
}
