// Adds a page of records, or a component, to the project, as a working starting point. npm run new page invoices-in, npm run new
// page people person, npm run new component price-tag
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeRouteTree } from './route-tree.mjs'
import { fail, run } from './run.mjs'

const usage = `npm run new page <plural> [<singular>]   a list with search, filters and a form, its resource and its demo API
npm run new component <name>             a component of the kit with its story`

const [kind, name = '', given] = process.argv.slice(2)
const isName = (text) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)
if (!['page', 'component'].includes(kind) || !name) fail(usage)
for (const text of [name, given]) {
  if (text !== undefined && !isName(text))
    fail(`“${text}” is no name: lower case letters and digits, with hyphens between words.`)
}

const singular = given ?? (kind === 'page' ? singularOf(name) : name)
if (kind === 'page' && singular === name)
  fail(`The singular of “${name}” is not known: npm run new page ${name} <singular>`)

const written = await writeTemplate()
const edited = []
if (kind === 'page') {
  await addLines('src/nav.ts', (text) =>
    // Into the last section that is not the demo's alone; move the item to its place.
    text.replace(
      /(\n {4}\],\n {2}\},\n(?: {2}\/\/ #\w+\n[\s\S]*\/\/ #\/\w+\n)?\])/,
      `\n      { title: '${sentence(name)}', path: '/dashboard/${name}', icon: ${iconOf(text)} },$1`,
    ),
  )
  await addLines('src/i18n/page-texts.ts', (text) =>
    text
      .replace(/\n\n\/\*\* The namespaces/, `\nimport type ${camel(name)} from './languages/en/${name}.json'$&`)
      .replace(/\n\}\n$/, `\n  ${camel(name) === name ? name : `'${name}'`}: typeof ${camel(name)}\n}\n`),
  )
  await addLines('src/_mock/handlers/signed-in.ts', (text) =>
    text
      .replace(/\n\n\/\*\*/, `\nimport { ${camel(singular)}Handlers } from './${name}'$&`)
      .replace(/\n\]\n$/, `\n  ...${camel(singular)}Handlers,\n]\n`),
  )
  await writeRouteTree()
}
await run('npx', [
  'biome',
  'check',
  '--write',
  '--log-level=error',
  ...written.filter((file) => !file.endsWith('.json')),
  ...edited,
])
if (kind === 'page') await run('node', ['scripts/openapi.mjs'])

console.log(
  `${[...written.map((file) => `new      ${file}`), ...edited.map((file) => `changed  ${file}`)].join('\n')}\n`,
)
if (kind === 'page')
  console.log(
    `npm start, then /dashboard/${name}. Next: the fields in src/api/${name}.ts; Storybook’s “Adding a page” says how.`,
  )
else console.log('npm run storybook shows it.')

/** @returns the written files */
async function writeTemplate() {
  const from = new URL(`new/${kind}/`, import.meta.url)
  const files = (await readdir(from, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.split(`/new/${kind}/`)[1])
  const targets = files.map((file) => [file, named(file)])
  const taken = targets.find(([, target]) => existsSync(target))
  if (taken) fail(`${taken[1]} exists already.`)
  for (const [file, target] of targets) {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, named(await readFile(new URL(file, from), 'utf8')))
  }
  if (kind === 'page') {
    const rows = `src/_mock/data/${name}.json`
    await writeFile(rows, rowsOf())
    return [...targets.map(([, target]) => target), rows]
  }
  return targets.map(([, target]) => target)
}

/** Twelve records; times are in minutes from now. */
function rowsOf() {
  const statuses = ['active', 'active', 'paused', 'archived']
  const rows = Array.from({ length: 12 }, (_, index) => ({
    id: `${singular}-${index + 1}`,
    name: `${sentence(singular)} ${index + 1}`,
    price: 19 + 7 * index,
    status: statuses[index % statuses.length],
    notes: '',
    createdAt: -(index + 1) * 1440 * 3,
  }))
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`
}

/** Replaces “the things” and “the thing” of the template in all spellings by the page's own. */
function named(text) {
  return [
    ['the-things', name],
    ['theThings', camel(name)],
    ['TheThings', pascal(name)],
    ['The things', sentence(name)],
    ['the things', words(name)],
    ['the-thing', singular],
    ['theThing', camel(singular)],
    ['TheThing', pascal(singular)],
    ['The thing', sentence(singular)],
    ['the thing', words(singular)],
  ].reduce((result, [from, to]) => result.replaceAll(from, to), text)
}

/** @throws if the file is not in the expected format */
async function addLines(file, change) {
  const text = await readFile(file, 'utf8')
  const changed = change(text)
  if (changed === text)
    fail(`${file} is not in its usual form: add the page by hand, as Storybook’s “Adding a page” says.`)
  await writeFile(file, changed)
  edited.push(file)
}

function iconOf(navigation) {
  return /^import (\w+) from '~icons/m.exec(navigation)?.[1] ?? "'solar:widget-bold-duotone'"
}

function singularOf(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  if (/(ss|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2)
  return plural.replace(/(?<!s)s$/, '')
}

function pascal(text) {
  return text.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
}

function camel(text) {
  return text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

function words(text) {
  return text.replaceAll('-', ' ')
}

function sentence(text) {
  return words(text[0].toUpperCase() + text.slice(1))
}
