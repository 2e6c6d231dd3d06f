import { execFileSync } from 'node:child_process'

const list = 'tools/remove-demo/files.json'

/**
 * The files that a project has changed and added since its first commit or, if the history is the template's own, since it was
 * cloned. Undefined if git does not know.
 */
export function changesSinceStart() {
  const start = [roots().at(-1), clones().at(-1)].find(hasList)
  if (!start) return undefined
  const changes = git('diff', '--name-status', '--no-renames', '-z', start, 'HEAD').split('\0')
  const files = (status) => changes.filter((_, index) => changes[index - 1] === status && index % 2)
  return { changed: files('M'), added: files('A') }
}

const roots = () => lines('rev-list', '--max-parents=0', 'HEAD')

const clones = () => lines('log', '--walk-reflogs', '--format=%H', 'HEAD')

function hasList(commit) {
  return !!commit && lines('ls-tree', '--name-only', commit, list).length > 0
}

function lines(...args) {
  try {
    return git(...args)
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] })
}
