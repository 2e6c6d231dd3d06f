import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, run } from './run.mjs'
import { testEnv } from './test-env.mjs'

const reports = mkdtempSync(join(tmpdir(), 'ark-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const vitest = (part) => ({
  part,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report(part)}`],
  count: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
})

const playwright = (part, args = []) => ({
  part,
  args: [...args, '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(part) },
  // A flaky one passed at the second try.
  count: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
})

// Of the stories: where all is tested they are played once and checked in all modes, instead of twice.
const axeModes = process.argv.includes('--all') ? 'all' : (process.env.AXE_MODES ?? 'played')

/**
 * In the order in which they fail fastest. npm test runs what a change breaks most often; npm run test:all that and the `rest`.
 * A part with `main` and `rest` is divided between them; by its name it runs whole: npm test -- size test:e2e.
 */
const parts = [
  { part: 'lint' },
  { part: 'typecheck' },
  { part: 'knip', command: ['npx', ['knip']] },
  vitest('test:unit'),
  { part: 'browser', command: ['node', ['scripts/browser.mjs']] },
  {
    ...vitest('test:stories'),
    main: { env: { AXE_MODES: axeModes } },
    ...(axeModes !== 'all' && { rest: { env: { AXE_MODES: 'others' } } }),
  },
  { part: 'size', command: ['node', ['scripts/size.mjs']] },
  { part: 'build', env: testEnv },
  { part: 'compat', command: ['node', ['scripts/compat.mjs']] },
  {
    ...playwright('test:e2e'),
    main: { args: ['--grep', '@main'] },
    rest: { args: ['--grep-invert', '@main'] },
  },
  { part: 'build-storybook', rest: {} },
  {
    ...playwright('test:storybook'),
    command: ['npx', ['playwright', 'test', '--config', 'playwright.storybook.config.ts', '--reporter=list,json']],
    rest: {},
  },
  {
    ...playwright('test:api'),
    command: ['node', ['scripts/test-api.mjs', '--reporter=list,json']],
    rest: {},
  },
  // #tools
  // Compares with what was built.
  { part: 'test:clone', workspace: 'tools', env: testEnv, rest: {} },
  {
    // Only the guard of a build with another auth provider; the whole suite downloads emulators, so it runs separately.
    ...playwright('test:providers', ['supabase', '--grep', 'the guard leads']),
    workspace: 'tools',
    rest: {},
  },
  { part: 'test:new', workspace: 'tools', rest: {} },
  { part: 'test:remove-tools', workspace: 'tools', rest: {} },
  { part: 'test:remove-demo', workspace: 'tools', rest: {} }, // #demo
  // #/tools
]

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const unknown = wanted.find((name) => !parts.some(({ part }) => part === name))
if (unknown) fail(`There is no part ${unknown}: take some of ${parts.map(({ part }) => part).join(', ')}.`)

let passed = 0
let failed = 0
for (const { part, command, workspace, args = [], env, count } of chosen()) {
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
    if (count) printTotals()
    process.exit(code)
  }
}
// Parts such as lint have no tests to count.
if (passed) printTotals()

function printTotals() {
  console.log(`\n${passed} passed, ${failed} failed`)
}

function chosen() {
  if (wanted.length) return parts.filter(({ part }) => wanted.includes(part))
  const main = parts.filter(({ main, rest }) => main || !rest).map((part) => half(part, part.main))
  const rest = parts.filter(({ rest }) => rest).map((part) => half(part, part.rest))
  if (process.argv.includes('--all')) return [...main, ...rest]
  return process.argv.includes('--rest') ? rest : main
}

function half(part, { args = [], env } = {}) {
  return { ...part, args: [...(part.args ?? []), ...args], env: { ...part.env, ...env } }
}

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
