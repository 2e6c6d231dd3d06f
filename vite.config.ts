import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, loadEnv, normalizePath, type Plugin } from 'vite'
import { brand } from './src/brand.ts'
import { type Config, readConfig } from './src/config.ts'
import { languages } from './src/i18n/languages.ts'

/** What the first chunks begin with. */
const drawnWith = {
  /** Frames of all pages: the head with the logo, links and icons, and what MUI's components have in common. */
  frames:
    /[\\/](layouts[\\/]dashboard[\\/]header-frame|components[\\/](icon|logo|router-link)|@mui[\\/]material[\\/](IconButton|Link|Paper|SvgIcon|utils)[\\/].*|@mui[\\/]utils[\\/](?!useRovingTabIndex).*)\.(tsx|mjs)$/,
  /** The dashboard's frame, and what its first page shows. */
  dashboard:
    /[\\/](layouts[\\/]dashboard[\\/]dashboard-layout|components[\\/](page-header|label|snackbar|trend-line|chart[\\/]chart-skeleton)|@mui[\\/]material[\\/](Card|CardHeader|Skeleton|ToggleButton|ToggleButtonGroup)[\\/].*)\.(tsx|mjs)$/,
  /** Fields of a form, as at the sign-in. */
  fields: /[\\/]@mui[\\/]material[\\/](Alert|FormHelperText|InputAdornment|InputLabel|OutlinedInput)[\\/]/,
}

/** The path of a file of the project, as the ids of modules have it. */
const pathOf = (file: string) => normalizePath(fileURLToPath(new URL(file, import.meta.url)))

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // Vite keeps what a shell has exported or .env has, and the site would get React's development build (vite#11617).
  if (command === 'build' && mode === 'production')
    Object.assign(process.env, { NODE_ENV: 'production', VITE_USER_NODE_ENV: '' })
  const config = configOrExit(loadEnv(mode, process.cwd(), 'VITE_'))
  return {
    base: config.basePath,
    resolve: {
      tsconfigPaths: true,
      alias: [
        {
          // Brings tough-cookie and its public-suffix list, 120 kB of gzip that no handler of ours needs.
          find: /^\.\.?\/.*\bcookieStore\.mjs$/,
          replacement: pathOf('./scripts/no-cookies.mjs'),
        },
      ],
    },
    define: {
      __MOCK_API__: JSON.stringify(config.mockApi),
      // Whether the build puts Storybook below the site; scripts/build.mjs says so.
      __STORYBOOK__: 'false',
      // A constant, so that a build holds the SDK of its own way of signing in and no other.
      __AUTH_METHOD__: JSON.stringify(config.auth.method),
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
      html(config, mode),
    ],
    ssr: { noExternal: true },
    build: {
      license: isSsrBuild ? false : { fileName: 'licenses.md' },
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      target: 'es2023',
      // kB. `npm run size` has a budget, gzipped, for what each page loads: Vite's limit knows no pages.
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Where the time of a slow build goes is the makers' to know.
        checks: { pluginTimings: false },
        output: {
          // Of each group what is not in one before it, with all that it imports: in a circle chunks would not run. What is left
          // is split by the pages that need it. `npm run size` has the outcome.
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 6 },
              { name: 'frames', test: drawnWith.frames, priority: 5 },
              { name: 'frame', test: drawnWith.dashboard, priority: 4 },
              { name: 'fields', test: drawnWith.fields, priority: 3 },
              {
                name: 'auth',
                test: /[\\/]src[\\/](sections|layouts|routes)[\\/]auth[\\/]/,
                minShareCount: 4,
                priority: 2,
              },
              { name: 'forms', test: /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 1 },
              { name: 'common', test: /[\\/](node_modules|src[\\/](components|theme|utils))[\\/]/, minShareCount: 6 },
            ],
          },
          chunkFileNames: ({ name, moduleIds }) => {
            // Chunks of the demo API have `mock` in their names, so that anyone can see what a build without it leaves out.
            const isMock = moduleIds.some((id) => /\/src\/_mock\/|\/node_modules\/msw\//.test(id))
            // Jekyll, which GitHub Pages runs over a branch, drops files whose names begin with an underscore.
            return `assets/${isMock ? 'mock-' : ''}${name.replace(/^_+/, '')}-[hash].js`
          },
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
      const { icons, width, height } = await iconSet(set)
      if (!icons[name]) this.error(`There is no icon ${name} in the set ${set}.`)
      return `export default ${JSON.stringify({ body: icons[name].body, width, height })}`
    },
  }
}

const iconSets = new Map<string | undefined, ReturnType<typeof readIconSet>>()

// Read once: with every icon by name there are thousands of calls.
function iconSet(set: string | undefined) {
  const held = iconSets.get(set) ?? readIconSet(set)
  iconSets.set(set, held)
  return held
}

async function readIconSet(set: string | undefined) {
  const file = new URL(`./node_modules/@iconify-json/${set}/icons.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
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

/** What the boot script knows of the languages; the prerendered pages are in the first. */
function bootLanguages([, ...others]: typeof languages) {
  return Object.fromEntries(others.map(({ value, tag, direction }) => [value, [tag, direction]]))
}

async function bootScript(config: Config) {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      define: {
        __BASE__: JSON.stringify(config.basePath),
        __AUTH__: JSON.stringify(config.auth.method),
        __SERVER__: JSON.stringify(config.serverUrl),
        __LANGUAGES__: JSON.stringify(bootLanguages(languages)),
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
