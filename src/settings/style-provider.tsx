import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react'
import { type Direction, showDirection, styleCache } from '@/theme/style-cache'
import { createAppTheme } from '@/theme/theme'
import { backOnline } from '@/utils/back-online'
import { getSettings, useSettings } from './store'

/** The styles that an app begins with. */
export interface FirstStyles {
  direction: Direction
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

/** Theme and styles. Of the settings only the direction draws the page anew; all others are attributes that CSS reads. */
export function StyleProvider({ first, locale, children }: StyleProviderProps) {
  const [{ direction, cache }, setStyles] = useState(first)
  const theme = useMemo(() => createAppTheme({ direction, locale }), [direction, locale])
  useEffect(() => {
    const follow = async (wanted: Direction) => {
      const cache = await styleCache(wanted)
      if (getSettings().direction === wanted) setStyles({ direction: wanted, cache })
    }
    // Without a network the direction changes when it is back.
    function followLatest() {
      follow(getSettings().direction).catch(() => {
        backOnline().then(followLatest)
      })
    }
    if (getSettings().direction !== first.direction) followLatest()
    return useSettings.subscribe((now, before) => {
      if (now.direction !== before.direction) followLatest()
    })
  }, [first])
  // Before anything measures itself.
  useInsertionEffect(() => showDirection(direction), [direction])
  return (
    // The system's provider, since MUI's own brings what switches and writes schemes, 5 kB: ours stands on <html> before
    // React, its CSS comes from the build, and the settings alone change it.
    <ThemeProvider theme={theme}>
      {first.globals}
      <CacheProvider value={cache}>{children}</CacheProvider>
    </ThemeProvider>
  )
}
