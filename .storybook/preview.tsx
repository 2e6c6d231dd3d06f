import './clock'
import './addresses'
import type { Loader, Preview, StoryContext } from '@storybook/react-vite'
import type { RunOptions } from 'axe-core'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { chatSocket } from '@/_mock/chat-socket' // #demo
import { accounts } from '@/_mock/data/accounts'
import { handlers } from '@/_mock/handlers'
import { createToken } from '@/_mock/tokens'
import { beginSession, endSession } from '@/auth/session'
import { loadTexts } from '@/i18n/i18n'
import { showLanguage } from '@/i18n/language'
import { languages } from '@/i18n/languages'
import { foldsAttribute, foldsKey } from '@/layouts/nav/folds-key'
import { createQueryClient } from '@/query-client'
import { choices, defaults, storageKeys } from '@/settings/choices'
import { loadSettings, setSetting } from '@/settings/store'
import { globalStyles } from '@/theme/global-styles'
import { createStyleCache } from '@/theme/style-cache'
import './docs/scheme'
import { answerInPage } from './answer-in-page'
import { createStoryRouter, decorate } from './providers'
import { missingWidth, viewports, Width } from './width'

// Lazy chunks may be slow on a slow machine.
configure({ asyncUtilTimeout: 10_000 })

async function startWorker() {
  try {
    const worker = setupWorker(
      ...handlers,
      chatSocket, // #demo
    )
    await worker.start({
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      onUnhandledRequest: 'bypass',
      quiet: true,
    })
    return worker
  } catch {
    return answerInPage()
  }
}

const styleCache = createStyleCache()

/** Gives every story a fresh browser state, a signed-in user, and a router from the start. */
const start: Loader = async (context) => {
  const { globals, parameters } = context
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
  // The groups expanded and collapsed in the navigation.
  sessionStorage.removeItem(foldsKey)
  document.documentElement.removeAttribute(foldsAttribute)
  startSettings(globals, parameters.settings)
  const account = accounts().find(({ role }) => role === parameters.account)
  if (account) beginSession(createToken(account))
  else endSession('signed-out')
  await showLanguage(playsInEnglish(context) ? 'en' : globals.language)
  // As the routes do: a play function finds the texts, whichever story is opened first.
  await loadTexts('auth', 'kit')
  const width = await missingWidth(context)
  let onEffects = () => {}
  const effects = new Promise<void>((resolve) => {
    onEffects = resolve
  })
  return {
    effects,
    onEffects,
    queryClient: createQueryClient(),
    router: await createStoryRouter(parameters.router.path),
    styles: {
      cache: styleCache,
      globals: <Width width={width}>{globalStyles}</Width>,
    },
    width,
  }
}

/** A remount has a new signal; a change in the toolbar has not, and does not play. */
const played = new WeakSet<AbortSignal>()

/** Play functions look for English texts, unless the story has its own language: the toolbar's is applied after the play. */
const playsInEnglish = (context: Omit<StoryContext, 'loaded'>) =>
  'playFunction' in context &&
  context.viewMode === 'story' &&
  !('language' in context.storyGlobals) &&
  !played.has(context.abortSignal)

async function showChosenLanguage(context: StoryContext) {
  if (playsInEnglish(context)) {
    await showLanguage(context.globals.language)
    await new Promise(requestAnimationFrame)
    // Menus update their position when the window is resized.
    dispatchEvent(new Event('resize'))
  }
  played.add(context.abortSignal)
}

/** Like the browser's own setting. By names, since a URL of Storybook cannot contain a percent sign. */
const textSizes = { default: '', large: '150%', largest: '200%' }

/** Applies the toolbar's settings, and the story's own. */
function startSettings(globals: Record<string, string>, settings: object) {
  const { scheme, contrast, direction, preset, layout, text } = globals
  document.documentElement.style.fontSize = textSizes[text as keyof typeof textSizes] ?? ''
  const chosen = { colorScheme: scheme, contrast, direction, primaryColor: preset, navLayout: layout, ...settings }
  const differing = Object.entries(chosen).filter(([name, value]) => value !== defaults[name as 'contrast'])
  if (differing.length > 0) localStorage.setItem(storageKeys.settings, JSON.stringify(Object.fromEntries(differing)))
  loadSettings()
  setSetting('openDrawer', false)
}

