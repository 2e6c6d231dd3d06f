import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const source = fileURLToPath(new URL('floor/', import.meta.url))

const page = (entry) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title></head><body><div id="root"></div><script type="module" src="/${entry}.tsx"></script></body></html>`

/** Builds the floors into a folder: minimal apps of React alone, of React with router and MUI, and of the same prerendered. */
export async function buildFloors(folder) {
  for (const entry of ['react', 'client', 'hydrate']) await buildFloor(entry, join(folder, entry))
  const server = join(folder, 'server')
  await build({ ...common, ssr: { noExternal: true }, build: { ssr: join(source, 'server.tsx'), outDir: server } })
  const { render } = await import(pathToFileURL(join(server, 'server.js')).href)
  const out = join(folder, 'hydrate')
  const shell = await readFile(join(out, 'index.html'), 'utf8')
  const list = (await readdir(join(out, 'assets'))).find((file) => file.startsWith('users'))
  const preload = `<link rel="modulepreload" crossorigin href="/assets/${list}"></head>`
  const filled = async (path) => shell.replace('<div id="root">', `<div id="root">${await render(path)}`)
  await writeFile(join(out, 'index.html'), await filled('/'))
  await writeFile(join(out, 'users.html'), (await filled('/users')).replace('</head>', preload))
}

const common = { configFile: false, root: source, logLevel: 'error', plugins: [react()] }

async function buildFloor(entry, outDir) {
  await build({
    ...common,
    plugins: [
      react(),
      {
        // A virtual page without a file.
        name: 'floor-page',
        resolveId: (id) => (id.endsWith('index.html') ? join(source, 'index.html') : undefined),
        load: (id) => (id === join(source, 'index.html') ? page(entry) : undefined),
      },
    ],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(source, 'index.html') } },
  })
}
