// Proves, in a copy, that `npm run remove-demo` removes the demo alone: pages of a project's own stay, and what is left works.
// npm run test:remove-demo [-- --keep]: --keep leaves the copy for a person to look at.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testEnv } from './test-env.mjs'

const copy = await mkdtemp(join(await realpath(tmpdir()), 'ark-remove-demo-'))
const keep = process.argv.includes('--keep')
const failed = []
try {
  await copyTree()
  const installed = hiddenLock('.')
  const budgets = JSON.parse(read('scripts/size-budget.json'))
  prove('it refuses a tree whose changes would be lost', () => refuses(/not committed/))
  commit('Before')
  prove('--dry-run lists what it would do, and does none of it', () => {
    const list = output('node', 'scripts/remove-demo.mjs', '--dry-run')
    const isListed = /^delete {2}src\/routes\/_app\/dashboard\/two\.tsx$/m.test(list)
    console.log(list.match(/^By hand:\n[\s\S]*?\n\n/m)?.[0] ?? '')
    return isListed && git('status', '--porcelain') === ''
  })
  const own = await addOwnPages()
  prove('it names a file of the project that needs the demo, and removes nothing', () => {
    write('src/sections/parcels/orders-of.ts', "export { ordersQuery } from '@/api/orders'\n")
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
  prove('it removes the demo', () => step('node', 'scripts/remove-demo.mjs'))
  if (failed.length) throw new Error('The rest was not tried.')
  prove('what the project has added is there', () => own.every((file) => existsSync(join(copy, file))))
  prove('what is installed here is not touched', () => hiddenLock('.') === installed)
  prove('nothing that stays names what is gone', namesNothingGone)
  prove('lint', () => step('npm', 'run', '--silent', 'lint'))
  prove('types', () => step('npm', 'run', '--silent', 'typecheck'))
  prove('knip', () => step('npm', 'run', '--silent', 'knip'))
  prove('unit tests', () => step('npm', 'run', '--silent', 'test:unit'))
  prove('stories of the project and of the blank page', () =>
    step('npx', 'vitest', 'run', '--project', 'stories', 'src/sections/parcels', 'src/sections/dashboard'),
  )
  prove('size, and no first load is heavier than it was', () => {
    const written = Object.entries(JSON.parse(read('scripts/size-budget.json')))
    const isLight = ([route, budget]) => budget <= Math.ceil(budgets[route] * 1.1)
    return written.every(isLight) && step('npm', 'run', '--silent', 'size')
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
  else await rm(copy, { recursive: true, force: true, maxRetries: 3 })
}

/** What git knows of or would add, and what is installed. */
async function copyTree() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  for (const file of files.split('\0').filter(Boolean)) {
    // One that is deleted and not yet told to git is passed over.
    await cp(file, join(copy, file), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  await copyPackages()
  git('init', '--quiet')
}

/** Copies what is installed: npm and Vite write into node_modules, and browser tests read only what lies in the project. */
async function copyPackages() {
  await cp('node_modules', join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/node_modules[\\/]\.(vite|cache)/.test(path),
  })
}

/** What npm has written down as installed. */
function hiddenLock(root) {
  return readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')
}

/** A page with all that belongs to it, as the documents tell a project to add one; in the demo's own group. */
async function addOwnPages() {
  const before = new Set(git('ls-files').split('\n'))
  await cp(join(copy, 'scripts/remove-demo/own'), copy, { recursive: true })
  edit('src/nav.ts', "path: '/dashboard/group/six' },", "{ title: 'nav.parcels', path: '/dashboard/parcels' },")
  edit(
    'src/_mock/handlers/signed-in.ts',
    "import { orderHandlers } from './orders'",
    "import { parcelHandlers } from './parcels'",
  )
  edit('src/_mock/handlers/signed-in.ts', '...orderHandlers,', '...parcelHandlers,')
  edit('src/i18n/page-texts.ts', /^import type overview .*$/m, "import type parcels from './texts/parcels/en.json'")
  edit('src/i18n/page-texts.ts', 'overview: typeof overview', 'parcels: typeof parcels')
  edit('tests/e2e/site.ts', "'dashboard/two': 'Two',", "'dashboard/parcels': 'Parcels',")
  const titles = { en: 'Parcels', fr: 'Colis', vi: 'Bưu kiện', cn: '包裹', ar: 'الطرود' }
  for (const [language, title] of Object.entries(titles))
    edit(`src/i18n/locales/${language}.json`, /"nav": \{/, `"parcels": "${title}",`)
  commit('Own pages')
  return git('ls-files')
    .split('\n')
    .filter((file) => file && !before.has(file))
}

/** Adds a text after another. */
function edit(file, after, added) {
  const text = read(file)
  const changed = text.replace(after, (found) => `${found}\n${added}`)
  if (changed === text) throw new Error(`${file} has no ${after}`)
  write(file, changed)
}

function read(file) {
  return readFileSync(join(copy, file), 'utf8')
}

function write(file, text) {
  writeFileSync(join(copy, file), text)
}

function commit(message) {
  git('add', '--all')
  git('-c', 'user.name=ARK', '-c', 'user.email=ark@example.com', 'commit', '--quiet', '--no-verify', '-m', message)
}

/** Whether it ends with a failure that says so, and leaves the tree as it was. */
function refuses(message) {
  const before = git('status', '--porcelain')
  const { status, stderr } = spawnSync('node', ['scripts/remove-demo.mjs'], { cwd: copy, encoding: 'utf8' })
  const isRefused = status === 1 && message.test(stderr) && git('status', '--porcelain') === before
  if (!isRefused) console.log(stderr)
  return isRefused
}

/** Of the files that are gone no path stands anywhere any more, of the pages no address, of the commands no name. */
function namesNothingGone() {
  const deleted = git('diff', '--name-only', '--diff-filter=D', '--no-renames', 'HEAD').split('\n').filter(Boolean)
  // bake:screens makes that one anew.
  const gone = deleted.filter((file) => file !== 'docs/screenshot.png')
  const scripts = (text) => Object.keys(JSON.parse(text).scripts)
  const left = scripts(readFileSync(join(copy, 'package.json'), 'utf8'))
  const commands = scripts(git('show', 'HEAD:package.json')).filter((name) => !left.includes(name))
  const names = [
    ...gone.map((file) => file.replace(/(\/index)?\.(tsx?|mjs|mdx)$/, '')).filter((path) => path.includes('/')),
    ...gone
      .map((file) => file.match(/^src\/(.*)\.tsx?$/)?.[1])
      .filter(Boolean)
      .map((path) => `@/${path}'`),
    ...commands.map((name) => `run ${name}`),
    ...['two', 'three', 'group'].map((page) => `/dashboard/${page}`),
    ...['ORDERS', 'FILES'].map((rows) => `VITE_MOCK_${rows}`),
  ]
  // The stories of the frame have pages of their own.
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

/** Whether a name stands there as a whole. */
function holds(text, name) {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text[at + name.length] ?? '')) return true
  return false
}

function prove(what, holds) {
  const start = performance.now()
  const good = holds()
  console.log(`== ${what}: ${good ? 'passed' : 'failed'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  if (!good) failed.push(what)
}

/** Runs a program in the copy, whose words are shown only where it fails. */
function step(command, ...args) {
  const env = { ...process.env, ...testEnv, E2E_PORT: process.env.E2E_PORT ?? '4186' }
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    env,
    shell,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status) console.log(`${stdout}\n${stderr}`)
  return status === 0
}

function output(command, ...args) {
  return execFileSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 26 })
}

function git(...args) {
  return output('git', ...args)
}
