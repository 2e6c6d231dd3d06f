// Proves that `npm start` in a clone serves the same site as `npm run build` left in dist/ here, wherever the clone lies
// and whatever its shell has exported: checked out as git does on Windows, in a folder with a space, an accent and a %.
// npm run test:clone -w tools [-- --keep]: wants a build with the same variables; --keep leaves the folder for a look.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fail } from '../scripts/run.mjs'

const work = mkdtempSync(join(realpathSync(tmpdir()), 'ark-clone-'))
const clone = join(work, 'My Projekte ü 100%', 'ark')
if (process.argv.includes('--keep')) console.log(`The clone is in ${clone}`)
else process.on('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 3 }))

// With a separate index, so that uncommitted changes are included.
const env = { ...process.env, GIT_INDEX_FILE: join(work, 'index') }
const git = (...args) => execFileSync('git', args, { env, encoding: 'utf8', maxBuffer: 1 << 26 })
git('add', '--all')
git('-c', 'core.autocrlf=true', 'checkout-index', '--all', `--prefix=${clone}/`)
symlinkSync(resolve('node_modules'), join(clone, 'node_modules'), 'junction')

const changed = git('ls-files', '--eol').match(/^i\/lf\s+w\/\S+\s+attr\/(?!text=auto eol=lf).*$/m)
if (changed) fail(`Windows would change the line ends of a file; .gitattributes is to say eol=lf: ${changed[0]}`)
const shell = process.platform === 'win32'
const lint = spawnSync('npm', ['run', '--silent', 'lint'], { cwd: clone, shell, encoding: 'utf8', maxBuffer: 1 << 26 })
if (lint.status) fail(`${lint.stdout}\n${lint.stderr}\nThe clone does not pass the lint.`)

const site = await start()
try {
  if (/warn|\(!\)|debugName/i.test(site.said) || site.said.trim().split('\n').length > 5)
    fail(`${site.said}\nnpm start says more than what somebody has to act on.`)
  const page = await (await fetch(new URL('dashboard', site.url))).text()
  const entry = page.match(/<script type="module" crossorigin src="([^"]+)"/)[1]
  const script = await (await fetch(new URL(entry, site.url))).text()
  if (/Download the React DevTools|Warning: |hydrated but some attributes/.test(script))
    fail("npm start serves React's development build.")
} finally {
  site.stop()
}
const [here, there] = [chunks('dist'), chunks(join(clone, 'dist'))]
const names = new Set([...Object.keys(here), ...Object.keys(there)])
// A chunk's modules are ordered by path: a minified name may be a letter longer, and the chunk be named after another module.
const others = [...names].filter((name) => !(Math.abs(here[name] - there[name]) < 1000))
const total = (sizes) => others.reduce((sum, name) => sum + (sizes[name] ?? 0), 0)
if (Math.abs(total(here) - total(there)) >= 1000) fail(`The clone has other chunks than dist/: ${others.join(', ')}`)
console.log(`A clone in "${clone.slice(work.length + 1)}" serves the same ${names.size} chunks.`)

/** The chunks' sizes in bytes, by their names without the hash. */
function chunks(folder) {
  const sizes = {}
  for (const file of readdirSync(join(folder, 'assets'))) {
    const [, name] = file.match(/^(.+)-[\w-]{8}\.js$/) ?? []
    if (name) sizes[name] = (sizes[name] ?? 0) + statSync(join(folder, 'assets', file)).size
  }
  return sizes
}

/** Runs `npm start` in a shell with variables that a developer may have exported. */
function start() {
  const env = { ...process.env, NODE_ENV: 'development', PORT: '4187' }
  const child = spawn('node', ['scripts/start.mjs'], { cwd: clone, env })
  process.on('exit', () => child.kill())
  let said = ''
  return new Promise((done) => {
    const listen = (text) => {
      said += text
      const [url] = said.match(/(?<= is at )\S+/) ?? []
      if (url) done({ url, said, stop: () => child.kill() })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', (code) => code && fail(`${said}\nIn the clone npm start ended with ${code}.`))
  })
}
