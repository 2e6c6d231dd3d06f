// Builds the static site: the client, then every static route rendered by the same components into its own HTML. npm run build
// [-- --out FOLDER --storybook --local]: FOLDER is dist by default; --storybook puts Storybook below the site and links to it;
// --local is for trying it on this machine.
import { createHash } from 'node:crypto'
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build as buildSite } from 'vite'
import { contentSecurityPolicy } from './csp.mjs'
import { writeHostFiles } from './host-files.mjs'
import { billOfMaterials, fontAndIconLicenses } from './licenses.mjs'
import { run } from './run.mjs'

const start = performance.now()
// Beside the build, since npm takes seconds. It reads its own lock file: with another package manager there is none.
const listing = billOfMaterials().catch((error) => console.warn(`No sbom.cdx.json: ${error.message.split('\n').at(1)}`))
const { out, storybook, local } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    storybook: { type: 'boolean', default: false },
    local: { type: 'boolean', default: false },
  },
}).values
const serverOut = `${out}-server`

// Only actionable warnings are printed.
const logLevel = 'warn'
const define = { __STORYBOOK__: String(storybook) }
await buildSite({ logLevel, define, build: { outDir: out } })
await buildSite({
  logLevel,
  define,
  build: { ssr: 'src/first-frame/prerender.tsx', outDir: serverOut, ssrEmitAssets: true },
})
// The fonts are in the global styles, which only the prerendered pages have.
await cp(join(serverOut, 'assets'), join(out, 'assets'), {
  recursive: true,
  filter: (file) => !/\.(m?js|css)$/.test(file),
})

const { render, staticPaths, config, authHosts, isSharedSite, preloadFont } = await import(
  pathToFileURL(join(serverOut, 'prerender.js')).href
)
const template = await readFile(join(out, 'index.html'), 'utf8')
const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))

const siteDescription = template.match(/<meta name="description" content="([^"]*)"/)[1]
const boot = template.match(/<script id="boot">([\s\S]*?)<\/script>/)[1]
// With VITE_RUNTIME_CONFIG an inline script takes the place of the entry, and imports it once config.json is there. Both are
// preloaded. (A top-level await in src/config.ts would change the chunks: 58 kB more for the dashboard.)
const [entryTag, entry] = template.match(/<script type="module" crossorigin src="([^"]+)"><\/script>/)
const loader = `let status=0,text='';try{const r=await fetch('${config.basePath}config.json');status=r.status;text=await r.text()}catch{}window.runtimeConfig={status,text};import('${entry}')`
const policy = contentSecurityPolicy(
  config,
  authHosts(),
  [boot, ...(config.runtimeConfig ? [loader] : [])].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  ),
)

// The manifest has the hashes of all chunks.
const build = createHash('sha256')
  .update(JSON.stringify(manifest) + template)
  .digest('hex')
  .slice(0, 12)

const paths = new Set(await staticPaths())
for (const path of paths) await prerender(path)
await write('404.html', await readFile(join(out, '404/index.html'), 'utf8'))
await rm(serverOut, { recursive: true })
await rm(join(out, '.vite'), { recursive: true })
if (!config.mockApi) await rm(join(out, 'mockServiceWorker.js'))
// For the values of a stage, which its host replaces.
if (config.runtimeConfig) await write('config.json', '{}\n')
await appendFile(join(out, 'licenses.md'), `\n${await fontAndIconLicenses()}`)
const bill = await listing
if (bill) await writeFile(join(out, 'sbom.cdx.json'), bill)
await writeHostFiles({ out, config, build, paths: [...paths], policy: storybook ? '' : policy })
const seconds = Math.round((performance.now() - start) / 1000)
console.log(`Built ${paths.size} pages into ${out}/ for ${config.basePath} in ${seconds} s.`)
if (storybook) {
  const code = await run('node', ['scripts/build-storybook.mjs', '--output-dir', join(out, 'storybook')])
  if (code) process.exit(code)
}
if (!config.siteUrl && !local)
  console.log(
    'Before you publish: set VITE_SITE_URL (https://example.com) for the sitemap and the cards of shared links.',
  )
if (!config.mockApi && isSharedSite()) {
  console.warn(
    `VITE_SITE_URL is ${config.siteUrl}, where other projects have the same origin: real data want an origin of their own (docs/deploying.md).`,
  )
}

