import { readFileSync } from 'node:fs'

/** What is the demo's. Everything else stays: the product's files, and whatever a project has added. */

/** Folders that are the demo's alone. Of each, only the files of files.json go. */
export const folders = [
  'src/sections/faqs',
  'src/sections/files',
  'src/sections/invoices',
  'src/sections/offers',
  'src/sections/orders',
  'src/sections/overview',
  'src/i18n/texts/faqs',
  'src/i18n/texts/files',
  'src/i18n/texts/invoices',
  'src/i18n/texts/offers',
  'src/i18n/texts/orders',
  'src/i18n/texts/overview',
  'public/assets/companies',
  'public/assets/courses',
  'public/assets/covers',
  'public/assets/products',
  'scripts/bake-data',
  'scripts/remove-demo',
  'tests/perf',
]

/** Files in folders that the demo shares with the product. */
export const files = [
  '.storybook/docs/removing-the-demo.mdx',
  'docs/decisions/020-remove-demo-by-a-list.md',
  'docs/performance.md',
  'docs/screenshot.png',
  'scripts/api-uploads.test.mjs',
  'scripts/bake-data.mjs',
  'scripts/bake-images.mjs',
  'scripts/remove-demo.mjs',
  'scripts/test-remove-demo.mjs',
  'src/router.test.ts',
  ...named('src/_mock/*.test.ts', ['changes', 'contract', 'data', 'lists', 'orders', 'reader', 'store']),
  ...named('src/_mock/data/*.json', [
    'addresses',
    'apps',
    'bookings',
    'conversations',
    'courses',
    'downloads',
    'events',
    'files',
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
    'files-search',
    'held',
    'invoices',
    'invoices-search',
    'jobs',
    'jobs-search',
    'kanban',
    'list.test',
    'mail',
    'orders',
    'orders-search',
    'overview',
    'overview-search',
    'payment-cards',
    'posts',
    'products',
    'reviews',
    'tickets',
    'tours',
    'tours-search',
  ]),
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
  ...named('tests/e2e/*.spec.ts', [
    'demo',
    'drawers',
    'draws',
    'faqs',
    'faults',
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
    'search',
    'settings',
    'sign-in',
    'site',
    'visitors',
    'worker',
  ]),
]

/** Scripts of package.json that go with them. */
export const scripts = ['bake:data', 'bake:images', 'bench', 'remove-demo', 'test:remove-demo']

/** The demo's files of the folders, as they were when the list was last written: npm run remove-demo -- --list. */
export const listed = JSON.parse(readFileSync(new URL('files.json', import.meta.url), 'utf8'))

export const isInDemoFolder = (file) => folders.some((folder) => file.startsWith(`${folder}/`))

const gone = new Set([...files, ...listed])

export const isDemo = (file) => gone.has(file)

function named(pattern, names) {
  return names.map((name) => pattern.replace('*', name))
}
