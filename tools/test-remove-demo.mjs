// Proves, in a copy, that `npm run remove-demo -w tools` removes the demo alone: pages of a project's own stay, and what is left works.
// npm run test:remove-demo -w tools [-- --keep]: --keep leaves the copy for a person to look at.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject, proofs } from './project-copy.mjs'

const project = await copyProject('remove-demo')
const { root: copy, git, read, write, commit, insert, step } = project
const keep = process.argv.includes('--keep')
const { failed, prove } = proofs()
try {
  const installed = hiddenLock('.')
  const budgets = JSON.parse(read('scripts/size-budget.json'))
  prove('it refuses a tree whose changes would be lost', () => refuses(/not committed/))
  commit('Before')
  prove('--dry-run lists what it would do, and does none of it', () => {
    const list = output('node', 'tools/remove-demo.mjs', '--dry-run')
    const isListed = /^delete {2}src\/routes\/_app\/dashboard\/two\.tsx$/m.test(list)
    console.log(list.match(/^By hand:\n[\s\S]*?\n\n/m)?.[0] ?? '')
    return isListed && git('status', '--porcelain') === ''
  })
  const own = await addOwnPages()
  prove('it names a file of the project that needs the demo, and removes nothing', () => {
    write('src/sections/parcels/orders-of.ts', "export { orders } from '@/api/orders'\n")
    commit('Needs the demo')
    const named = refuses(/src\/sections\/parcels\/orders-of\.ts imports @\/api\/orders/)
    rmSync(join(copy, 'src/sections/parcels/orders-of.ts'))
    commit('Needs it no more')
    return named
  })
  prove('it names a file of the demo that the project has changed, and removes nothing', () => {
    const text = read('src/sections/orders/order-detail.tsx')
    write('src/sections/orders/order-detail.tsx', `${text}// Changed.\n`)
    commit('Changes the demo')
    const named = refuses(/have changed[\s\S]*src\/sections\/orders\/order-detail\.tsx/)
    write('src/sections/orders/order-detail.tsx', text)
    commit('Changes it back')
    return named
  })
  prove('it removes the demo', () => step('node', 'tools/remove-demo.mjs'))
  if (failed.length) throw new Error('The rest was not tried.')
  prove('what the project has added is there', () => own.every((file) => existsSync(join(copy, file))))
  prove('what is installed here is not touched', () => hiddenLock('.') === installed)
  prove('nothing that stays names what is gone', namesNothingGone)
  prove('lint', () => step('npm', 'run', '--silent', 'lint'))
  prove('types', () => step('npm', 'run', '--silent', 'typecheck'))
  prove('knip', () => step('npx', 'knip'))
  prove('unit tests', () => step('npm', 'run', '--silent', 'test:unit'))
  prove('stories of the project and of the blank page', () =>
    step('npx', 'vitest', 'run', '--project', 'stories', 'src/sections/parcels', 'src/sections/dashboard'),
  )
  prove('size, and no first load is heavier than it was', () => {
    const written = Object.entries(JSON.parse(read('scripts/size-budget.json')))
    const isLight = ([route, budget]) => budget <= Math.ceil(budgets[route] * 1.1)
    return written.every(isLight) && step('node', 'scripts/size.mjs')
  })
  prove('build', () => step('npm', 'run', '--silent', 'build'))
  prove('end-to-end tests', () => step('npx', 'playwright', 'test', '--workers=1', '--reporter=dot'))
  if (failed.length) throw new Error(`\nWithout the demo this failed: ${failed.join(', ')}`)
  console.log('\nWhat is left without the demo works.')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  if (keep) console.log(`The copy is in ${copy}`)
  else await project.remove()
}

/** The packages that npm has recorded as installed. */
function hiddenLock(root) {
  return readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')
}

