import { fileURLToPath } from 'node:url'
import { defineConfig, type PluginOption } from 'vite'
import site from '../vite.config.ts'

// Storybook and the tests draw the site's modules as they are: they need its icons and its React, but neither its pages'
// HTML nor a route tree written anew. Whatever the build gains later stays out until it is named here.
const wanted = /^(vite:react|vite:import-analysis|ark-icons)/

/** The part of the site's Vite configuration that its stories and unit tests share with it. */
export default defineConfig(async (env) => {
  const { define, plugins } = await site(env)
  return {
    // Vite does not read the paths of tsconfig.json for files in a folder whose name begins with a dot.
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    define,
    plugins: await pick(plugins),
    publicDir: false,
  }
})

async function pick(option: PluginOption): Promise<PluginOption[]> {
  const plugin = await option
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(pick))).flat()
  return plugin && wanted.test(plugin.name) ? [plugin] : []
}
