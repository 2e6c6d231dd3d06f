import { readFile } from 'node:fs/promises'
import { isDemo } from './demo.mjs'
import { editSharedFiles } from './edits.mjs'
import { importsOf, packagesOf } from './imports.mjs'
import { filesIn } from './project.mjs'

const own = 'tools/remove-demo/'
const templates = `${own}template`

/** The project without the demo; nothing is written to disk. */
export async function withoutDemo(before) {
  const project = before.copy()
  for (const file of before.files()) if (isDemo(file)) project.remove(file)
  for (const file of await replacements()) project.write(file, await readFile(`${templates}/${file}`, 'utf8'))
  editSharedFiles(project)
  return project
}

/** Files that replace the demo's, or are added. */
export async function replacements() {
  return (await filesIn(templates)).sort()
}

/** What would break without the demo, one sentence each: remaining files that need it. */
export function brokenWithout(after, added) {
  const { before } = after
  const codeOf = (file) => /^(src|tests|\.storybook)\/.*\.(tsx?|mdx)$/.test(file)
  const imports = after
    .files()
    // The route tree is generated again afterwards.
    .filter((file) => codeOf(file) && file !== 'src/routeTree.gen.ts')
    .flatMap((file) =>
      importsOf(after, file)
        .filter(({ found }) => !found)
        .map(({ specifier }) => `${file} imports ${specifier}`),
    )
  const gone = before.files().filter((file) => !after.has(file))
  const names = [
    ...gone.map(pageOf).filter(Boolean),
    ...gone.map((file) => file.match(/^public\/(assets\/.*)$/)?.[1]).filter(Boolean),
  ]
  const links = added
    .filter((file) => codeOf(file) && after.has(file))
    .flatMap((file) => {
      const text = after.read(file)
      return names
        .filter((name) => new RegExp(`['"\`/]${name}['"\`]`).test(text))
        .map((name) => `${file} leads to ${name}`)
    })
  const namespaces = gone.map((file) => file.match(/^src\/i18n\/languages\/en\/([\w-]+)\.json$/)?.[1]).filter(Boolean)
  const texts = after
    .files()
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .flatMap((file) => {
      const used = [...after.read(file).matchAll(/useTranslation\('([\w-]+)'/g)].map(([, name]) => name)
      return used.filter((name) => namespaces.includes(name)).map((name) => `${file} shows texts of ${name}`)
    })
  return [...imports, ...links, ...texts]
}

/** The URL of a route's file. */
function pageOf(file) {
  const path = file.match(/^src\/routes\/_app(\/.*)\.tsx$/)?.[1]
  return path?.replace(/\/index$/, '')
}

/** The packages that only the demo used. */
export function unusedPackages(before, after, folder = '') {
  const { dependencies, devDependencies } = JSON.parse(after.read(`${folder}package.json`))
  const [had, have] = [before, after].map(packagesIn)
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => had.has(name) && !have.has(name))
}

function packagesIn(project) {
  // Files that are only read by path are in knip's list.
  const code = project.files().filter((file) => /\.(tsx?|mjs)$|^knip\.jsonc$/.test(file) && !file.startsWith(own))
  return new Set(code.flatMap((file) => packagesOf(project.read(file))))
}
