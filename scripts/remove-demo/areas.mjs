/** What belongs to the demo and what to the template, by folder: the one list that remove-demo goes by. */

/** Of these folders only what is named stays. */
export const kept = {
  'src/sections': ['auth', 'errors'],
  'src/routes/_app': [],
  'src/i18n/texts': ['auth', 'demo', 'kit'],
  'src/_mock/handlers': ['auth.ts', 'demo.ts', 'notifications.ts'],
  'public/assets': ['avatars', 'backgrounds', 'flags', 'illustrations', 'workspaces'],
  'tests/e2e': ['site.ts', 'wcag22.spec.ts'],
  'tests/e2e-api': [],
}

/** Files and folders that go, besides. */
export const removed = [
  'src/components/card-mark.stories.tsx',
  'src/components/card-mark.tsx',
  'src/nav-pages.test.ts',
  'src/_mock/changes.test.ts',
  'src/_mock/contract.test.ts',
  'src/_mock/data.test.ts',
  'src/_mock/lists.test.ts',
  'src/_mock/orders.test.ts',
  'src/_mock/store.test.ts',
  'docs/screenshot.png',
  'tests/perf',
  'scripts/bake-data.mjs',
  'scripts/bake-data',
  'scripts/bake-images.mjs',
  'scripts/bake-images',
  'scripts/remove-demo.mjs',
  'scripts/remove-demo',
  'scripts/test-remove-demo.mjs',
]

/** Scripts of package.json that go with them. */
export const removedScripts = ['bake:data', 'bake:images', 'bench', 'remove-demo', 'test:remove-demo']

/** In these a file goes, too, when nothing that stays imports it any more: the API's resources, their data, helpers. */
export const pruned = ['src/_mock', 'src/api', 'src/utils']

/** Of the pruned folders, what is started by other ways than an import. */
export const entries = ['src/_mock/browser.ts', 'src/_mock/server.ts', 'src/_mock/openapi.ts', 'src/_mock/call.ts']
