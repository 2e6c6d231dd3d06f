import type { Decorator } from '@storybook/react-vite'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useLanguage } from '@/i18n/language'
import { StyleProvider, type Styles } from '@/settings/style-provider'
import { Width } from './width'

const Slot = createContext<ReactNode>(null)

/** A router in which every path is valid, and renders the story. */
export async function createStoryRouter(path: string) {
  const root = createRootRoute({ component: () => use(Slot) })
  const page = createRoute({ getParentRoute: () => root, path: '$' })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router
}

type StoryRouter = Awaited<ReturnType<typeof createStoryRouter>>

/** Renders a story in the providers of the app, with what the loader `start` has made. */
export const decorate: Decorator = (Story, { id, globals, loaded }) => (
  <Providers key={`${id} ${globals.direction}`} {...(loaded as Loaded)}>
    <Story />
  </Providers>
)

interface Loaded {
  styles: Styles
  queryClient: QueryClient
  router: StoryRouter
  width: number | undefined
  /** Called when all effects of the story have run. */
  onEffects: () => void
}

// Loaders run again when an arg changes; a story keeps its initial router and client.
function Providers({ children, ...loaded }: Loaded & { children: ReactNode }) {
  const [{ styles, queryClient, router, width }] = useState(loaded)
  // The outermost effect is the last.
  useEffect(() => loaded.onEffects(), [loaded.onEffects])
  const { locale } = useLanguage()
  return (
    <StyleProvider styles={styles} locale={locale}>
      <Width width={width}>
        <QueryClientProvider client={queryClient}>
          <Slot value={children}>
            <RouterProvider router={router} />
          </Slot>
        </QueryClientProvider>
      </Width>
    </StyleProvider>
  )
}
