/// <reference types="vite/client" />

/** Whether the demo API is in this build (VITE_MOCK_API). */
declare const __MOCK_API__: boolean

declare module '~icons/*' {
  import type { IconifyIcon } from '@iconify/react/offline'

  const icon: IconifyIcon
  export default icon
}
