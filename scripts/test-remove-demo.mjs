// Proves, in a copy, that what `npm run remove-demo` leaves behind is whole.
// npm run test:remove-demo [-- --keep]: --keep leaves the copy for a person to look at.
import { execFileSync, spawnSync } from 'node:child_process'
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
  prove('lint', () => step('npm', 'run', '--silent', 'lint'))
  prove('types', () => step('npm', 'run', '--silent', 'typecheck'))
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
