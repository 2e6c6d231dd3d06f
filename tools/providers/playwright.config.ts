import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'
import { chosen, emulators, folder, site as siteOf, ways } from './ways.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ready = {
  firebase: emulators.firebase,
  amplify: `${emulators.amplify}/health`,
  auth0: `${emulators.auth0}/.well-known/openid-configuration`,
  supabase: `${emulators.supabase}/health`,
}
const emulated = (['firebase', 'amplify', 'auth0', 'supabase'] as const).filter((way) => chosen.includes(way))

/** One suite for all auth providers, on sites built by tools/test-providers.mjs. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/providers',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  webServer: [
    ...chosen.map((name) => ({
      command: `node scripts/serve.mjs ${join(folder, 'dist', name)} --base /ark/ --port ${ways[name].port}`,
      cwd: root,
      url: siteOf(name),
      reuseExistingServer: false,
      timeout: 20_000,
    })),
    ...emulated.map((name) => ({
      command: `node tools/providers/${name}.mjs`,
      cwd: root,
      url: ready[name],
      reuseExistingServer: false,
      timeout: 120_000,
    })),
  ],
})