/** A complete page, added as the documents describe; in the demo's own group. */
async function addOwnPages() {
  const before = new Set(git('ls-files').split('\n'))
  await cp(join(copy, 'tools/remove-demo/own'), copy, { recursive: true })
  insert('src/nav.ts', "path: '/dashboard/group/six' },", "{ title: 'nav.parcels', path: '/dashboard/parcels' },")
  insert(
    'src/_mock/handlers/signed-in.ts',
    "import { orderHandlers } from './orders'",
    "import { parcelHandlers } from './parcels'",
  )
  insert('src/_mock/handlers/signed-in.ts', '...orderHandlers,', '...parcelHandlers,')
  insert(
    'src/i18n/page-texts.ts',
    /^import type overview .*$/m,
    "import type parcels from './languages/en/parcels.json'",
  )
  insert('src/i18n/page-texts.ts', 'overview: typeof overview', 'parcels: typeof parcels')
  insert('tests/e2e/site.ts', "'dashboard/two': 'Two', // #demo", "'dashboard/parcels': 'Parcels',")
  const titles = { en: 'Parcels', fr: 'Colis', vi: 'Bưu kiện', cn: '包裹', ar: 'الطرود' }
  for (const [language, title] of Object.entries(titles))
    insert(`src/i18n/languages/${language}/shell.json`, /"nav": \{/, `"parcels": "${title}",`)
  commit('Own pages')
  return git('ls-files')
    .split('\n')
    .filter((file) => file && !before.has(file))
}

/** True if it exits with that message, and leaves the tree unchanged. */
function refuses(message) {
  const before = git('status', '--porcelain')
  const { status, stderr } = spawnSync('node', ['tools/remove-demo.mjs'], { cwd: copy, encoding: 'utf8' })
  const isRefused = status === 1 && message.test(stderr) && git('status', '--porcelain') === before
  if (!isRefused) console.log(stderr)
  return isRefused
}

/** Checks that no path, URL or command of the removed files is mentioned anywhere. */
function namesNothingGone() {
  const deleted = git('diff', '--name-only', '--diff-filter=D', '--no-renames', 'HEAD').split('\n').filter(Boolean)
  // bake:screens creates it again.
  const gone = deleted.filter((file) => file !== 'docs/screenshot.png')
  const scripts = (text) => Object.keys(JSON.parse(text).scripts)
  const left = scripts(readFileSync(join(copy, 'tools/package.json'), 'utf8'))
  const commands = scripts(git('show', 'HEAD:tools/package.json')).filter((name) => !left.includes(name))
  const names = [
    ...gone.map((file) => file.replace(/(\/index)?\.(tsx?|mjs|mdx)$/, '')).filter((path) => path.includes('/')),
    ...gone
      .map((file) => file.match(/^src\/(.*)\.tsx?$/)?.[1])
      .filter(Boolean)
      .map((path) => `@/${path}'`),
    ...commands.map((name) => `run ${name}`),
    ...['two', 'three', 'group'].map((page) => `/dashboard/${page}`),
    '#demo',
    '#/demo',
    ...['ORDERS', 'FILES'].map((rows) => `VITE_MOCK_${rows}`),
  ]
  // The frame's stories have their own pages.
  const asked = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  const faults = asked
    .filter((file) => /\.(tsx?|mjs|jsonc?|mdx?|ya?ml|html)$|\.env/.test(file) && existsSync(join(copy, file)))
    // A project's group keeps its path.
    .filter((file) => file !== 'src/nav.ts')
    .filter((file) => !/\.stories\.tsx$|\.test\.tsx?$|\/nav-demo\.tsx$|tests\/storybook/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(copy, file), 'utf8')
      return names.filter((name) => holds(text, name)).map((name) => `${file} names ${name}`)
    })
  if (faults.length) console.log(faults.join('\n'))
  return faults.length === 0
}

/** True if a text contains a name as a whole word. */
function holds(text, name) {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text[at + name.length] ?? '')) return true
  return false
}

function output(command, ...args) {
  return execFileSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 26 })
}
