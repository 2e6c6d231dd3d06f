import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'
import { chosen, emulators, folder, site as siteOf, ways } from './scripts/providers/ways.mjs'

const ready = {
  firebase: emulators.firebase,
  amplify: `${emulators.amplify}/health`,
  auth0: `${emulators.auth0}/.well-known/openid-configuration`,
  supabase: `${emulators.supabase}/health`,
}
const emulated = (['firebase', 'amplify', 'auth0', 'supabase'] as const).filter((way) => chosen.includes(way))

/** One suite against each way of signing in, as scripts/test-providers.mjs has built the sites. */
export default defineConfig({
  ...site,
  testDir: 'tests/providers',
  outputDir: 'test-results/providers',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  webServer: [
    ...chosen.map((name) => ({
      command: `node scripts/serve.mjs ${join(folder, 'dist', name)} --base /ark/ --port ${ways[name].port}`,
      url: siteOf(name),
      reuseExistingServer: false,
      timeout: 20_000,
    })),
    ...emulated.map((name) => ({
      command: `node scripts/providers/${name}.mjs`,
      url: ready[name],
      reuseExistingServer: false,
      timeout: 120_000,
    })),
  ],
})
