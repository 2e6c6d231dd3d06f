/// <reference types="vite/client" />

/** The version in package.json. */
declare const __VERSION__: string
/** True if the build includes the demo API (VITE_MOCK_API). */
declare const __MOCK_API__: boolean
/** True if Storybook is published below the site, in `storybook/`. */
declare const __STORYBOOK__: boolean
/** The variables that config.json may set (VITE_RUNTIME_CONFIG); false if the build has no config.json. */
declare const __RUNTIME_VARIABLES__: readonly string[] | false

/** True if the auth provider has an SDK: `hasSdk` of the configured one. */
declare const __AUTH_SDK__: boolean

/** The configured auth provider (VITE_AUTH_METHOD): src/auth/ways/<way>/way.ts. */
declare module '#auth-way' {
  export const way: import('@/auth/way').Way
  /** Its functions; those of an SDK are loaded with the first call. The site's own API only has those of AuthProvider. */
  export function load(): Promise<import('@/auth/provider').SdkProvider>
}

declare module '~icons/*' {
  import type { IconifyIcon } from '@iconify/react/offline'

  const icon: IconifyIcon
  export default icon
}

declare module '~icons-in-use' {
  import type { IconifyIcon } from '@iconify/react/offline'

  const icons: Record<string, IconifyIcon>
  export default icons
}
