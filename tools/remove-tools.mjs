// Takes this folder out of the project, with what other files say of it between #tools and #/tools: npm run remove-tools -w tools
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fail, run } from '../scripts/run.mjs'
import { withoutRegions } from './regions.mjs'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
if (git('status', '--porcelain'))
  fail('There are changes that are not committed. Commit first, so that there is a way back.')

const { workspaces, ...rest } = JSON.parse(readFileSync('package.json', 'utf8'))
rmSync('tools', { recursive: true })
writeFileSync('package.json', `${JSON.stringify(rest, null, 2)}\n`)

const changed = []
for (const file of git('grep', '--files-with-matches', '-I', '-E', '(//|#|<!--|[{]/[*]) #tools').split('\n')) {
  const left = withoutRegions(readFileSync(file, 'utf8'), 'tools')
  if (left) {
    writeFileSync(file, left)
    changed.push(file)
  } else rmSync(file)
}
const lint = [
  'biome',
  'check',
  '--write',
  '--log-level=error',
  '--files-ignore-unknown=true',
  'package.json',
  ...changed,
]
// What is installed stays as it is, so that nothing is asked of a registry.
const install = ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund', '--silent']
if ((await run('npx', lint)) || (await run('npm', install)))
  fail('The tools are removed, but what is left has a fault.')
console.log('The tools are removed. npm install takes out what only they used.')
