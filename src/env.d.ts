/// <reference types="vite/client" />

/** Whether the demo API is in this build (VITE_MOCK_API). */
declare const __MOCK_API__: boolean
/** Storybook is published below the site, in `storybook/`. */
declare const __STORYBOOK__: boolean

/** How people sign in in this build (VITE_AUTH_METHOD). */
declare const __AUTH_METHOD__: 'jwt' | 'firebase' | 'amplify' | 'auth0' | 'supabase'

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
