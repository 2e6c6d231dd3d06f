import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider, useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { DrawBoundary } from './components/draw-boundary'
import { lazyPart } from './components/lazy-part'
import { useLanguage } from './i18n/language'
import type { createAppRouter } from './router'
import { useSettings } from './settings/store'
import { type FirstStyles, StyleProvider } from './settings/style-provider'

const PreviewBar = lazyPart(() => import('./layouts/settings/preview-bar'), 'PreviewBar', { optional: true })

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  styles: FirstStyles
  /** What is drawn over the pages once React has taken over. */
  overlay?: ReactNode
}

export function App({ router, queryClient, styles, overlay }: AppProps) {
  const { i18n, locale } = useLanguage()
  const preview = useSettings((settings) => settings.preview)
  const hydrated = useHydrated()
  const dropPreview = () =>
    router.navigate({ to: '.', search: (search) => ({ ...search, preview: undefined }), hash: true, replace: true })
  return (
    <StyleProvider first={styles} locale={locale}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
          <DrawBoundary>
            <Suspense>{preview && <PreviewBar onEnd={dropPreview} />}</Suspense>
          </DrawBoundary>
          <DrawBoundary>
            <Suspense>{hydrated && <RouterContextProvider router={router}>{overlay}</RouterContextProvider>}</Suspense>
          </DrawBoundary>
        </I18nextProvider>
      </QueryClientProvider>
    </StyleProvider>
  )
}
