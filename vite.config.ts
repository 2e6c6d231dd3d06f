import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, loadEnv, normalizePath, type Plugin, type UserConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { buildTarget } from './scripts/browsers.mjs'
import { sendGone } from './scripts/serve.mjs'
import { importSource } from './scripts/site-config.mjs'
import type { Way } from './src/auth/way.ts'
import { brand } from './src/brand.ts'
import { type Config, readConfig, readVariables, runtimeVariables } from './src/config.ts'
import { languages } from './src/i18n/languages.ts'

/** The first modules of the initial chunks. */
const drawnWith = {
  /** Frames of all pages: the header with logo, links and icons, and the common parts of MUI's components. */
  frames:
    /[\\/](layouts[\\/](dashboard[\\/]header-frame|languages[\\/]language-switcher)|components[\\/](icon|logo|router-link)|@mui[\\/]material[\\/](IconButton|Link|Paper|SvgIcon|utils)[\\/].*|@mui[\\/]utils[\\/](?!useRovingTabIndex).*)\.(tsx|mjs)$/,
  /** The dashboard's frame, and the contents of its first page. */
  dashboard:
    /[\\/](layouts[\\/]dashboard[\\/]dashboard-layout|components[\\/](page-header|label|snackbar|trend-line|chart[\\/]chart-skeleton)|@mui[\\/]material[\\/](Card|CardHeader|Skeleton|ToggleButton|ToggleButtonGroup)[\\/].*)\.(tsx|mjs)$/,
  /** Form fields, as on the sign-in page. */
  fields:
    /[\\/](@mui[\\/]material[\\/](Alert|FormControl|FormHelperText|InputAdornment|InputLabel|OutlinedInput)[\\/].*|components[\\/]form[\\/]show-password)\.(tsx|mjs)$/,
}

/** The path of a file of the project, as in module ids. */
const pathOf = (file: string) => normalizePath(fileURLToPath(new URL(file, import.meta.url)))

export default defineConfig(async ({ command, mode, isSsrBuild }) => {
  // Vite keeps the NODE_ENV of the shell or .env, and the site would get React's development build (vite#11617).
  if (command === 'build' && mode === 'production')
    Object.assign(process.env, { NODE_ENV: 'production', VITE_USER_NODE_ENV: '' })
  const { config, way } = await siteOrExit(loadEnv(mode, process.cwd(), 'VITE_'))
  return {
    base: config.basePath,
    resolve: {
      tsconfigPaths: true,
      alias: [
        // The build only includes the configured auth provider, with its SDK.
        { find: '#auth-way', replacement: pathOf(`./src/auth/ways/${way.method}/way.ts`) },
        {
          // It imports tough-cookie and its public-suffix list, 120 kB of gzip that no handler of ours needs.
          find: /^\.\.?\/.*\bcookieStore\.mjs$/,
          replacement: pathOf('./scripts/no-cookies.mjs'),
        },
      ],
    },
    define: {
      __MOCK_API__: JSON.stringify(config.mockApi),
      // True if the build puts Storybook below the site; set by scripts/build.mjs.
      __STORYBOOK__: 'false',
      __AUTH_SDK__: JSON.stringify(way.hasSdk),
      __RUNTIME_VARIABLES__: JSON.stringify(
        command === 'build' &&
          !isSsrBuild &&
          config.runtimeConfig && [...runtimeVariables, ...Object.keys(way.variables)],
      ),
      __VERSION__: JSON.stringify(manifest.version),
    },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        semicolons: false,
      }),
      react(),
      icons(),
      html(config, way, mode),
      compileAhead(),
      otherWorkers(),
    ],
    ssr: { noExternal: true },
    build: {
      license: isSsrBuild ? false : { fileName: 'licenses.md' },
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      // The browserslist of package.json; scripts/compat.mjs checks what the build uses beside syntax.
      target: buildTarget(),
      // In kB. `npm test -- size` has a gzipped budget for the initial load of each page; Vite's limit is per chunk.
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Timings of the bundler's plugins are of no use to you.
        checks: { pluginTimings: false },
        output: {
          // Each group contains what no previous group does, with all its imports: chunks that import each other would not run.
          // The rest is split by the pages that need it. `npm test -- size` prints the result.
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 7 },
              { name: 'frames', test: drawnWith.frames, priority: 6 },
              { name: 'frame', test: drawnWith.dashboard, priority: 5 },
              { name: 'fields', test: drawnWith.fields, priority: 4 },
              // Not in the following ones: the demo API would load components with them, and lists the sign-in.
              { name: 'utils', test: /[\\/]src[\\/]utils[\\/]/, minShareCount: 6, priority: 3 },
              {
                name: 'auth',
                test: /[\\/]src[\\/](sections|layouts|routes)[\\/]auth[\\/]/,
                minShareCount: 4,
                priority: 2,
              },
              { name: 'forms', test: /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 1 },
              {
                name: 'common',
                // Without what is large and few pages render, and without the common parts of MUI's texts: they would load
                // everything else before the page, in every other language.
                test: /^(?!.*([\\/]@mui[\\/]material[\\/]locale|components[\\/]form|dompurify|autocomplete)).*[\\/](node_modules|src[\\/](components|theme))[\\/]/i,
                minShareCount: 6,
              },
            ],
          },
          chunkFileNames: ({ name, moduleIds }) => {
            // Chunks of the demo API have `mock` in their names, which shows what a build without it omits.
            const isMock = moduleIds.some((id) => /\/src\/_mock\/|\/node_modules\/msw\//.test(id))
            // Chunks of a language have its name.
            const language = moduleIds.at(-1)?.match(/\/src\/i18n\/languages\/([\w-]+)\//)?.[1]
            // Jekyll, which GitHub Pages runs on a branch, ignores files whose names begin with an underscore.
            return `assets/${isMock ? 'mock-' : ''}${language ?? name.replace(/^_+/, '')}-[hash].js`
          },
        },
      },
    },
    server: { port: 5173 },
  } satisfies UserConfig
})

