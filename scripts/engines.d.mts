/** See engines.mjs: for the engines' tests. */
export function findEngines(): Partial<Record<'firefox' | 'webKitDriver' | 'webKit' | 'xvfb', string>>
