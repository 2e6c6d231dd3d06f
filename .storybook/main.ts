import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  stories: ['./docs/*.mdx', '../src/**/*.stories.tsx'],
  staticDirs: ['../public'],
  // Nothing goes to another host: neither figures about the use nor a look for news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // Only what somebody has to act on is printed; Storybook alone is larger than what Vite warns of.
  viteFinal: (config) => ({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, chunkSizeWarningLimit: 3000 },
  }),
  // A page without an icon makes the browser ask the host's root for one.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
}

export default config
