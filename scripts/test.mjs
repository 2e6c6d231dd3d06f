import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'

const reports = mkdtempSync(join(tmpdir(), 'ark-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

/** The build that the end-to-end tests expect, whatever a person's .env says. */
const tested = {
  VITE_BASE_PATH: '/ark/',
  VITE_SERVER_URL: '',
  VITE_ASSET_URL: '',
  VITE_MOCK_API: 'true',
  VITE_MOCK_ORDERS: '20',
  VITE_AUTH_METHOD: 'jwt',
  VITE_SERVICE_ENV: 'dev',
}

const vitest = (part) => ({
  part,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report(part)}`],
  count: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
})

/** In the order in which they fail fastest. */
const parts = [
  { part: 'lint' },
  { part: 'typecheck' },
  vitest('test:unit'),
  { part: 'browser', command: ['node', ['scripts/browser.mjs']] },
  vitest('test:stories'),
  { part: 'build', env: tested },
  { part: 'build-storybook' },
  {
    part: 'test:e2e',
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('test:e2e') },
    // A flaky one has passed, at the second try.
    count: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
  },
]

let passed = 0
let failed = 0
for (const { part, command, args = [], env, count } of parts) {
  console.log(`\n== ${part}`)
  const start = performance.now()
  const code = await run(...(command ?? ['npm', ['run', '--silent', part, ...(args.length ? ['--', ...args] : [])]]), {
    env,
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (count) tally(part, count, code)
  console.log(`== ${part} ${code ? 'failed' : 'passed'} in ${seconds} s`)
  if (code) {
    if (count) console.log(`\n${passed} passed, ${failed} failed`)
    process.exit(code)
  }
}
console.log(`\n${passed} passed, ${failed} failed`)

function report(part) {
  return join(reports, `${part.replace(':', '-')}.json`)
}

function tally(part, count, code) {
  try {
    const [good, bad] = count(JSON.parse(readFileSync(report(part), 'utf8')))
    passed += good
    failed += bad
  } catch (error) {
    // Where the runner itself broke, its own words stand above already.
    if (!code) throw error
  }
}
