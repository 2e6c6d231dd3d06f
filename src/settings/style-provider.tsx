import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createAppTheme } from '@/theme/theme'
import type { Choices } from './choices'
import { getSettings, useSettings } from './store'

/** The styles that an app begins with. */
export interface FirstStyles {
  direction: Choices['direction']
  cache: EmotionCache
  /** GlobalStyles, where the page does not have them from the build. */
  globals?: ReactNode
}

interface StyleProviderProps {
  first: FirstStyles
  /** MUI's own texts, one of the locales of @mui/material/locale. */
  locale: object
  children: ReactNode
}

/**
 * Theme and styles. Settings are attributes that CSS reads; the direction is in the theme as well, for the components of
 * MUI that compute with it.
 */
export function StyleProvider({ first, locale, children }: StyleProviderProps) {
  const [direction, setDirection] = useState(first.direction)
  const theme = useMemo(() => createAppTheme({ direction, locale }), [direction, locale])
  useEffect(() => {
    setDirection(getSettings().direction)
    return useSettings.subscribe((settings) => setDirection(settings.direction))
  }, [])
  return (
    // The system's provider, since MUI's own brings what switches and writes schemes, 5 kB: ours stands on <html> before
    // React, its CSS comes from the build, and the settings alone change it.
    <ThemeProvider theme={theme}>
      {first.globals}
      <CacheProvider value={first.cache}>{children}</CacheProvider>
    </ThemeProvider>
  )
}
