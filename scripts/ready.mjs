// Exits with one line if the site cannot be built here; each command that builds runs it first. It imports no package.
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fail } from './run.mjs'

/** The reasons that no command can run in this folder, each with its fix. */
export function obstacles(node = process.versions.node) {
  const found = []
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  if (!accepts(engines.node, node))
    found.push({ check: 'node', problem: `Node is ${node}, but takes ${engines.node}`, fix: 'install Node 22' })
  if (!existsSync('node_modules/vite/package.json'))
    found.push({
      check: 'packages',
      problem: 'The packages that build the site are not installed (NODE_ENV=production leaves them out)',
      fix: 'npm ci --include=dev',
    })
  // Both end a path where Vite parses it as a URL; the build would fail at the first import. A symlink
  // without them does not help: node and Vite resolve it.
  const [odd] = process.cwd().match(/[#?]/) ?? []
  if (odd)
    found.push({
      check: 'folder',
      problem: `Vite cannot build in a folder with ${odd} in its name`,
      fix: `rename ${process.cwd()}`,
    })
  return found
}

/** True if a version is in a range of package.json: versions with ^ or >=, between ||. */
function accepts(range, version) {
  const numbers = (text) => text.match(/\d+/g).map(Number)
  const [major, minor] = numbers(version)
  return range.split('||').some((part) => {
    const [least, next = 0] = numbers(part)
    return part.includes('>=') ? major >= least : major === least && minor >= next
  })
}

/** Exits with the first of them, in one line. */
export function needReady() {
  const [first] = obstacles()
  if (first) fail(`${first.problem}: ${first.fix}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) needReady()
