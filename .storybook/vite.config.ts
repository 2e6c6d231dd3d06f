import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type PluginOption } from 'vite'
import site from '../vite.config.ts'

// Storybook and the tests use the site's modules: they need its icons and its React plugin, but neither its HTML pages nor the
// generation of the route tree. New plugins of the build are left out until they are named here.
const wanted = /^(vite:react|vite:import-analysis|ark-icons)/

const source = fileURLToPath(new URL('../src', import.meta.url))

/** The part of the site's Vite configuration shared by stories and unit tests. */
export default defineConfig(async (env) => {
  const { define, plugins, resolve } = await site(env)
  return {
    resolve: {
      alias: [
        // Vite does not apply the paths of tsconfig.json to files in a folder that begins with a dot.
        { find: '@', replacement: source },
        ...resolve.alias.filter(({ find }) => find === '#auth-way'),
      ],
    },
    define: { ...define, __STORYBOOK__: 'true' },
    plugins: [await pick(plugins), iconsInUse()],
    publicDir: false,
  }
})

async function pick(option: PluginOption): Promise<PluginOption[]> {
  const plugin = await option
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(pick))).flat()
  return plugin && wanted.test(plugin.name) ? [plugin] : []
}

/** `~icons-in-use`: all icons imported by the site's own files, by name. */
function iconsInUse(): Plugin {
  const id = '\0icons-in-use'
  return {
    name: 'icons-in-use',
    resolveId: (wanted) => (wanted === '~icons-in-use' ? id : undefined),
    async load(wanted) {
      if (wanted !== id) return
      const names = new Set<string>()
      for (const file of await readdir(source, { recursive: true })) {
        if (!/(?<!\.stories|\.test)\.tsx?$/.test(file)) continue
        for (const [, name] of (await readFile(join(source, file), 'utf8')).matchAll(/'~icons\/solar\/([\w-]+)'/g))
          names.add(name)
      }
      const sorted = [...names].sort()
      const imports = sorted.map((name, index) => `import icon${index} from '~icons/solar/${name}'`)
      return `${imports.join('\n')}\nexport default { ${sorted.map((name, index) => `'${name}': icon${index}`).join(', ')} }`
    },
  }
}
