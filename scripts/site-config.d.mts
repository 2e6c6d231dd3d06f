/** See site-config.mjs: for vite.config.ts. */
export function importSource<T>(path: string): Promise<T>
