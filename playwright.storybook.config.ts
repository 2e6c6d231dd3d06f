import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

const port = Number(process.env.E2E_STORYBOOK_PORT ?? 4186)
const baseURL = `http://127.0.0.1:${port}/any/folder/`

/** Tests of Storybook itself, built by `npm run build-storybook`, in a folder of a host. */
export default defineConfig({
  ...site,
  testDir: 'tests/storybook',
  outputDir: 'test-results/storybook',
  // Its own page and the story's frame are several megabytes.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: { ...site.use, baseURL },
  webServer: {
    command: `node scripts/serve.mjs storybook-static --base /any/folder/ --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 20_000,
  },
})
