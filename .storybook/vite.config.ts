import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type PluginOption } from 'vite'
import site from '../vite.config.ts'

// Storybook and the tests draw the site's modules as they are: they need its icons and its React, but neither its pages'
// HTML nor a route tree written anew. Whatever the build gains later stays out until it is named here.
const wanted = /^(vite:react|vite:import-analysis|ark-icons)/

const source = fileURLToPath(new URL('../src', import.meta.url))

/** The part of the site's Vite configuration that its stories and unit tests share with it. */
export default defineConfig(async (env) => {
  const { define, plugins } = await site(env)
  return {
    // Vite does not read the paths of tsconfig.json for files in a folder whose name begins with a dot.
    resolve: { alias: { '@': source } },
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

/** `~icons-in-use`: all icons that the site's own files import, by their names. */
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