/**
 * Makes V8 compile a chunk's functions off the main thread while it loads instead of one by one on their first call: this saves a
 * quarter of the main thread's work before a page is interactive. The comment must come first, before Vite's own code.
 */
function compileAhead(): Plugin {
  return {
    name: 'ark-compile-ahead',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
          if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`
        }
      },
    },
  }
}

/** Unregisters the service worker of another project that had the dev server's port; the demo API's own is in public/. */
function otherWorkers(): Plugin {
  return {
    name: 'ark-other-workers',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const isOther = request.headers['service-worker'] === 'script' && !request.url?.includes('mockServiceWorker.js')
        if (isOther) sendGone(response).catch(next)
        else next()
      })
    },
  }
}

async function siteOrExit(env: Record<string, string>) {
  try {
    const config = readConfig(env)
    return { config, way: await readWay(config, env) }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/**
 * The configured auth provider, from the folders in src/auth/ways.
 * @throws Error like readVariables, for a variable of any of them
 */
async function readWay({ auth: { method } }: Config, env: Record<string, string>) {
  const { ways } = await importSource<typeof import('./src/auth/ways.ts')>('/src/auth/ways.ts')
  const way = ways[method]
  if (!way) throw new Error(`VITE_AUTH_METHOD is "${method}", but takes ${Object.keys(ways).join(', ')}.`)
  for (const { variables } of Object.values(ways)) readVariables(variables, env)
  return way
}

/** `import icon from '~icons/solar/home-2-bold-duotone'` imports that icon's data, into the chunk that renders it. */
function icons(): Plugin {
  const prefix = '\0icon:'
  return {
    name: 'ark-icons',
    resolveId: (id) => (id.startsWith('~icons/') ? prefix + id.slice(7) : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return
      const [set, name = ''] = id.slice(prefix.length).split('/')
      const { icons, width, height } = await iconSet(set)
      if (!icons[name]) this.error(`There is no icon ${name} in the set ${set}.`)
      return `export default ${JSON.stringify({ body: icons[name].body, width, height })}`
    },
  }
}

const iconSets = new Map<string | undefined, ReturnType<typeof readIconSet>>()

// Cached: importing every icon by name means thousands of calls.
function iconSet(set: string | undefined) {
  const held = iconSets.get(set) ?? readIconSet(set)
  iconSets.set(set, held)
  return held
}

async function readIconSet(set: string | undefined) {
  const file = new URL(`./node_modules/@iconify-json/${set}/icons.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Fills in index.html: the build marks, the Content-Security-Policy, and the boot script. */
function html(config: Config, way: Way, mode: string): Plugin {
  return {
    name: 'ark-html',
    async transformIndexHtml(page) {
      const values: Record<string, string> = {
        name: brand.name,
        description: brand.description,
        version: manifest.version,
        environment: `${mode}, ${config.serviceEnv}`,
        base: config.basePath,
        boot: await bootScript(config, way),
      }
      return page.replace(/%(\w+)%/g, (whole, name) => values[name] ?? whole)
    },
  }
}

/** The boot script's data about the languages; the prerendered pages are in the first. */
function bootLanguages() {
  return Object.fromEntries(languages.slice(1).map(({ value, tag, direction }) => [value, [tag, direction]]))
}

async function bootScript(config: Config, way: Way) {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      define: {
        __BASE__: JSON.stringify(config.basePath),
        __AUTH_SDK__: JSON.stringify(way.hasSdk),
        __SIGN_IN__: JSON.stringify(way.signInPath),
        __HOME__: JSON.stringify(config.auth.redirectPath),
        __SERVER__: JSON.stringify(config.runtimeConfig ? null : config.serverUrl),
        __LANGUAGES__: JSON.stringify(bootLanguages()),
      },
      resolve: { tsconfigPaths: true },
      build: {
        write: false,
        target: 'es2020',
        lib: { entry: 'src/first-frame/boot.ts', formats: ['iife'], name: 'b' },
      },
    }),
  ].flat()
  if (!output || !('output' in output)) throw new Error('The boot script was not built.')
  return output.output[0].code.trim()
}
