import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { DrawBoundary } from './components/draw-boundary'
import { lazyPart } from './components/lazy-part'
import { useLanguage } from './i18n/language'
import type { createAppRouter } from './router'
import { useSettings } from './settings/store'
import { StyleProvider, type Styles } from './settings/style-provider'

const PreviewBar = lazyPart(() => import('./layouts/settings/preview-bar'), 'PreviewBar', { optional: true })

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  styles: Styles
  /** Rendered over the pages. */
  overlay?: ReactNode
}

export function App({ router, queryClient, styles, overlay }: AppProps) {
  const { locale } = useLanguage()
  const preview = useSettings((settings) => settings.preview)
  const dropPreview = () =>
    router.navigate({ to: '.', search: (search) => ({ ...search, preview: undefined }), hash: true, replace: true })
  return (
    <StyleProvider styles={styles} locale={locale}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <DrawBoundary>
          <Suspense>{preview && <PreviewBar onEnd={dropPreview} />}</Suspense>
        </DrawBoundary>
        <DrawBoundary>
          <RouterContextProvider router={router}>{overlay}</RouterContextProvider>
        </DrawBoundary>
      </QueryClientProvider>
    </StyleProvider>
  )
}
