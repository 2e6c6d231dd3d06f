import { isDemo, scripts } from './demo.mjs'
import { resolve } from './imports.mjs'
import { replaced, withoutGoneImports, withoutLines, withoutObject, withoutUnusedIcons } from './shared.mjs'
import { editTexts } from './texts.mjs'

/** Takes the demo's lines out of the files that stay; project.notes has what was not found. */
export function editSharedFiles(project) {
  project.edit('package.json', (text) => {
    const json = JSON.parse(text)
    for (const name of scripts) delete json.scripts[name]
    return `${JSON.stringify(json, null, 2)}\n`
  })
  editNavigation(project)
  editUsers(project)
  editTexts(project)
  for (const file of ['src/_mock/handlers/signed-in.ts', 'src/_mock/handlers/read-only.ts', 'src/i18n/page-texts.ts']) {
    project.edit(file, (text) => withoutGoneImports(text, (specifier) => isGone(project, file, specifier)))
  }
  editDemoApi(project)
  editTests(project)
  editDocuments(project)
  project.edit(
    'knip.jsonc',
    (text) =>
      replaced(text, '  "entry": [\n', '  "entry": [\n    // The kit.\n    "src/{components,utils}/**/*.{ts,tsx}",\n'),
    (text) => replaced(text, / {2}\/\/ Takes the place of files.*\n {2}"ignore": .*remove-demo.*\n/, ''),
    (text) => replaced(text, ', the flags in scripts/bake-images.mjs', ''),
    (text) => replaced(text, /,\n {4}"flag-icons"/, ''),
  )
  project.edit('scripts/test.mjs', (text) => withoutLines(text, 'test:remove-demo'))
  project.edit('src/api/change.ts', (text) => withoutLines(text, "queryKey: ['overview']"))
  project.edit('.storybook/preview.tsx', (text) => withoutLines(text, "'Removing the demo'"))
}

function isGone(project, file, specifier) {
  const found = resolve(project.before, file, specifier)
  return !!found && isDemo(found)
}

function editNavigation(project) {
  const users = "{ title: 'nav.users', path: '/dashboard/users', icon: usersIcon, roles: ['admin', 'manager'] },\n"
  project.edit(
    'src/nav.ts',
    (text) =>
      replaced(text, /\{\s*title: 'nav\.group'/, `${users}      {\n        title: 'nav.group'`, "item 'nav.group'"),
    (text) =>
      replaced(text, /^import oneIcon /m, "import usersIcon from '~icons/solar/user-id-bold-duotone'\nimport oneIcon "),
    (text) =>
      [
        "title: 'nav.four'",
        ...['two', 'three', 'group/five', 'group/six'].map((page) => `path: '/dashboard/${page}'`),
      ].reduce(withoutObject, text),
    // A group that a project has put pages of its own in stays.
    (text) =>
      /title: 'nav\.group'[^\]]*?children: \[\s*\]/.test(text) ? withoutObject(text, "title: 'nav.group'") : text,
    withoutUnusedIcons,
  )
  // The key of the first page's title stands for all titles in the types.
  for (const file of project.files().filter((file) => /^src\/.*\.tsx?$/.test(file)))
    if (project.read(file).includes('nav.one'))
      project.edit(file, (text) => text.replaceAll('nav.one', 'nav.dashboard'))
}

/** The sample that stays has an address and a title of its own. */
function editUsers(project) {
  for (const file of ['src/sections/users/users-list.tsx', 'src/sections/users/users-skeleton.tsx'])
    project.edit(
      file,
      (text) => replaced(text, "'nav.four'", "'nav.users'"),
      (text) => replaced(text, / caption=\{\w+\('pages\.users'\)\}/, ''),
    )
  project.edit('src/sections/users/users.stories.tsx', (text) =>
    replaced(text, '/dashboard/group?', '/dashboard/users?'),
  )
  project.edit(
    'tests/e2e/users.spec.ts',
    (text) => replaced(text, "'dashboard/group'", "'dashboard/users'"),
    (text) => withoutLines(text, "name: 'Group'"),
    (text) => text.replaceAll("name: 'Four'", "name: 'Users'"),
  )
}

