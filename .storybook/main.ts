import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  stories: ['./docs/*.mdx', '../src/**/*.stories.tsx'],
  staticDirs: ['../public'],
  // No requests to other hosts: neither telemetry nor news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // manifests/components.json lists the components for agents, with their props and stories.
  features: { sidebarOnboardingChecklist: false, componentsManifest: true },
  // Only actionable warnings are printed; Storybook alone exceeds Vite's size limit.
  viteFinal: (config) => ({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, chunkSizeWarningLimit: 3000 },
  }),
  // Without an icon the browser would request one from the host's root.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
}

export default config
