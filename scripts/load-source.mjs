import { createServer, isRunnableDevEnvironment } from 'vite'

/**
 * Loads a module of src/ into node, which reads no TypeScript, with all that it imports then or later.
 * @returns the module, and a function that ends what loads its later imports.
 */
export async function loadSource(path) {
  const server = await createServer({
    root: process.cwd(),
    configFile: false,
    // The environment alone counts: nothing here is for the site's own .env.
    envDir: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.vite-node',
    resolve: { tsconfigPaths: true },
    define: { __MOCK_API__: 'true' },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  })
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules here.')
  return { module: await ssr.runner.import(path), close: () => server.close() }
}
