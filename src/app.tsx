import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createAppRouter } from './router'
import { storageKeys } from './settings/choices'
import { createAppTheme } from './theme/theme'

const theme = createAppTheme()

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  cache: EmotionCache
}

export function App({ router, queryClient, cache }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="light" modeStorageKey={storageKeys.mode}>
        <CssBaseline />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