function editDemoApi(project) {
  project.edit(
    'src/_mock/handlers/demo.ts',
    (text) => replaced(text, /^.*withoutRows\(data\).*\n/m, ''),
    (text) => replaced(text, /^ {2}const path = .*\n/m, ''),
    (text) => replaced(text, /\/\/ What is counted over a fixed set[\s\S]*?\nfunction withoutRows[\s\S]*?\n\}\n\n/, ''),
  )
  // What notifications tell of is gone; the page that is left stands for it.
  project.edit('src/_mock/data/notifications.json', (text) => text.replace(/"\/dashboard\/[^"]*"/g, '"/dashboard"'))
  project.edit('src/_mock/real.ts', (text) => replaced(text, "'/api/orders'", "'/api/users'"))
  // How many orders and files there are is nothing that can be configured any more.
  const counts = /VITE_MOCK_(ORDERS|FILES)|mock(Orders|Files)/
  for (const file of ['src/config.ts', 'src/config.test.ts', 'scripts/test-env.mjs'])
    project.edit(file, (text) => withoutLines(text, counts))
  project.edit(
    '.env.example',
    (text) => replaced(text, /# How many orders.*\nVITE_MOCK_ORDERS=.*\n/, ''),
    (text) =>
      replaced(
        text,
        /# .*users.*files.*\n(VITE_MOCK_USERS=.*\n)VITE_MOCK_FILES=.*\n/,
        '# How many users the demo API has, up to 100,000.\nVITE_MOCK_USERS=20\n',
      ),
  )
  project.edit(
    'src/_mock/server.ts',
    (text) => replaced(text, /export const \{ mockOrders \} = config\n\n/, ''),
    (text) => replaced(text, /import \{ config \} from '@\/config'\n/, ''),
  )
  project.edit(
    'scripts/api.mjs',
    (text) => withoutLines(text, 'orders: module.mockOrders'),
    (text) => replaced(text, / with \$\{orders\} orders/, ''),
    (text) => replaced(text, '{ url, orders }', '{ url }'),
    (text) => replaced(text, 'the address, how many orders there are, and', 'the address and'),
  )
  project.edit('playwright.api.config.ts', (text) => replaced(text, ", VITE_MOCK_ORDERS: '20'", ''))
}

function editTests(project) {
  project.edit(
    'tests/e2e/site.ts',
    (text) => withoutLines(text, /^ {2}'dashboard\/(two|three|group\/\w+)': '\w+',$/),
    (text) => replaced(text, "  dashboard: 'One'", "  dashboard: 'Dashboard'"),
    (text) => replaced(text, "'dashboard/group': 'Four'", "'dashboard/users': 'Users'"),
  )
  project.edit('tests/e2e/wcag22.spec.ts', (text) =>
    replaced(text, "[...Object.keys(pages), 'faqs']", 'Object.keys(pages)'),
  )
  // The tests of the providers go to some page: to the first that is left.
  project.edit(
    'tests/providers/providers.spec.ts',
    (text) => withoutLines(text, "toHaveText(['Four', 'Five', 'Six'])"),
    (text) => replaced(text, /\n {4}\/\/ With jwt it is the API's to tell\.\n[\s\S]*?\n {4}\}\n/, ''),
    (text) => replaced(text, /(?:\/\*\*[^\n]*\*\/\n)?async function group[\s\S]*?\n\}\n\n/, ''),
    (text) => text.replaceAll('(two|three)', '').replaceAll(/dashboard\/(two|three)\b/g, 'dashboard'),
    (text) => text.replaceAll(/name: '(Two|Three)'/g, "name: 'Dashboard'"),
  )
}

/** The documents tell of what is left. */
function editDocuments(project) {
  project.edit(
    'README.md',
    (text) => replaced(text, /## How fast it is\n[\s\S]*?\n(?=## )/, ''),
    (text) => withoutLines(text, /run bench|npm run remove-demo|run bake:data|VITE_MOCK_ORDERS/),
    (text) =>
      replaced(
        text,
        /\| `VITE_MOCK_USERS`, `VITE_MOCK_FILES`.*\n/,
        '| `VITE_MOCK_USERS` | `20` | how many users the demo API has, up to 100,000 |\n',
      ),
    (text) => replaced(text, /!\[.*screenshot\.png\)\n\n/, ''),
    (text) => replaced(text, 'the settings drawer and the questions lead to it', 'the settings drawer leads to it'),
    (text) => replaced(text, 'build, serve, test, bake\n', 'build, serve, test\n'),
    (text) => replaced(text, /,\s(?:the\s)?removing\sthe\sdemo/i, ''),
  )
  project.edit(
    'CHANGELOG.md',
    (text) => withoutLines(text, '- Pages One to Six'),
    (text) => replaced(text, /, `npm run remove-demo` takes the\n {2}demo out/, ''),
  )
  project.edit(
    'ACCESSIBILITY.md',
    (text) =>
      replaced(
        text,
        bullet('Each page'),
        '- **Each page** of the built site, in Chromium: light, and dark right to left.\n',
      ),
    (text) =>
      replaced(
        text,
        bullet('By keyboard'),
        `- **By keyboard**: drawers, dialogs and menus keep Tab inside, close on Escape and give the focus back. What has the
  focus is never under the header (2.4.11).
`,
      ),
    (text) => replaced(text, bullet('Size and room'), '- **Size**: targets of 24 px or more (2.5.8).\n'),
  )
  project.edit(
    'docs/real-api.md',
    (text) => replaced(text, / `npm run remove-demo` takes .*$/m, ''),
    (text) =>
      replaced(text, '`VITE_MOCK_ORDERS` (up to 1,000,000), `VITE_MOCK_USERS`, `VITE_MOCK_FILES`', '`VITE_MOCK_USERS`'),
    (text) => replaced(text, /\*\*Files\*\* go up in parts[^\n]*\n\n/, ''),
    (text) => replaced(text, "'/api/orders'", "'/api/users'"),
    (text) => replaced(text, 'src/api/orders.ts', 'src/api/users.ts'),
  )
  project.edit('docs/deploying.md', (text) => text.replaceAll('dashboard/two', 'dashboard/users'))
  project.edit('docs/decisions/006-page-texts-by-namespace.md', (text) => replaced(text, "'orders'", "'users'"))
  project.edit('.storybook/docs/languages.mdx', (text) =>
    replaced(text.replaceAll("'orders'", "'users'"), 'Numbers of orders, e-mail', 'E-mail'),
  )
  project.edit(
    '.storybook/docs/adding-a-page.mdx',
    (text) => replaced(text, /_app\/dashboard\/group\/index\.tsx/g, '_app/dashboard/users.tsx'),
    (text) => replaced(text, 'nav.four', 'nav.users'),
  )
  project.edit('.storybook/docs/demo-api.mdx', (text) =>
    replaced(text, / They are made by `npm run bake:data`[^.]*\./, ''),
  )
  project.edit(
    '.storybook/docs/project-map.mdx',
    (text) => replaced(text, 'it knows no orders and no invoices', 'it knows no domain'),
    (text) => replaced(text, ", bake the demo's data", ''),
  )
}

/** An item of a list, whose first words are bold, to its end. */
const bullet = (title) => new RegExp(`^- \\*\\*${title}\\*\\*.*\\n(?: {2}.*\\n)*`, 'm')
