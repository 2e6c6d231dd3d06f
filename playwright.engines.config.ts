import { defineConfig } from '@playwright/test'

/** The main paths of the build in dist/ with VITE_BASE_PATH=/ark/ in other engines than Chromium: tests/engines/. */
export default defineConfig<{ engine: string }>({
  testDir: 'tests/engines',
  outputDir: 'test-results',
  forbidOnly: !!process.env.CI,
  // An engine uses two cores.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: ['firefox', 'webkit'].map((engine) => ({ name: engine, use: { engine } })),
})
