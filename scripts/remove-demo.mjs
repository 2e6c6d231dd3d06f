// Takes the demo out: its pages, their texts, handlers, data, pictures, stories and tests. What is left is the shell,
// sign-in, the kit, one blank page and a demo API with the session and what the header shows.
// npm run remove-demo [-- --dry-run] [--force]
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { loadProject } from './remove-demo/project.mjs'
import { writeRouteTree } from './remove-demo/route-tree.mjs'
import { unusedPackages, withoutDemo } from './remove-demo/without-demo.mjs'
import { fail, run } from './run.mjs'

const { values: options } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
})

if (!options['dry-run'] && !options.force) {
  const why = whyNot()
  if (why) fail(`${why} Commit first, so that there is a way back, or add -- --force.`)
}

const before = await loadProject()
// All of it is worked out before anything is changed: what is not as expected stops it with the tree as it was.
const after = await withoutDemo(before).catch((error) => fail(error.message))
const gone = before.files().filter((file) => !after.has(file))
const written = after.files().filter((file) => after.isNew(file))

if (options['dry-run']) {
  const changed = (file) => `${before.has(file) ? 'change' : 'create'}  ${file}`
  console.log([...gone.map((file) => `delete  ${file}`), ...written.map(changed)].sort().join('\n'))
  console.log(`\n${gone.length} files would go, ${written.length} be written. Nothing is changed.`)
  process.exit()
}

await after.save(gone)
// The scripts that go were read before, and those that stay make what follows from the rest.
const code = (await writeRouteTree()) || (await run('node', ['scripts/openapi.mjs']))
if (code) fail('The demo is out, but the route tree or docs/openapi.json could not be made anew.', code)

const packages = unusedPackages(before, after)
// What is installed stays as it is, so that nothing is asked of a registry.
const uninstall = ['uninstall', '--package-lock-only', '--offline', '--no-audit', '--no-fund', '--silent', ...packages]
if (packages.length && (await run('npm', uninstall)))
  fail(`The demo is out, but package.json still has what only it used: npm uninstall ${packages.join(' ')}`)

console.log(`The demo is out: ${gone.length} files are gone, ${written.length} written. What to do next:

1. npm install
   These are out of package.json, since only the demo used them: ${packages.join(', ')}.
2. src/brand.ts has the name, logo, default preset and links; public/ the icons.
3. src/sections/dashboard/dashboard-view.tsx is the blank page; README.md says how to add another in four steps.
4. README.md, CHANGELOG.md, ACCESSIBILITY.md and docs/ tell of the template: make them your project's. With
   npm run build and npm run bake:screens there is a picture of your own for the README and for shared links.
5. docs/real-api.md leads to an API of your own.`)

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
