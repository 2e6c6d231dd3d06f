// Proves, in a copy, that what `npm run remove-demo` leaves behind is whole.
// npm run test:remove-demo [-- --keep]: --keep leaves the copy for a person to look at.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { testEnv } from './test-env.mjs'

const copy = await mkdtemp(join(await realpath(tmpdir()), 'ark-remove-demo-'))
const keep = process.argv.includes('--keep')
const failed = []
try {
  await copyTree()
  prove('it refuses a tree whose changes would be lost', () => {
    const { status, stderr } = spawnSync('node', ['scripts/remove-demo.mjs'], { cwd: copy, encoding: 'utf8' })
    return status === 1 && /not committed/.test(stderr)
  })
  git('add', '--all')
  git('-c', 'user.name=ARK', '-c', 'user.email=ark@example.com', 'commit', '--quiet', '--no-verify', '-m', 'Before')
  prove('--dry-run lists what it would do, and does none of it', () => {
    const list = output('node', 'scripts/remove-demo.mjs', '--dry-run')
    return /^delete {2}src\/routes\/_app\/dashboard\/two\.tsx$/m.test(list) && git('status', '--porcelain') === ''
  })
  prove('it takes the demo out', () => step('node', 'scripts/remove-demo.mjs'))
  if (failed.length) throw new Error('The rest was not tried.')
  prove('nothing that stays names what is gone', namesNothingGone)
  prove('lint', () => step('npm', 'run', '--silent', 'lint'))
  prove('types', () => step('npm', 'run', '--silent', 'typecheck'))
  prove('knip', () => step('npm', 'run', '--silent', 'knip'))
  prove('unit tests', () => step('npm', 'run', '--silent', 'test:unit'))
  prove('build', () => step('npm', 'run', '--silent', 'build'))
  prove('end-to-end tests', () => step('npx', 'playwright', 'test', '--workers=1', '--reporter=dot'))
  if (failed.length) throw new Error(`\nWithout the demo this failed: ${failed.join(', ')}`)
  console.log('\nWhat is left without the demo is whole.')
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
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
  git('init', '--quiet')
}

/** Of the files that are gone no path stands anywhere any more, of the pages no address, of the commands no name. */
function namesNothingGone() {
  const deleted = git('diff', '--name-only', '--diff-filter=D', 'HEAD').split('\n').filter(Boolean)
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
    ...['ORDERS', 'USERS', 'FILES'].map((rows) => `VITE_MOCK_${rows}`),
  ]
  // The stories of the frame have pages of their own.
  const asked = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  const faults = asked
    .filter((file) => /\.(tsx?|mjs|jsonc?|mdx?|ya?ml|html)$|\.env/.test(file) && existsSync(join(copy, file)))
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
