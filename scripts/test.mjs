import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, run } from './run.mjs'
import { testEnv } from './test-env.mjs'

const reports = mkdtempSync(join(tmpdir(), 'ark-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

// A flaky one passed at the second try.
const countOf = ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]

const vitest = (part) => ({
  part,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report(part)}`],
  count: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
})

/** In the order in which they fail fastest. npm test -- size test:api runs these alone. */
const parts = [
  { part: 'lint' },
  { part: 'typecheck' },
  { part: 'knip', command: ['npx', ['knip']] },
  vitest('test:unit'),
  { part: 'browser', command: ['node', ['scripts/browser.mjs']] },
  vitest('test:stories'),
  { part: 'size', command: ['node', ['scripts/size.mjs']] },
  { part: 'build', env: testEnv },
  { part: 'build-storybook' },
  {
    part: 'test:storybook',
    command: ['npx', ['playwright', 'test', '--config', 'playwright.storybook.config.ts', '--reporter=list,json']],
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
    command: ['node', ['scripts/test-api.mjs', '--reporter=list,json']],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('test:api') },
    count: countOf,
  },
  // #tools
  // Compares with what was built.
  { part: 'test:clone', workspace: 'tools', env: testEnv },
  {
    // Only the guard of a build with another auth provider; the whole suite downloads emulators, so it runs separately.
    part: 'test:providers',
    workspace: 'tools',
    args: ['supabase', '--grep', 'the guard leads', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('test:providers') },
    count: countOf,
  },
  { part: 'test:new', workspace: 'tools' },
  { part: 'test:remove-tools', workspace: 'tools' },
  { part: 'test:remove-demo', workspace: 'tools' }, // #demo
  // #/tools
]

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !parts.some(({ part }) => part === name))
if (unknown) fail(`There is no part ${unknown}: take some of ${parts.map(({ part }) => part).join(', ')}.`)

let passed = 0
let failed = 0
for (const { part, command, workspace, args = [], env, count } of parts) {
  if (wanted.length && !wanted.includes(part)) continue
  console.log(`\n== ${part}`)
  const start = performance.now()
  const script = [
    'run',
    '--silent',
    part,
    ...(workspace ? ['-w', workspace] : []),
    ...(args.length ? ['--', ...args] : []),
  ]
  const code = await run(...(command ?? ['npm', script]), { env })
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
    // If the runner itself failed, its message is already printed above.
    if (!code) throw error
  }
}
