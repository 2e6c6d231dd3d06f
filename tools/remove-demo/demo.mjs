import { readFileSync } from 'node:fs'
import { languages } from './texts.mjs'

/** The files of the demo. All others stay: the product's, and those added by a project. */

/** Folders of the demo only. Of each, only the files in files.json are deleted. */
export const folders = [
  'src/sections/faqs',
  'src/sections/files',
  'src/sections/invoices',
  'src/sections/offers',
  'src/sections/orders',
  'src/sections/overview',
  'public/assets/companies',
  'public/assets/courses',
  'public/assets/covers',
  'public/assets/files',
  'public/assets/products',
  'tools/bake-data',
  'tools/remove-demo',
  'tools/bench',
]

/** Files in folders that the demo shares with the product. */
export const files = [
  ...languages.flatMap((language) =>
    named(`src/i18n/languages/${language}/*.json`, ['faqs', 'files', 'invoices', 'offers', 'orders', 'overview']),
  ),
  '.storybook/docs/removing-the-demo.mdx',
  'docs/decisions/020-remove-demo-by-a-list.md',
  'docs/performance.md',
  'docs/screenshot.png',
  'scripts/api-uploads.test.mjs',
  'tools/bake-data.mjs',
  'tools/bake-images.mjs',
  'tools/remove-demo.mjs',
  'tools/test-remove-demo.mjs',
  'src/router.test.ts',
  ...named('src/_mock/*.test.ts', ['changes', 'contract', 'data', 'lists', 'orders', 'reader', 'store', 'workspaces']),
  ...named('src/_mock/data/*.json', [
    'addresses',
    'apps',
    'bookings',
    'conversations',
    'courses',
    'downloads',
    'events',
    'files',
    'history',
    'invoices',
    'jobs',
    'mails',
    'orders',
    'payment-cards',
    'posts',
    'products',
    'reviews',
    'tasks',
    'tickets',
    'tours',
  ]),
  'src/_mock/data/orders.ts',
  ...named('src/_mock/handlers/*.ts', [
    'file-uploads',
    'files',
    'invoices',
    'jobs',
    'orders',
    'overview',
    'posts',
    'products',
    'tours',
    'workplace',
  ]),
  'src/_mock/history.ts',
  'src/_mock/order-query.ts',
  ...named('src/api/*.ts', [
    'addresses',
    'apps',
    'bookings',
    'calendar',
    'chat',
    'courses',
    'downloads',
    'file-uploads',
    'files',
    'invoices',
    'jobs',
    'kanban',
    'list.test',
    'mail',
    'orders',
    'overview',
    'overview-search',
    'payment-cards',
    'posts',
    'products',
    'reviews',
    'tickets',
    'tours',
  ]),
  'src/components/address-map.stories.tsx',
  'src/components/address-map.tsx',
  'src/components/card-mark.stories.tsx',
  'src/components/card-mark.tsx',
  'src/nav-pages.test.ts',
  ...named('src/routes/_app/*.tsx', [
    'dashboard/group/five',
    'dashboard/group/index',
    'dashboard/group/six',
    'dashboard/three',
    'dashboard/two',
    'faqs',
  ]),
  ...named('tests/e2e-api/*.ts', ['faults.spec', 'sign-in']),
  'tests/engines/demo.spec.ts',
  ...named('tests/e2e/*.spec.ts', [
    'add-account',
    'demo',
    'drawers',
    'draws',
    'faqs',
    'faults',
    'fetch-ahead',
    'files',
    'first-frame',
    'invoices',
    'invoices-list',
    'languages',
    'layout-shift',
    'navigation',
    'offers',
    'orders',
    'overview',
    'poster',
    'rights',
    'search',
    'settings',
    'sign-in',
    'site',
    'visitors',
    'worker',
    'workspaces',
  ]),
]

/** Scripts of package.json that are removed with them. */
export const scripts = ['bake:data', 'bake:images', 'bench', 'remove-demo', 'test:remove-demo']

/** The demo's files of the folders, as they were when the list was last written: npm run remove-demo -w tools -- --list. */
export const listed = JSON.parse(readFileSync(new URL('files.json', import.meta.url), 'utf8'))

export const isInDemoFolder = (file) => folders.some((folder) => file.startsWith(`${folder}/`))

const gone = new Set([...files, ...listed])

export const isDemo = (file) => gone.has(file)

function named(pattern, names) {
  return names.map((name) => pattern.replace('*', name))
}
