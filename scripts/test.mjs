import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'
import { testEnv } from './test-env.mjs'

const reports = mkdtempSync(join(tmpdir(), 'ark-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

// A flaky one has passed, at the second try.
const countOf = ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]

const vitest = (part) => ({
  part,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report(part)}`],
  count: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
})

/** In the order in which they fail fastest. */
const parts = [
  { part: 'lint' },
  { part: 'typecheck' },
  { part: 'knip' },
  vitest('test:unit'),
  { part: 'browser', command: ['node', ['scripts/browser.mjs']] },
  vitest('test:stories'),
  { part: 'size' },
  { part: 'build', env: testEnv },
  // Compares with what was built.
  { part: 'test:clone', env: testEnv },
  { part: 'build-storybook' },
  {
    part: 'test:storybook',
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('test:storybook') },
    count: countOf,
  },
  {
    part: 'test:e2e',
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('test:e2e') },
    count: countOf,
  },
  {
    part: 'test:api',
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('test:api') },
    count: countOf,
  },
  {
    // The guard of a build with another way of signing in; the whole suite fetches emulators, so it runs apart.
    part: 'test:providers',
    args: ['supabase', '--grep', 'the guard leads', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('test:providers') },
    count: countOf,
  },
  { part: 'test:remove-demo' },
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
