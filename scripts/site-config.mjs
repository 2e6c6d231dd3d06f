import { loadEnv, runnerImport } from 'vite'

/**
 * Reads the site's configuration from the environment and the .env files, by src/config.ts itself, so that there is
 * one definition of every variable.
 * @throws Error with one line that names the variable, what it got and what it takes.
 */
export async function readSiteConfig(mode = 'production') {
  const root = process.cwd()
  // Without an env folder src/config.ts is loaded with the defaults and cannot fail before it is asked.
  const { NODE_ENV } = process.env
  try {
    const { module } = await runnerImport('/src/config.ts', {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'silent',
    })
    return module.readConfig(loadEnv(mode, root))
  } finally {
    // Vite sets it to development, which a build started from here would inherit.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
