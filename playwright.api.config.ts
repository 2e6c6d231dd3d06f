import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

const baseURL = 'http://127.0.0.1:4185/ark/'
const port = process.env.E2E_API_PORT ?? '4184'

/** End-to-end tests of a site without the demo API against a real one, both started by scripts/test-api.mjs. */
export default defineConfig({
  ...site,
  testDir: 'tests/e2e-api',
  outputDir: 'test-results/api',
  // One test covers the whole main path.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { ...site.use, baseURL },
  webServer: [
    {
      command: 'node scripts/serve.mjs dist-api --base /ark/ --port 4185',
      url: baseURL,
      reuseExistingServer: false,
      timeout: 20_000,
    },
    {
      command: 'node scripts/api.mjs',
      env: { PORT: port },
      url: `http://127.0.0.1:${port}/openapi.json`,
      reuseExistingServer: false,
      timeout: 30_000,
    },
  ],
})
