import { readFileSync } from 'node:fs'
import { kept, removedScripts } from './areas.mjs'

const texts = JSON.parse(readFileSync(new URL('texts.json', import.meta.url), 'utf8'))

/** Takes the demo's lines out of the files that stay. Each edit fails where it does not find what it takes out. */
export function editSharedFiles(project) {
  editPackage(project)
  editNavigation(project)
  editTexts(project)
  editDemoApi(project)
  withoutMockCounts(project)
  editProviderTests(project)
  editUnusedCheck(project)
  project.edit('tests/e2e/site.ts', (text) =>
    replaced(text, /export const pages = \{[\s\S]*?\n\}\n/, "export const pages = { dashboard: 'Dashboard' }\n"),
  )
  project.edit('tests/e2e/wcag22.spec.ts', (text) =>
    replaced(text, "[...Object.keys(pages), 'faqs']", 'Object.keys(pages)'),
  )
  // What notifications tell of is gone; the page that is left stands for it.
  project.edit('src/_mock/data/notifications.json', (text) => replaced(text, /"\/dashboard\/[^"]*"/g, '"/dashboard"'))
  project.edit('src/api/change.ts', (text) => withoutLines(text, "queryKey: ['overview']"))
  project.edit('scripts/test.mjs', (text) => withoutLines(text, 'test:remove-demo'))
  editDocuments(project)
}

/** The documents tell of the template as it is left; their examples are of no page that is gone. */
function editDocuments(project) {
  project.edit('README.md', (text) => {
    text = replaced(text, /## How fast it is\n[\s\S]*?\n(?=## )/, '')
    text = replaced(withoutLines(text, /run bench|remove-demo|bake:data/), /!\[.*screenshot\.png\)\n\n/, '')
    text = replaced(text, 'the settings drawer and the questions lead to it', 'the settings drawer leads to it')
    return replaced(text, 'build, serve, test, bake\n', 'build, serve, test\n')
  })
  project.edit('CHANGELOG.md', (text) => {
    text = withoutLines(text, '- Pages One to Six')
    return replaced(text, /, `npm run remove-demo` takes the\n {2}demo out/, '')
  })
  project.edit('ACCESSIBILITY.md', (text) => {
    text = replaced(
      text,
      bullet('Each page'),
      '- **Each page** of the built site, in Chromium: light, and dark right to left.\n',
    )
    text = replaced(
      text,
      bullet('By keyboard'),
      `- **By keyboard**: drawers, dialogs and menus keep Tab inside, close on Escape and give the focus back. What has the
  focus is never under the header (2.4.11).
`,
    )
    return replaced(text, bullet('Size and room'), '- **Size**: targets of 24 px or more (2.5.8).\n')
  })
  project.edit('docs/real-api.md', (text) => {
    text = replaced(text, / `npm run remove-demo` takes .*$/m, '')
    text = replaced(
      text,
      '`PORT`, `VITE_MOCK_ORDERS` (up to 1,000,000), `VITE_MOCK_USERS`, `VITE_MOCK_FILES` and',
      '`PORT` and',
    )
    text = replaced(text, /\*\*Files\*\* go up in parts[^\n]*\n\n/, '')
    text = replaced(text, "'/api/orders'", "'/api/notifications'")
    return replaced(text, 'src/api/orders.ts', 'src/api/notifications.ts')
  })
  project.edit('docs/deploying.md', (text) => text.replaceAll('dashboard/two', 'dashboard'))
  project.edit('src/_mock/real.ts', (text) => replaced(text, "'/api/orders'", "'/api/notifications'"))
  project.edit('docs/decisions/006-page-texts-by-namespace.md', (text) => replaced(text, "'orders'", "'things'"))
  project.edit('.storybook/docs/languages.mdx', (text) =>
    replaced(text.replaceAll("'orders'", "'things'"), 'Numbers of orders, e-mail', 'E-mail'),
  )
  project.edit('.storybook/docs/project-map.mdx', (text) => {
    text = replaced(text, 'it knows no orders and no invoices', 'it knows no domain')
    return replaced(text, ", bake the demo's data", '')
  })
}

/** An item of a list, whose first words are bold, to its end. */
const bullet = (title) => new RegExp(`^- \\*\\*${title}\\*\\*.*\\n(?: {2}.*\\n)*`, 'm')

/** The kit stays whole, whatever uses it by now. */
function editUnusedCheck(project) {
  project.edit('knip.jsonc', (text) => {
    const entry = '  "entry": [\n'
    text = replaced(text, entry, `${entry}    // The kit.\n    "src/components/**/*.{ts,tsx}",\n`)
    text = replaced(text, / {2}\/\/ Takes the place of files.*\n {2}"ignore": .*remove-demo.*\n/, '')
    return replaced(
      text,
      / {4}\/\/ Read as data, by path: .*\n {4}"@iconify-json\/solar",\n.*"flag-icons"\n/,
      '    // Read as data, by path: the icons in vite.config.ts.\n    "@iconify-json/solar"\n',
    )
  })
}

/** The tests of the ways of signing in go to some page: to the one that is left. No item of it is for some roles alone. */
function editProviderTests(project) {
  project.edit('tests/providers/providers.spec.ts', (text) => {
    text = withoutLines(text, "toHaveText(['Four', 'Five', 'Six'])")
    text = replaced(text, /\n {4}\/\/ With jwt it is the API's to tell\.\n[\s\S]*?\n {4}\}\n/, '')
    text = replaced(text, /(?:\/\*\*[^\n]*\*\/\n)?async function group[\s\S]*?\n\}\n\n/, '')
    text = text.replaceAll('(two|three)', '').replaceAll(/dashboard\/(two|three)\b/g, 'dashboard')
    return text.replaceAll(/name: '(Two|Three)'/g, "name: 'Dashboard'")
  })
}

function editPackage(project) {
  project.edit('package.json', (text) => {
    const json = JSON.parse(text)
    for (const name of removedScripts) delete json.scripts[name]
    return `${JSON.stringify(json, null, 2)}\n`
  })
}

function editNavigation(project) {
  project.edit('src/nav.ts', (text) =>
    withoutUnusedIcons(
      replaced(
        text,
        /export const nav: NavSection\[\] = \[\n[\s\S]*?\n\]\n/,
        `export const nav: NavSection[] = [
  { subheader: 'nav.overview', items: [{ title: 'nav.dashboard', path: '/dashboard', icon: oneIcon }] },
]
`,
      ),
    ),
  )
  // The key of the first page's title stands for all titles in the types.
  const files = project.files().filter((file) => /^src\/.*\.tsx?$/.test(file) && project.read(file).includes('nav.one'))
  if (!files.length) throw new Error('No file in src/ names the title nav.one.')
  for (const file of files) project.edit(file, (text) => text.replaceAll('nav.one', 'nav.dashboard'))
}

function editTexts(project) {
  for (const [language, pages] of Object.entries(texts)) {
    project.edit(`src/i18n/locales/${language}.json`, (text) => {
      const json = JSON.parse(text)
      const dashboard = json.account?.dashboard
      if (!dashboard || !json.nav?.one)
        throw new Error(`The texts in ${language} have no nav.one or account.dashboard.`)
      json.nav.dashboard = dashboard
      for (const key of ['one', 'two', 'three', 'group', 'four', 'five', 'six', 'faqs', 'management'])
        delete json.nav[key]
      delete json.overview
      json.pages = pages
      return `${JSON.stringify(json, null, 2)}\n`
    })
  }
  project.edit('src/i18n/page-texts.ts', (text) => {
    const names = [...text.matchAll(/^import type (\w+) from '\.\/texts\/([\w-]+)\/en\.json'\n/gm)]
    for (const [line, name, folder] of names.filter(([, , folder]) => !kept['src/i18n/texts'].includes(folder))) {
      text = replaced(text, line, '')
      text = replaced(text, new RegExp(`^ .*typeof ${name}\\n`, 'm'), '', `typeof ${name} for ${folder}`)
    }
    return text
  })
}

function editDemoApi(project) {
  project.edit('src/_mock/handlers/demo.ts', (text) => {
    text = replaced(text, /^.*withoutRows\(data\).*\n/m, '')
    text = replaced(text, /^ {2}const path = .*\n/m, '')
    return replaced(text, /\/\/ What is counted over a fixed set[\s\S]*?\nfunction withoutRows[\s\S]*?\n\}\n\n/, '')
  })
}

const mockCounts = /VITE_MOCK_(ORDERS|USERS|FILES)|mock(Orders|Users|Files)/

/** The numbers of orders, users and files are nothing that can be configured any more. */
function withoutMockCounts(project) {
  project.edit('src/config.ts', (text) =>
    withoutLines(replaced(text, /\/\*\* How many rows of a kind [\s\S]*?\n\}\)\n\n/, ''), mockCounts),
  )
  project.edit('.env.example', (text) => replaced(text, /# How many orders.*\n(?:.*\n)*?VITE_MOCK_FILES=.*\n/, ''))
  project.edit('src/_mock/server.ts', (text) => {
    text = replaced(text, /export const \{ mockOrders \} = config\n\n/, '')
    return replaced(text, /import \{ config \} from '@\/config'\n/, '')
  })
  project.edit('scripts/api.mjs', (text) => {
    text = withoutLines(text, 'orders: module.mockOrders')
    text = replaced(text, / with \$\{orders\} orders/, '')
    text = replaced(text, '{ url, orders }', '{ url }')
    return replaced(text, 'the address, how many orders there are, and', 'the address and')
  })
  project.edit('playwright.api.config.ts', (text) => replaced(text, ", VITE_MOCK_ORDERS: '20'", ''))
  for (const file of ['src/config.test.ts', 'scripts/test-env.mjs', 'README.md']) {
    project.edit(file, (text) => withoutLines(text, mockCounts))
  }
}

function withoutUnusedIcons(text) {
  return text.replace(/^import (\w+) from '~icons\/.*\n/gm, (line, name) =>
    text.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  )
}

/** @throws Error where the text has no such part. */
function replaced(text, part, by, called = part) {
  const changed = text.replace(part, () => by)
  if (changed === text) throw new Error(`This was looked for and is not there: ${called}`)
  return changed
}

/** @throws Error where no line has it. */
function withoutLines(text, part) {
  const has = (line) => (typeof part === 'string' ? line.includes(part) : part.test(line))
  const lines = text.split('\n')
  if (!lines.some(has)) throw new Error(`No line has ${part}`)
  return lines.filter((line) => !has(line)).join('\n')
}
