import { withoutRegions } from '../regions.mjs'
import { isDemo, scripts } from './demo.mjs'
import { resolve } from './imports.mjs'
import { replaced, withoutGoneImports, withoutLines, withoutObject, withoutUnusedIcons } from './shared.mjs'
import { editTexts } from './texts.mjs'

/** Removes the demo's lines from the files that stay; project.notes lists the missing ones. */
export function editSharedFiles(project) {
  for (const file of project.files()) {
    if (!project.read(file).includes(' #demo')) continue
    project.edit(file, (text) => withoutRegions(text, 'demo'))
    if (!project.read(file)) project.remove(file)
  }
  project.edit('tools/package.json', (text) => {
    const json = JSON.parse(text)
    for (const name of scripts) delete json.scripts[name]
    return `${JSON.stringify(json, null, 2)}\n`
  })
  editNavigation(project)
  // They lead to an answer of the demo's questions.
  project.edit('src/brand.ts', (text) => text.replaceAll("'/faqs#links'", "'https://example.com'"))
  editUsers(project)
  editTexts(project)
  for (const file of ['src/_mock/handlers/signed-in.ts', 'src/_mock/handlers/read-only.ts', 'src/i18n/page-texts.ts']) {
    project.edit(file, (text) => withoutGoneImports(text, (specifier) => isGone(project, file, specifier)))
  }
  editDemoApi(project)
  editTests(project)
  editDocuments(project)
  project.edit('knip.jsonc', (text) =>
    replaced(
      text,
      '"entry": [\n        "src/first',
      '"entry": [\n        // The kit.\n        "src/{components,utils,_mock}/**/*.{ts,tsx}",\n        "src/api/{fields,list}.ts",\n        "src/first',
    ),
  )
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
        "path: '/faqs'",
      ].reduce(withoutObject, text),
    (text) => replaced(text, "caption: 'pages.overview', ", ''),
    // A group to which a project has added its own pages stays.
    (text) =>
      /title: 'nav\.group'[^\]]*?children: \[\s*\]/.test(text) ? withoutObject(text, "title: 'nav.group'") : text,
    withoutUnusedIcons,
  )
  // The types use the key of the first page's title for all titles.
  for (const file of project.files().filter((file) => /^src\/.*\.tsx?$/.test(file)))
    if (project.read(file).includes('nav.one'))
      project.edit(file, (text) => text.replaceAll('nav.one', 'nav.dashboard'))
}

/** The remaining example has its own URL and title. */
function editUsers(project) {
  for (const file of ['src/sections/users/users-view.tsx', 'src/sections/users/users-skeleton.tsx'])
    project.edit(
      file,
      (text) => replaced(text, "'nav.four'", "'nav.users'"),
      (text) => replaced(text, /\s+name=\{\w+\('pages\.users'\)\}/, ''),
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
  project.edit(
    'tests/engines/paths.spec.ts',
    (text) => replaced(text, "'dashboard/group'", "'dashboard/users'"),
    (text) => replaced(text, "usersTitle = 'Four'", "usersTitle = 'Users'"),
    (text) => replaced(text, "homeTitle = 'One'", "homeTitle = 'Dashboard'"),
  )
}

function editDemoApi(project) {
  // The notifications' targets are removed, so they link to the remaining page.
  project.edit('src/_mock/data/notifications.json', (text) => text.replace(/"\/dashboard\/[^"]*"/g, '"/dashboard"'))
}

function editTests(project) {
  project.edit(
    'tests/e2e/site.ts',
    (text) => replaced(text, "  dashboard: 'One'", "  dashboard: 'Dashboard'"),
    (text) => replaced(text, "'dashboard/group': 'Four'", "'dashboard/users': 'Users'"),
  )
  // The providers' tests open the first remaining page.
  project.edit(
    'tools/providers/providers.spec.ts',
    (text) => text.replaceAll('(two|three)', '').replaceAll(/dashboard\/(two|three)\b/g, 'dashboard'),
    (text) => text.replaceAll(/name: '(Two|Three)'/g, "name: 'Dashboard'"),
  )
}

/** The page of the sample has another address. */
function editDocuments(project) {
  project.edit(
    '.storybook/docs/adding-a-page.mdx',
    (text) => replaced(text, /_app\/dashboard\/group\/index\.tsx/g, '_app/dashboard/users.tsx'),
    (text) => replaced(text, 'nav.four', 'nav.users'),
  )
}
