import './addresses'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { createContext, type ReactNode, use, useState } from 'react'
import { accounts } from '@/_mock/data/accounts'
import { handlers } from '@/_mock/handlers'
import { createToken } from '@/_mock/tokens'
import { beginSession, endSession } from '@/auth/session'
import { i18n } from '@/i18n/i18n'
import { createQueryClient } from '@/query-client'
import { choices, defaults, storageKeys } from '@/settings/choices'
import { createAppTheme } from '@/theme/theme'

const languages = { en: 'English', fr: 'Français', vi: 'Tiếng Việt', cn: '中文', ar: 'العربية' }

const themes = { ltr: createAppTheme(), rtl: createAppTheme({ direction: 'rtl' }) }
const caches = { ltr: createCache({ key: 'css' }), rtl: createCache({ key: 'css-rtl' }) }

async function startWorker() {
  const worker = setupWorker(...handlers)
  await worker.start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
  return worker
}

/** Gives every story a browser that nobody has used, somebody signed in, and a router that is there from the start. */
const start: Loader = async ({ globals, parameters }) => {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
  const account = accounts().find(({ role }) => role === parameters.account)
  if (account) beginSession(createToken(account))
  else endSession('signed-out')
  await i18n.changeLanguage(globals.language)
  return { queryClient: createQueryClient(), router: await createStoryRouter(parameters.router.path) }
}

const Slot = createContext<ReactNode>(null)

async function createStoryRouter(path: string) {
  // Every address is good, and shows the story.
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

const decorate: Decorator = (Story, { id, globals, parameters, loaded }) => {
  const direction: 'ltr' | 'rtl' = globals.direction
  setAttributes(
    {
      ...defaults,
      ...parameters.settings,
      colorScheme: globals.scheme,
      contrast: globals.contrast,
      primaryColor: globals.preset,
    },
    direction,
    globals.language,
  )
  return (
    <CacheProvider value={caches[direction]}>
      {/* MUI writes the scheme on <html> too, from the mode it began with. */}
      <ThemeProvider key={globals.scheme} theme={themes[direction]} defaultMode={globals.scheme} storageManager={null}>
        <CssBaseline />
        <Providers key={id} queryClient={loaded.queryClient} router={loaded.router}>
          <Story />
        </Providers>
      </ThemeProvider>
    </CacheProvider>
  )
}

interface ProvidersProps {
  queryClient: QueryClient
  router: StoryRouter
  children: ReactNode
}

// Loaders run again when an arg changes; what a story began with stays.
function Providers({ children, ...props }: ProvidersProps) {
  const [{ queryClient, router }] = useState(props)
  return (
    <QueryClientProvider client={queryClient}>
      <Slot value={children}>
        <RouterProvider router={router} />
      </Slot>
    </QueryClientProvider>
  )
}

function setAttributes(settings: typeof defaults, direction: string, language: string) {
  const root = document.documentElement
  root.dir = direction
  root.lang = language === 'cn' ? 'zh-CN' : language
  for (const [name, value] of Object.entries(settings)) {
    if (name === 'direction') continue
    root.setAttribute(`data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`, String(value))
  }
}

const toolbar = (title: string, icon: string, items: readonly string[] | { value: string; title: string }[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  loaders: [mswLoader(startWorker), start],
  decorators: [decorate],
  globalTypes: {
    scheme: toolbar('Scheme', 'mirror', choices.colorScheme),
    contrast: toolbar('Contrast', 'contrast', [
      { value: 'default', title: 'Default contrast' },
      { value: 'hight', title: 'High contrast' },
    ]),
    direction: toolbar('Direction', 'transfer', choices.direction),
    language: toolbar(
      'Language',
      'globe',
      Object.entries(languages).map(([value, title]) => ({ value, title })),
    ),
    preset: toolbar('Preset', 'paintbrush', choices.primaryColor),
  },
  initialGlobals: {
    scheme: defaults.colorScheme,
    contrast: defaults.contrast,
    direction: defaults.direction,
    language: 'en',
    preset: defaults.primaryColor,
  },
  parameters: {
    /** Where the story's router begins; its links work, and lead to the same story. */
    router: { path: '/dashboard' },
    /** The demo account that is signed in (admin, manager, viewer), or null for nobody. */
    account: 'admin',
    /** Settings that differ from the defaults, for a story of another layout. */
    settings: {},
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Kit', 'Shell', 'Auth', 'Pages'] } },
  },
}

export default preview
