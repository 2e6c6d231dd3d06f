import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import { useLanguage } from './i18n/language'
import type { createAppRouter } from './router'
import { type FirstStyles, StyleProvider } from './settings/style-provider'

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  styles: FirstStyles
}

export function App({ router, queryClient, styles }: AppProps) {
  const { i18n, locale } = useLanguage()
  return (
    <StyleProvider first={styles} locale={locale}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </QueryClientProvider>
    </StyleProvider>
  )
}
