// Checks this machine and prints what is wrong with it, and the fix. npm run doctor [-- --json]: for tools. It imports no package
// before it knows that there are any. It exits with 1 if a command could not run.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { obstacles } from './ready.mjs'
import { needPort } from './serve.mjs'

const { json } = parseArgs({ options: { json: { type: 'boolean', default: false } } }).values

/** The ports of the commands, of which PORT replaces npm start's. */
const ports = {
  'npm start': Number(process.env.PORT) || 4173,
  'npm run dev': 5173,
  'npm run storybook': 6006,
  'npm run api': 4180,
}

const found = obstacles().map((entry) => ({ ...entry, level: 'error' }))
const isInstalled = !found.some(({ check }) => check === 'packages')
const add = (level, check, problem, fix) => found.push({ check, level, problem, fix })

folder()
lineEnds()
environment()
if (isInstalled) await configuration()
await freePorts()
if (isInstalled) await browser()

const isBroken = found.some(({ level }) => level === 'error')
if (json) {
  console.log(
    JSON.stringify({ ok: !isBroken, node: process.versions.node, platform: process.platform, found }, null, 2),
  )
} else {
  for (const { level, check, problem, fix } of found) console.log(`${level} ${check}: ${problem}: ${fix}`)
  if (!found.length) console.log(`Nothing is wrong here (Node ${process.versions.node}).`)
  console.log(
    "If a page shows another project, its service worker still has the port: reload once; else choose another with PORT=4174, or unregister it in the browser's developer tools under Application.",
  )
}
process.exitCode = isBroken ? 1 : 0

/** The site builds there, but Vitest decodes the paths of the packages it imports. */
function folder() {
  if (process.cwd().includes('%'))
    add(
      'warning',
      'folder',
      'unit tests and stories do not run in a folder with % in its name',
      `rename ${process.cwd()}`,
    )
}

/** Git on Windows may have changed them before .gitattributes was there; an editor or an archive may have too. */
function lineEnds() {
  const files = ['package.json', 'src/config.ts', 'src/main.tsx', 'scripts/build.mjs']
  const changed = files.filter((file) => existsSync(file) && readFileSync(file, 'utf8').includes('\r\n'))
  if (changed.length)
    add('error', 'line ends', `${changed.join(', ')} ends its lines with CRLF, and the lint fails`, 'npm run lint:fix')
}

function environment() {
  const { NODE_ENV, NODE_OPTIONS, HOST, PORT } = process.env
  if (NODE_ENV === 'production')
    add(
      'warning',
      'environment',
      'NODE_ENV=production makes npm ci leave out what builds the site',
      'npm ci --include=dev',
    )
  if (/--(require|import|loader|experimental-loader)\b/.test(NODE_OPTIONS ?? ''))
    add('warning', 'environment', `NODE_OPTIONS loads code into each command (${NODE_OPTIONS})`, 'unset NODE_OPTIONS')
  if (PORT && !/^\d{1,5}$/.test(PORT))
    add('error', 'environment', `PORT is "${PORT}", but takes a number`, 'unset PORT')
  if (HOST === undefined && existsSync('/.dockerenv'))
    add('warning', 'environment', 'in a container other machines do not reach 127.0.0.1', 'HOST=0.0.0.0 npm start')
}

/** The variables of the shell and .env, by the checks of the build. */
async function configuration() {
  try {
    const { readSiteConfig } = await import('./site-config.mjs')
    await readSiteConfig()
  } catch (error) {
    add('error', 'environment', error.message.replace(/\.$/, ''), 'change it in .env or the shell')
  }
}

async function freePorts() {
  for (const [command, port] of Object.entries(ports)) {
    const error = await needPort(port, process.env.HOST || undefined).catch((error) => error)
    if (!error) continue
    if (/^EADDRINUSE|EACCES$/.test(error.code ?? ''))
      add('warning', 'ports', `${error.message.replace(/\.$/, '')}, which ${command} uses`, cure(command, port))
    else
      return add(
        'error',
        'environment',
        `HOST is "${process.env.HOST}": ${error.message.replace(/\.$/, '')}`,
        'unset HOST',
      )
  }
}

function cure(command, port) {
  const holder = holderOf(port)
  const stop = holder ? `stop ${holder}, or ` : ''
  if (command === 'npm run dev') return `${stop}nothing: Vite takes the next`
  if (command === 'npm run storybook') return `${stop}npm run storybook -- -p ${port + 1}`
  return `${stop}PORT=${port + 1} ${command}`
}

/** The process that listens at a port, where lsof is installed. */
function holderOf(port) {
  try {
    const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']
    const text = execFileSync('lsof', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const [, pid, name] = text.match(/^p(\d+)[\s\S]*?^c(.+)$/m) ?? []
    return pid && `${name} (${pid})`
  } catch {
    return undefined
  }
}

async function browser() {
  try {
    const { findBrowser } = await import('./browser.mjs')
    if (!findBrowser())
      add('warning', 'browser', 'no Chrome or Chromium for the tests', 'npm test installs one; CHROME_PATH names yours')
  } catch (error) {
    add('error', 'browser', error.message.replace(/\.$/, ''), 'unset CHROME_PATH')
  }
}
