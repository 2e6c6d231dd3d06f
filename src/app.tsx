import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLanguage } from './i18n/language'
import type { createAppRouter } from './router'
import { storageKeys } from './settings/choices'
import { createAppTheme } from './theme/theme'

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  cache: EmotionCache
}

export function App({ router, queryClient, cache }: AppProps) {
  const { i18n, locale } = useLanguage()
  const theme = useMemo(() => createAppTheme({ locale }), [locale])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="light" modeStorageKey={storageKeys.mode}>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <I18nextProvider i18n={i18n}>
            <RouterProvider router={router} />
          </I18nextProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
