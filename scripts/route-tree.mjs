import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import { createServer } from 'vite'

/** Writes src/routeTree.gen.ts from the existing routes. */
export async function writeRouteTree() {
  const server = await createServer({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.vite-node',
    plugins: [tanstackRouterGenerator({ target: 'react', quoteStyle: 'single', semicolons: false })],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  })
  await server.close()
}
