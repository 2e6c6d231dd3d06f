import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { entries, kept, pruned, removed } from './areas.mjs'
import { editSharedFiles } from './edits.mjs'
import { importsOf, packagesOf, reachable } from './imports.mjs'
import { filesIn } from './project.mjs'

const own = 'scripts/remove-demo/'
const templates = `${own}template`
const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file)
const isStory = (file) => file.endsWith('.stories.tsx')
const isSource = (file) => /^src\/.*\.tsx?$/.test(file)

/**
 * The project as it is without the demo.
 * @throws Error where something is not as expected; nothing has been changed then.
 */
export async function withoutDemo(before) {
  const project = before.copy()
  for (const file of before.files()) if (isDemo(file)) project.remove(file)
  const added = (await filesIn(templates)).sort()
  for (const file of added) project.write(file, await readFile(`${templates}/${file}`, 'utf8'))
  editSharedFiles(project)
  prune(project)
  dropGuides(project, before)
  checkNothingIsMissing(project)
  return project
}

/** The packages that only the demo used. */
export function unusedPackages(before, after) {
  const { dependencies, devDependencies } = JSON.parse(after.read('package.json'))
  const [had, have] = [before, after].map(packagesIn)
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => had.has(name) && !have.has(name))
}

function packagesIn(project) {
  // What is read by path alone stands in knip's list.
  const code = project.files().filter((file) => /\.(tsx?|mjs)$|^knip\.jsonc$/.test(file) && !file.startsWith(own))
  return new Set(code.flatMap((file) => packagesOf(project.read(file))))
}

function isDemo(file) {
  if (removed.some((path) => file === path || file.startsWith(`${path}/`))) return true
  const folder = Object.keys(kept).find((folder) => file.startsWith(`${folder}/`))
  if (!folder) return false
  const [name] = file.slice(folder.length + 1).split('/')
  return !kept[folder].includes(name)
}

/** Drops what nothing imports any more, and the tests of what is gone. */
function prune(project) {
  const inPruned = (file) => pruned.some((folder) => file.startsWith(`${folder}/`))
  const missing = entries.filter((file) => !project.has(file))
  if (missing.length)
    throw new Error(`${missing.join(', ')}: not there, though scripts/remove-demo/areas.mjs names it.`)
  const roots = project.files().filter((file) => isSource(file) && !isTest(file) && (!inPruned(file) || isStory(file)))
  const seen = reachable(project, [...roots, ...entries])
  const goes = (file) => inPruned(file) && !isTest(file) && !seen.has(file) && /\.(tsx?|json)$/.test(file)
  for (const file of project.files().filter(goes)) project.remove(file)
  for (const file of project.files().filter(isTest)) {
    if (importsOf(project, file).some(({ found }) => !found)) project.remove(file)
  }
}

/** A guide in Storybook that shows or names what is gone goes with it. */
function dropGuides(project, before) {
  const { scripts } = JSON.parse(project.read('package.json'))
  const there = (path) =>
    project.has(path) || project.files().some((file) => file.startsWith(path.replace(/\/?$/, '/')))
  for (const file of project.files().filter((file) => /^\.storybook\/docs\/.*\.mdx$/.test(file))) {
    const text = project.read(file)
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
    const paths = [...text.matchAll(/`((?:src|scripts|tests|public)\/[^`\s]*)`/g)].map(([, path]) => path)
    const gone =
      importsOf(before, file).some(({ found }) => found && !project.has(found)) ||
      commands.some((name) => !(name in scripts)) ||
      paths.some((path) => !there(path))
    if (gone) dropGuide(project, file)
  }
}

/** The README lists the guides by their names, of which some begin with an article. */
function dropGuide(project, file) {
  project.remove(file)
  const name = posix.basename(file, '.mdx').replaceAll('-', ' ')
  project.edit('README.md', (text) =>
    text.replace(new RegExp(`,\\s(?:the\\s)?${name.replaceAll(' ', '\\s(?:the\\s)?')}`, 'i'), ''),
  )
}

function checkNothingIsMissing(project) {
  const faults = project
    .files()
    .filter((file) => isSource(file) || file.startsWith('tests/'))
    .flatMap((file) =>
      importsOf(project, file)
        // The route tree is made anew afterwards.
        .filter(({ found }) => !found && file !== 'src/routeTree.gen.ts')
        .map(({ specifier }) => `${file} imports ${specifier}, which belongs to the demo.`),
    )
  if (faults.length)
    throw new Error(`${faults.join('\n')}\nSay in scripts/remove-demo/areas.mjs which of the two stays or goes.`)
}
