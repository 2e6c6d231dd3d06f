import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { type ReactNode, useMemo } from 'react'
import { createAppTheme } from '@/theme/theme'
import { useSettings } from './store'

export interface Styles {
  cache: EmotionCache
  /** GlobalStyles, unless the build has put them into the page. */
  globals?: ReactNode
}

interface StyleProviderProps {
  styles: Styles
  /** MUI's own texts: a locale of @mui/material/locale. */
  locale: object
  children: ReactNode
}

/**
 * Theme and style cache. Settings are attributes that CSS reads; the direction is also in the theme, for MUI components that
 * compute with it.
 */
export function StyleProvider({ styles, locale, children }: StyleProviderProps) {
  const direction = useSettings((settings) => settings.direction)
  const theme = useMemo(() => createAppTheme({ direction, locale }), [direction, locale])
  return (
    // The provider of @mui/system, since MUI's own brings 5 kB for switching and storing schemes: here the boot script sets the
    // scheme on <html>, the build writes the CSS, and only the settings change it.
    <ThemeProvider theme={theme}>
      {styles.globals}
      <CacheProvider value={styles.cache}>{children}</CacheProvider>
    </ThemeProvider>
  )
}
