import { readFile } from 'node:fs/promises'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, loadEnv, type Plugin } from 'vite'
import { brand } from './src/brand.ts'
import { type Config, readConfig } from './src/config.ts'

export default defineConfig(({ mode, isSsrBuild }) => {
  const config = configOrExit(loadEnv(mode, process.cwd(), 'VITE_'))
  return {
    base: config.basePath,
    resolve: {
      tsconfigPaths: true,
      alias: [
        {
          // Brings tough-cookie and its public-suffix list, 120 kB of gzip that no handler of ours needs.
          find: /^\.\.?\/.*\bcookieStore\.mjs$/,
          replacement: new URL('./scripts/no-cookies.mjs', import.meta.url).pathname,
        },
      ],
    },
    define: { __MOCK_API__: JSON.stringify(config.mockApi) },
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
      react(),
      icons(),
      html(config, mode),
    ],
    ssr: { noExternal: true },
    build: {
      license: isSsrBuild ? false : { fileName: 'licenses.md' },
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // What every page needs is one file; what many share, and what they do not, are left to the bundler.
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 2 },
              {
                name: 'shared',
                test: /[\\/](node_modules|src[\\/](components|theme|utils))[\\/]/,
                minShareCount: 6,
                priority: 1,
              },
            ],
          },
          // Chunks of the demo API bear `mock` in their names, so that anyone can see what a build without it leaves out.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => /\/src\/_mock\/|\/node_modules\/msw\//.test(id))
              ? 'assets/mock-[name]-[hash].js'
              : 'assets/[name]-[hash].js',
        },
      },
    },
    server: { port: 5173 },
  }
})

function configOrExit(env: Record<string, string>) {
  try {
    return readConfig(env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** `import icon from '~icons/solar/home-2-bold-duotone'` gives that icon's data, in the chunk that draws it. */
function icons(): Plugin {
  const prefix = '\0icon:'
  return {
    name: 'ark-icons',
    resolveId: (id) => (id.startsWith('~icons/') ? prefix + id.slice(7) : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return
      const [set, name = ''] = id.slice(prefix.length).split('/')
      const { icons, width, height } = JSON.parse(
        await readFile(new URL(`./node_modules/@iconify-json/${set}/icons.json`, import.meta.url), 'utf8'),
      )
      if (!icons[name]) this.error(`There is no icon ${name} in the set ${set}.`)
      return `export default ${JSON.stringify({ body: icons[name].body, width, height })}`
    },
  }
}

/** Fills in index.html: the build marks, what a browser may connect to, and the boot script. */
function html(config: Config, mode: string): Plugin {
  return {
    name: 'ark-html',
    async transformIndexHtml(page) {
      const values: Record<string, string> = {
        name: brand.name,
        version: brand.version,
        environment: `${mode}, ${config.serviceEnv}`,
        base: config.basePath,
        boot: await bootScript(config),
      }
      return page.replace(/%(\w+)%/g, (whole, name) => values[name] ?? whole)
    },
  }
}

async function bootScript(config: Config) {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      define: { __BASE__: JSON.stringify(config.basePath), __AUTH__: JSON.stringify(config.auth.method) },
      resolve: { tsconfigPaths: true },
      build: { write: false, target: 'es2020', lib: { entry: 'src/settings/boot.ts', formats: ['iife'], name: 'b' } },
    }),
  ].flat()
  if (!output || !('output' in output)) throw new Error('The boot script was not built.')
  return output.output[0].code.trim()
}
