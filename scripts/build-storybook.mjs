// Builds Storybook into storybook-static/, or --output-dir; accepts the options of `storybook build`. Also writes llms.txt and
// the docs pages as Markdown, for agents.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadSource } from './load-source.mjs'
import { fail, run } from './run.mjs'

const given = process.argv.slice(2)
const named = given.findIndex((word) => /^(-o|--output-dir)$/.test(word))
const out = named < 0 ? 'storybook-static' : given[named + 1]

const start = performance.now()
const args = ['storybook', 'build', '--quiet', '--loglevel', 'warn', '--disable-telemetry', ...given]
// Storybook keeps the shell's NODE_ENV, and would be built with React's development build.
const code = await run('npx', args, { env: { NODE_ENV: 'production' } })
if (code) fail(`Storybook was not built: storybook build ended with ${code}.`, code)

// The manifests must not contain this machine's path of the project.
const manifests = join(out, 'manifests')
for (const file of await readdir(manifests)) {
  const text = await readFile(join(manifests, file), 'utf8')
  await writeFile(join(manifests, file), text.replaceAll(process.cwd(), '.'))
}
const { module, close } = await loadSource('/.storybook/docs/markdown.ts')
for (const [file, text] of module.agentFiles()) {
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), text)
}
await close()
console.log(`Built Storybook into ${out}/ in ${Math.round((performance.now() - start) / 1000)} s.`)
