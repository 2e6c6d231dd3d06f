import { readFileSync } from 'node:fs'
import { createServer, isRunnableDevEnvironment } from 'vite'

/**
 * Loads a TypeScript module of src/ into node, with its static and dynamic imports.
 * @returns the module, and a function that closes the loader.
 */
export async function loadSource(path) {
  const server = await createServer({
    root: process.cwd(),
    configFile: false,
    // Only the environment is used: the site's own .env does not apply here.
    envDir: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.vite-node',
    // `tsconfigPaths` does not work for imports of .storybook/.
    resolve: { alias: { '@': `${process.cwd()}/src` } },
    define: {
      __MOCK_API__: 'true',
      __VERSION__: JSON.stringify(JSON.parse(readFileSync('package.json', 'utf8')).version),
    },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  })
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules here.')
  return { module: await ssr.runner.import(path), close: () => server.close() }
}
