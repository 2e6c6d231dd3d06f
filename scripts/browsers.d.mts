/** See browsers.mjs: for vite.config.ts. */
export function buildTarget(): string[]
