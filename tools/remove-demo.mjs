// Removes the demo: its pages, their texts, handlers, data, pictures, stories and tests, by the list in
// tools/remove-demo. What is left is the shell, sign-in, the kit, a blank page, and the users with their API as a sample.
// npm run remove-demo -w tools [-- --dry-run] [--force] [--list]
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { writeRouteTree } from '../scripts/route-tree.mjs'
import { fail, run } from '../scripts/run.mjs'
import { isDemo, isInDemoFolder } from './remove-demo/demo.mjs'
import { changesSinceStart } from './remove-demo/history.mjs'
import { loadProject } from './remove-demo/project.mjs'
import { brokenWithout, replacements, unusedPackages, withoutDemo } from './remove-demo/without-demo.mjs'

const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const before = await loadProject()
if (options.list) {
  const files = before.files().filter(isInDemoFolder)
  await writeFile('tools/remove-demo/files.json', `${JSON.stringify(files, null, 2)}\n`)
  console.log(`tools/remove-demo/files.json lists ${files.length} files.`)
  process.exit()
}

if (!options['dry-run'] && !options.force) {
  const why = whyNot()
  if (why) fail(`${why} Commit first, so that there is a way back, or add -- --force.`)
}

// Everything is computed before anything is changed.
const after = await withoutDemo(before)
const { changed = [], added = [] } = changesSinceStart() ?? {}
const broken = brokenWithout(after, added)
if (broken.length)
  fail(`Nothing is removed, since these files need some of the demo:

${indented(broken)}

Take that out of them; or, to keep a file of the demo, take its line out of tools/remove-demo/files.json or demo.mjs.`)

const templates = await replacements()
const lost = changed.filter((file) => before.has(file) && (isDemo(file) || templates.includes(file)))
if (lost.length && !options.force && !options['dry-run'])
  fail(`Nothing is removed, since these files of the demo have changed since the project began:

${indented(lost)}

To keep one, take its line out of tools/remove-demo/files.json or demo.mjs. To remove them all the same, add -- --force.`)

const gone = before.files().filter((file) => !after.has(file))
const written = after.files().filter((file) => after.isNew(file))
const kept = before.files().filter((file) => isInDemoFolder(file) && after.has(file))

if (options['dry-run']) {
  const actions = [
    ...gone.map((file) => `delete  ${file}${lost.includes(file) ? '  (changed since the project began)' : ''}`),
    ...written.map((file) => `${before.has(file) ? 'change' : 'create'}  ${file}`),
    ...kept.map((file) => `keep    ${file}`),
  ]
  console.log(`${actions.sort().join('\n')}\n`)
  if (after.notes.length) console.log(`By hand:\n${indented(after.notes)}\n`)
  console.log(`${gone.length} files would be deleted, ${written.length} written. Nothing is changed.`)
  process.exit()
}

const packages = unusedPackages(before, after)
const ofTools = unusedPackages(before, after, 'tools/')
await after.save(gone)
// The scripts that go were read before, and those that stay make what follows from the rest.
const format = [
  'biome',
  'check',
  '--write',
  '--log-level=error',
  ...written.filter((file) => /\.(tsx?|jsonc?|md)$/.test(file)),
]
const code = (await writeRouteTree()) || (await run('node', ['scripts/openapi.mjs'])) || (await run('npx', format))
if (code) fail('The demo is removed, but the route tree or docs/openapi.json could not be written anew.', code)
// Vite's server, which wrote the route tree, has set it to development.
if (await run('node', ['scripts/size.mjs', '--write'], { env: { NODE_ENV: 'production' } }))
  fail('The demo is removed, but the site could not be built to write scripts/size-budget.json anew.')

// Dependencies stay as installed, so that no registry is contacted.
for (const [names, where] of [
  [packages, []],
  [ofTools, ['-w', 'tools']],
]) {
  const uninstall = [
    'uninstall',
    '--package-lock-only',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--silent',
    ...where,
    ...names,
  ]
  if (names.length && (await run('npm', uninstall)))
    fail(
      `The demo is removed, but package.json still has what only it used: npm uninstall ${[...where, ...names].join(' ')}`,
    )
}

const byHand = after.notes.length
  ? `\nThese files are not as they were in the template; look what of the demo is left in them:\n${indented(after.notes)}\n`
  : ''
console.log(`The demo is removed: ${gone.length} files are deleted, ${written.length} written.
${byHand}
What to do next:

1. npm install
   These are out of package.json, since only the demo used them: ${[...packages, ...ofTools].join(', ')}.
2. src/brand.ts has the name, mark, colour, font and links; npm run brand makes icons and pictures of it.
3. src/sections/dashboard/dashboard-view.tsx is a blank page. src/sections/users is the sample: a list with a form. The page
   Adding a page in Storybook goes through its files.
4. README.md, CHANGELOG.md, ACCESSIBILITY.md and docs/ tell of the template: make them your project's. With
   npm run build and npm run bake:screens -w tools there is a picture of your own for the README and for shared links.
5. docs/real-api.md leads to an API of your own.`)

function indented(lines) {
  return lines.map((line) => `  ${line}`).join('\n')
}

function whyNot() {
  try {
    const changes = execFileSync('git', ['status', '--porcelain'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return changes && 'There are changes that are not committed.'
  } catch {
    return 'This is no git repository.'
  }
}
