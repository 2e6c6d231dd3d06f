import { writeFileSync } from 'node:fs'
import { run } from './run.mjs'
import { testEnv } from './test-env.mjs'

// A second build of the site, without the demo API, against the same handlers served over HTTP. Its config.json has the API's URL.
const port = '4184'
const server = `http://127.0.0.1:${port}`
const env = {
  ...testEnv,
  VITE_MOCK_API: 'false',
  VITE_RUNTIME_CONFIG: 'true',
  VITE_RUNTIME_HOSTS: server,
  E2E_API_PORT: port,
}

const steps = [
  () => run('node', ['scripts/browser.mjs'], { env }),
  () => run('node', ['scripts/build.mjs', '--out', 'dist-api'], { env }),
  () => writeFileSync('dist-api/config.json', JSON.stringify({ VITE_SERVER_URL: server, VITE_SERVICE_ENV: 'test' })),
  () => run('npx', ['playwright', 'test', '--config', 'playwright.api.config.ts', ...process.argv.slice(2)], { env }),
]
for (const step of steps) {
  const code = await step()
  if (code) process.exit(code)
}
