/** See browser.mjs: for the TypeScript configurations of the test runners. */
export function findBrowser(): string | undefined
