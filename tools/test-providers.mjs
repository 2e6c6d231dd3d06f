// One suite against each way of signing in, in a browser: `npm run test:providers -w tools`, or some of them by
// `npm run test:providers -w tools -- supabase auth0 [-- what Playwright takes]`. The emulators are fetched here, not by `npm ci`.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, run } from '../scripts/run.mjs'
import { testEnv } from '../scripts/test-env.mjs'
import { folder, inTools, tools, ways } from './providers/ways.mjs'

const given = process.argv.slice(2)
const named = given.filter((word) => word in ways)
const rest = given.filter((word) => !(word in ways) && word !== '--' && word !== '--no-build')
const chosen = named.length ? named : Object.keys(ways).filter((way) => existsSync(join('src/auth/ways', way)))

await step('node', ['scripts/browser.mjs'])
const sites = join(folder, 'dist')
mkdirSync(sites, { recursive: true })
// The prerender entry is here during the build, and is an ES module as in the project.
writeFileSync(join(sites, 'package.json'), '{"type":"module"}')

for (const way of chosen) {
  const name = tools[way]?.split('@')[0]
  if (!name || existsSync(inTools(name))) continue
  console.log(`\n== ${name} is fetched into ${folder}`)
  // Without the packages' scripts: native parts that are not needed here would be compiled for minutes.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', join(folder, 'tools')]
  await step('npm', ['install', ...flags, tools[way]])
}
if (!given.includes('--no-build')) {
  for (const way of chosen) {
    console.log(`\n== the site that signs in by ${way} is built`)
    // Vite does not empty folders outside the project.
    rmSync(join(sites, way), { recursive: true, force: true })
    const env = { ...testEnv, ...ways[way].env, VITE_AUTH_METHOD: way }
    await step('node', ['scripts/build.mjs', '--out', join(sites, way)], env)
  }
}
await step('npx', ['playwright', 'test', '--config', 'tools/providers/playwright.config.ts', ...rest], {
  PROVIDERS: chosen.join(','),
})

async function step(command, args, env) {
  const code = await run(command, args, { env })
  if (code) fail(`${command} ${args[0]} ended with ${code}.`, code)
}
