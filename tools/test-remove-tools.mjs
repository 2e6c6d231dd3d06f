// Proves, in a copy, that the template is whole without this folder: npm run test:remove-tools -w tools [-- --keep]: --keep
// leaves the copy for a person to look at.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '../scripts/run.mjs'
import { copyProject, proofs } from './project-copy.mjs'

const copy = await copyProject('remove-tools')
const { failed, prove } = proofs()
const own = JSON.parse(readFileSync('tools/package.json', 'utf8'))
try {
  copy.commit('Before')
  prove('it is removed', () => copy.step('node', 'tools/remove-tools.mjs') && !existsSync(join(copy.root, 'tools')))
  if (failed.length) fail('The rest was not tried.')
  for (const name of ['tools', ...Object.keys(own.devDependencies ?? {})])
    rmSync(join(copy.root, 'node_modules', name), { recursive: true, force: true })
  prove('nothing names it', namesNothingGone)
  prove('the lock fits', () => copy.step('npm', 'ci', '--dry-run', '--offline', '--silent'))
  prove('lint', () => copy.step('npm', 'run', '--silent', 'lint'))
  prove('types', () => copy.step('npm', 'run', '--silent', 'typecheck'))
  prove('knip', () => copy.step('npx', 'knip'))
  // Those of src/ read nothing else, and no file of it names what is gone.
  prove('unit tests', () => copy.step('npm', 'run', '--silent', 'test:unit', '--', 'scripts', '.storybook'))
  prove('build', () => copy.step('npm', 'run', '--silent', 'build'))
} finally {
  if (process.argv.includes('--keep')) console.log(`The copy is in ${copy.root}`)
  else await copy.remove()
}
if (failed.length) fail(`\nWithout the tools this failed: ${failed.join(', ')}`)

/** No path, no command and no mark of it is left; what was decided and changed once stays written. */
function namesNothingGone() {
  const commands = Object.keys(own.scripts).map((name) => `run ${name}\\b`)
  const gone = ['(^|[^\\w-])tools/', '-w tools', '#/?tools\\b', ...commands].join('|')
  copy.git('add', '--all')
  try {
    console.log(copy.git('grep', '-nIP', gone, '--', ':!docs/decisions', ':!CHANGELOG.md', ':!package-lock.json'))
    return false
  } catch (error) {
    // It has found nothing.
    return error.status === 1
  }
}
