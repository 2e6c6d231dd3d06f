import { loadEnv, runnerImport } from 'vite'

/**
 * Reads the site's configuration from the environment and the .env files, by src/config.ts itself, so that each variable is
 * defined once.
 * @throws Error with one line: the variable, its value and the accepted values.
 */
export async function readSiteConfig(mode = 'production') {
  const { readConfig } = await importSource('/src/config.ts')
  return readConfig(loadEnv(mode, process.cwd()))
}

/** Imports a TypeScript module of src/ into a script. */
export async function importSource(path) {
  // Without an env folder src/config.ts is loaded with the defaults and cannot fail early.
  const { NODE_ENV } = process.env
  try {
    const { module } = await runnerImport(path, {
      root: process.cwd(),
      configFile: false,
      envDir: false,
      logLevel: 'silent',
      resolve: { tsconfigPaths: true },
    })
    return module
  } finally {
    // Vite sets it to development, which a build started from here would inherit.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