async function prerender(path) {
  const { html, styles, title, caption, routeIds, texts, rows, failure } = await render(path)
  if (failure) console.warn(`${path} cannot be rendered in node, and stands empty until React has come: ${failure}`)
  const guarded = path === '/' || routeIds.includes('/_app')
  const own = chunksFrom([...componentsOf(routeIds), ...texts.map((name) => `src/i18n/languages/en/${name}.json`)])
  const handlers = ['src/_mock/browser.ts', ...(guarded ? ['src/_mock/handlers/signed-in.ts'] : [])]
  if (rows.includes('conversations')) handlers.push('src/_mock/chat-socket.ts') // #demo
  const demo = chunksFrom([...handlers, ...rows.map((name) => `src/_mock/data/${name}.json`)], own)
  // In the body: Chromium holds the first paint back for a font that is preloaded in the head.
  const preloads = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${preloadFont}">`,
    ...(config.runtimeConfig
      ? [`<link rel="preload" as="fetch" crossorigin href="${config.basePath}config.json">`]
      : []),
    ...own.map((file) => `<link rel="modulepreload" crossorigin href="${config.basePath}${file}">`),
    // After everything that the page itself needs.
    ...demo.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${config.basePath}${file}">`,
    ),
  ].join('\n    ')
  const description = [caption, siteDescription].filter(Boolean).join('. ')
  const fill = {
    ...(config.runtimeConfig && { [entryTag]: `<script type="module">${loader}</script>` }),
    [siteDescription]: description,
    '<!--csp-->': `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // Chromium paints what has arrived; what is centered or at the end of a row would move until the page is whole.
    '<!--styles-->': `<link rel="expect" blocking="render" href="#page-end">\n    ${styles}`,
    '<!--page--></div>': `${html}</div>\n    <template id="page-end"></template>`,
    '<!--social-->': social(path, { title, description }),
    '<div id="root">': `${preloads}\n    <div id="root" data-path="${path}">`,
    '<script id="boot">': `<script id="boot"${guarded ? ' data-guarded' : ''} data-texts='${JSON.stringify(textsOf(texts))}'>`,
  }
  let page = template.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
  for (const [from, to] of Object.entries(fill)) page = page.replace(from, () => to)
  if (path === '/') return write('index.html', page)
  await write(`${path.slice(1)}.html`, page)
  await write(`${path.slice(1)}/index.html`, page)
}

/** The meta tags for link previews of a page, and its build, by which sw.js recognizes its own pages. */
function social(path, { title, description }) {
  const address = config.siteUrl + config.basePath
  const tags = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': `${address}${path.slice(1)}`,
    'og:image': `${address}social-card.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return [
    ...Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="build" content="${build}">`,
  ].join('\n    ')
}

/** The chunks with the texts of a page and the shell, for each language other than the page's. */
function textsOf(namespaces) {
  const values = Object.keys(manifest).flatMap(
    (key) => key.match(/^src\/i18n\/languages\/([\w-]+)\/locale\.ts$/)?.[1] ?? [],
  )
  const filesOf = (value) => [
    `src/i18n/languages/${value}/locale.ts`,
    ...namespaces.map((name) => `src/i18n/languages/${value}/${name}.json`),
  ]
  return Object.fromEntries(values.map((value) => [value, chunksFrom(filesOf(value))]))
}

/** The modules of the routes' own components, by their keys in the manifest. */
function componentsOf(routeIds) {
  const isWanted = (key) => {
    const id = key.match(/^src\/routes(\/.+?)\.tsx\?tsr-split=component/)?.[1]?.replace(/\/index$/, '/')
    return id && routeIds.includes(id)
  }
  return Object.keys(manifest).filter(isWanted)
}

/** The chunks of modules with their imports, without those that every page has, and without `others`. */
function chunksFrom(keys, others = []) {
  const everywhere = new Set([...template.match(/assets\/[^"]+\.js/g), ...others])
  const files = new Set()
  const add = (key) => {
    const chunk = manifest[key]
    if (!chunk || everywhere.has(chunk.file) || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const key of keys) add(key)
  return [...files]
}

async function write(file, content) {
  const path = join(out, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
