import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.mjs'

// Both projects take the site's icons, aliases and constants from here.
const shared = '.storybook/vite.config.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: shared,
        test: {
          name: 'unit',
          testTimeout: 20_000,
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            // #tools
            'tools/**/*.test.mjs',
            // #/tools
            '.storybook/docs/*.test.ts',
          ],
        },
      },
      {
        extends: shared,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Scanned at every start: a package found later reloads the tests while they run.
        optimizeDeps: {
          entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'],
          // The scan does not find it.
          include: ['nprogress'],
          force: true,
        },
        test: {
          name: 'stories',
          // Each is played, then checked by axe in three modes.
          testTimeout: 45_000,
          retry: process.env.CI ? 1 : 0,
          // Which of them: played, others or all; npm test divides them.
          env: { AXE_MODES: process.env.AXE_MODES ?? 'all' },
          // A story uses little more than one core.
          // As in Storybook, story after story in one page: to load it for each file took as long as the stories.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium' }],
            // Large enough for the frame with its navigation.
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
})
