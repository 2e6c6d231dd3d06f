import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { type ReactNode, useMemo } from 'react'
import { createAppTheme } from '@/theme/theme'
import { useSettings } from './store'

export interface Styles {
  cache: EmotionCache
  /** GlobalStyles, where the page does not have them from the build. */
  globals?: ReactNode
}

interface StyleProviderProps {
  styles: Styles
  /** MUI's own texts, one of the locales of @mui/material/locale. */
  locale: object
  children: ReactNode
}

/**
 * Theme and styles. Settings are attributes that CSS reads; the direction is in the theme as well, for the components of
 * MUI that compute with it.
 */
export function StyleProvider({ styles, locale, children }: StyleProviderProps) {
  const direction = useSettings((settings) => settings.direction)
  const theme = useMemo(() => createAppTheme({ direction, locale }), [direction, locale])
  return (
    // The system's provider, since MUI's own brings what switches and writes schemes, 5 kB: ours stands on <html> before
    // React, its CSS comes from the build, and the settings alone change it.
    <ThemeProvider theme={theme}>
      {styles.globals}
      <CacheProvider value={styles.cache}>{children}</CacheProvider>
    </ThemeProvider>
  )
}