const LazyDocs = lazy(() => import('./docs/container'))

/** The container of docs pages; lazy, so that no story waits for it. */
const Docs = (props: ComponentProps<typeof LazyDocs>) => (
  <Suspense>
    <LazyDocs {...props} />
  </Suspense>
)

const toolbar = (title: string, icon: string, items: readonly string[] | { value: string; title: string }[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

declare global {
  interface Window {
    /** For screenshots: renders a story in one mode after the other. */
    showMode: (mode: string) => Promise<void>
  }
}
window.showMode = async (mode) => (await import('./modes')).showMode(mode)

const axeOptions = {
  // A story is a part of a page, without landmarks; the end-to-end tests check them on whole pages.
  rules: { region: { enabled: false } },
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Tests ask for the names of passed rules alone: to list their nodes takes an eighth of the stories' time.
  ...('__vitest_browser__' in window && { resultTypes: ['violations', 'incomplete'] }),
} satisfies RunOptions

/** Of the tests, by vitest.config.ts: axe checks the mode of the play, the others, or all of them. */
const axeModes: string | undefined = import.meta.env.AXE_MODES

/** Waits for the effects as well, so that the listeners of the document are there when a play function begins. */
const mount: Preview['mount'] = (context) => async (ui) => {
  if (ui != null) context.originalStoryFn = () => ui
  await context.renderToCanvas()
  // A story that has thrown has no effects.
  await Promise.race([context.loaded.effects, new Promise((resolve) => setTimeout(resolve, 1000))])
  return context.canvas
}

const preview: Preview = {
  mount,
  afterEach: async (context) => {
    // In tests only: in Storybook there is the toolbar.
    if (!('__vitest_browser__' in window)) await showChosenLanguage(context)
    else if (axeModes !== 'played') await (await import('./modes')).checkOtherModes(axeOptions, context.reporting)
  },
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
      languages.map(({ value, label }) => ({ value, title: label })),
    ),
    preset: toolbar('Preset', 'paintbrush', choices.primaryColor),
    layout: toolbar('Navigation', 'sidebar', choices.navLayout),
    text: toolbar(
      'Text size',
      'zoom',
      Object.entries(textSizes).map(([value, size]) => ({ value, title: `Text ${size || '100%'}` })),
    ),
  },
  initialGlobals: {
    // The addon checks the mode of the play.
    a11y: { manual: axeModes === 'others' },
    scheme: defaults.colorScheme,
    contrast: defaults.contrast,
    direction: defaults.direction,
    language: 'en',
    preset: defaults.primaryColor,
    layout: defaults.navLayout,
    text: 'default',
  },
  parameters: {
    /** The initial path of the story's router; its links work, and lead to the same story. */
    router: { path: '/dashboard' },
    /** The signed-in demo account (admin, manager, viewer), or null for none. */
    account: 'admin',
    /** Settings that differ from the defaults, for a story with another layout. */
    settings: {},
    a11y: {
      test: 'error',
      options: axeOptions,
    },
    chromatic: {
      modes: {
        light: {},
        'dark, right to left': { scheme: 'dark', direction: 'rtl' },
        'high contrast': { contrast: 'hight' },
      },
      prefersReducedMotion: 'reduce',
    },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { container: Docs },
    options: {
      // Storybook parses it without running it: it must be a literal.
      storySort: {
        order: [
          'Docs',
          [
            'Getting started',
            'Project map',
            'Adding a page',
            'Forms',
            'Tables',
            'Charts',
            'Dynamic routes',
            'Navigation',
            'Theming and presets',
            'Settings',
            'Signing in',
            'Demo API',
            'Languages',
            'Status of the parts',
            'Deploying',
            // #tools
            'Removing the demo', // #demo
            // #/tools
          ],
          'Foundations',
          'Kit',
          'Shell',
          'Auth',
          'Pages',
        ],
      },
    },
  },
}

export default preview
