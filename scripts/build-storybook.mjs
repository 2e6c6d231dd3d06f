// Storybook, into storybook-static/ or where --output-dir says; takes what `storybook build` takes.
import { fail, run } from './run.mjs'

const given = process.argv.slice(2)
const named = given.findIndex((word) => /^(-o|--output-dir)$/.test(word))
const out = named < 0 ? 'storybook-static' : given[named + 1]

const start = performance.now()
const args = ['storybook', 'build', '--quiet', '--loglevel', 'warn', '--disable-telemetry', ...given]
// Storybook keeps what a shell has exported, and would be built with React's development build.
const code = await run('npx', args, { env: { NODE_ENV: 'production' } })
if (code) fail(`Storybook was not built: storybook build ended with ${code}.`, code)
console.log(`Built Storybook into ${out}/ in ${Math.round((performance.now() - start) / 1000)} s.`)
