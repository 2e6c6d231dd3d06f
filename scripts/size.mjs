// The gzipped JavaScript in the initial load of each route, and of the demo API, by package. Fails if it is a tenth more than in the
// last release (size-budget.json, kB), or if chunks import each other in a cycle. --write writes the current sizes, for a release.
import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** Another page costs the others a little; a library, much. */
const room = 1.1
const budgetFile = new URL('size-budget.json', import.meta.url)
const budgets = JSON.parse(await readFile(budgetFile, 'utf8'))

const { output } = await build({ logLevel: 'error', build: { write: false } })
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
const entry = [...chunks.values()].find(({ isEntry }) => isEntry)

const circle = circleOf(chunks)
if (circle) {
  // One of them would run before its import.
  console.error(`Chunks import each other in a circle: ${circle.join(' → ')}. See codeSplitting in vite.config.ts.`)
  process.exit(1)
}

// V8 only reads the comment there, and Vite may insert code before it: see compileAhead in vite.config.ts.
const late = [...chunks.values()].find(({ code }) => !code.startsWith('//# allFunctionsCalledOnLoad'))
if (late) {
  console.error(`${late.fileName} does not begin with the comment by which V8 compiles it as it arrives.`)
  process.exit(1)
}

if (process.argv.includes('--write')) {
  for (const route of Object.keys(budgets)) {
    // A page that has been removed needs no budget.
    if (route !== '_mock' && !chunksOf(isOf(route.split('+').at(-1))).size) delete budgets[route]
    else budgets[route] = Math.ceil(sizeOf(firstLoad(route)) / 1000)
  }
  await writeFile(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`)
  process.exit()
}

let over = 0
for (const [route, released] of Object.entries(budgets)) {
  const budget = Math.round(released * room)
  const files = firstLoad(route)
  const bytes = sizeOf(files)
  const fits = bytes <= budget * 1000
  if (!fits) over++
  console.log(`\n${route}: ${kB(bytes)} of ${budget} kB${fits ? '' : ', past the budget'}, ${files.size} files`)
  const shares = [...byPackage(files)].sort(([, a], [, b]) => b - a)
  const named = shares.slice(0, process.argv.includes('--all') ? undefined : 12)
  for (const [name, size] of named) console.log(`  ${kB(size).padStart(9)}  ${name}`)
  const rest = sum(shares.slice(named.length).map(([, size]) => size))
  if (rest) console.log(`  ${kB(rest).padStart(9)}  ${shares.length - named.length} others`)
}
if (over) {
  console.error(
    `\n${over} route${over > 1 ? 's are' : ' is'} a tenth past what scripts/size-budget.json has of the last release.`,
  )
  process.exit(1)
}

/** Chunks that import each other, with the first of them again at the end; undefined if there are none. */
function circleOf(chunks) {
  const done = new Set()
  const walk = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return
    for (const imported of chunks.get(file).imports) {
      const circle = walk(imported, [...path, file])
      if (circle) return circle
    }
    done.add(file)
  }
  for (const file of chunks.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
}

/**
 * The entry, the chunks of the route and its parents, and all their imports; for `_mock`, what the demo API's handlers add to the
 * dashboard's frame.
 */
function firstLoad(route) {
  if (route === '_mock') {
    const frame = firstLoad('_app')
    const handlers = chunksOf((id) => /\/src\/_mock\/(browser|handlers\/signed-in)\.ts$/.test(id))
    return new Set([...handlers].filter((file) => !frame.has(file)))
  }
  const parts = route.split('+').map(isOf)
  return chunksOf((id) => id === entry.facadeModuleId || parts.some((isPart) => isPart(id)))
}

/** Whether a module is the component of a route, by the path of its file. */
function isOf(route) {
  return (id) => id.endsWith(`/src/routes/${route}.tsx?tsr-split=component`)
}

/** The chunks whose module is wanted, and all their imports. */
function chunksOf(isWanted) {
  const files = new Set()
  const add = (file) => {
    if (files.has(file)) return
    files.add(file)
    for (const imported of chunks.get(file).imports) add(imported)
  }
  for (const { facadeModuleId, fileName } of chunks.values()) if (isWanted(facadeModuleId ?? '')) add(fileName)
  return files
}

function sizeOf(files) {
  return sum([...files].map((file) => gzipped(chunks.get(file).code)))
}

/** Each chunk's gzipped size, divided among packages by their share of its source. */
function byPackage(files) {
  const sizes = new Map()
  for (const file of files) {
    const { code, modules } = chunks.get(file)
    const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [packageOf(id), renderedLength])
    const share = gzipped(code) / sum(lengths.map(([, length]) => length))
    for (const [name, length] of lengths) sizes.set(name, (sizes.get(name) ?? 0) + length * share)
  }
  return sizes
}

function packageOf(id) {
  const own = id.match(/\/src\/([^/?]+)\/?/)
  if (own && !id.includes('node_modules')) return `src/${own[1]}`
  return id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? 'others'
}

function gzipped(code) {
  return gzipSync(code, { level: 9 }).length
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
