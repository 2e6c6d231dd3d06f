import { run } from './run.mjs'
import { testEnv } from './test-env.mjs'

// A second copy of the site, without the demo API, against the same handlers served over HTTP.
const port = '4184'
const env = { ...testEnv, VITE_MOCK_API: 'false', VITE_SERVER_URL: `http://127.0.0.1:${port}`, E2E_API_PORT: port }

const steps = [
  ['node', ['scripts/browser.mjs']],
  ['node', ['scripts/build.mjs', '--out', 'dist-api']],
  ['npx', ['playwright', 'test', '--config', 'playwright.api.config.ts', ...process.argv.slice(2)]],
]
for (const [command, args] of steps) {
  const code = await run(command, args, { env })
  if (code) process.exit(code)
}
