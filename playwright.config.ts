import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4183)
const baseURL = `http://127.0.0.1:${port}/ark/`

/** End-to-end tests of the build in dist/ with VITE_BASE_PATH=/ark/, on a server that behaves like GitHub Pages. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  // A browser uses two cores: more of them only slow each other down.
  workers: Math.max(1, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes a fifth of a test's time.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node scripts/serve.mjs dist --base /ark/ --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 20_000,
  },
})
