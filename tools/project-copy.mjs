import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { testEnv } from '../scripts/test-env.mjs'

/**
 * Copies the project into a temporary folder, with its dependencies, for tests that change it. The copy has the files that git
 * tracks or would add; node_modules is copied, since npm and Vite write into it and browser tests only read files of the project.
 */
export async function copyProject(name) {
  const root = await mkdtemp(join(await realpath(tmpdir()), `ark-${name}-`))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    // A file that is deleted but not yet staged is omitted.
    await cp(file, join(root, file), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  await cp('node_modules', join(root, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/node_modules[\\/]\.(vite|cache)/.test(path),
  })
  const env = { ...process.env, ...testEnv, E2E_PORT: process.env.E2E_PORT ?? '4186' }
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).trim()
  const read = (file) => readFileSync(join(root, file), 'utf8')
  function write(file, text) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  function stepWith(variables, command, ...args) {
    const shell = process.platform === 'win32'
    const options = { cwd: root, env: { ...env, ...variables }, shell, encoding: 'utf8', maxBuffer: 1 << 26 }
    const { status, stdout, stderr } = spawnSync(command, args, options)
    if (status) console.log(`${stdout}\n${stderr}`)
    return status === 0
  }
  git('init', '--quiet')

  return {
    root,
    git,
    read,
    write,
    commit(message) {
      git('add', '--all')
      git(
        '-c',
        'user.name=Test',
        '-c',
        'user.email=test@example.com',
        'commit',
        '--quiet',
        '--no-verify',
        '-m',
        message,
      )
    },
    /** Inserts text after another. @throws if that is not in the file */
    insert(file, after, added) {
      const text = read(file)
      const changed = text.replace(after, (found) => `${found}\n${added}`)
      if (changed === text) throw new Error(`${file} has no ${after}`)
      write(file, changed)
    },
    /** Runs a command, whose output is printed if it fails. @returns true if it succeeded */
    step: (command, ...args) => stepWith({}, command, ...args),
    /** The same with environment variables. */
    stepWith,
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Collects passed and failed checks; a failure does not stop the following ones. */
export function proofs() {
  const failed = []
  return {
    failed,
    prove(what, holds) {
      const start = performance.now()
      const good = holds()
      console.log(`== ${what}: ${good ? 'passed' : 'failed'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
      if (!good) failed.push(what)
    },
  }
}
