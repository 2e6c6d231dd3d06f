import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { needReady } from './ready.mjs'
import { fail, run } from './run.mjs'

const require = createRequire(import.meta.url)

// The headless shell has no window to render: tests take a third less time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const elsewhere = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google/Chrome/Application/chrome.exe')),
}

/**
 * Finds Chrome or Chromium: CHROME_PATH, an installed one, or Playwright's download.
 * @returns the path of the executable, or undefined.
 * @throws Error if CHROME_PATH does not exist.
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is "${chosen}", but takes the path of a browser.`)
  if (chosen) return chosen
  return [...onPath(...names), ...(elsewhere[process.platform] ?? [])].find(starts) ?? downloaded()
}

/** The paths that programs would have in the folders of PATH. */
export function onPath(...names) {
  const folders = process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function downloaded() {
  // Only if needed: loading Playwright takes longer than everything else.
  const path = require('playwright').chromium.executablePath()
  return starts(path) ? path : undefined
}

/** Ubuntu's chromium-browser may be a stub for snap, and a downloaded one may lack libraries. */
export function starts(path) {
  if (!existsSync(path)) return false
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function install() {
  console.log('No Chrome or Chromium here: getting one.')
  await run('npx', ['playwright', 'install', 'chromium'], { timeout: 5 * 60_000 })
  if (findBrowser()) return
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installPackages(name)
    if (findBrowser()) return
  }
  fail('No Chrome or Chromium found. Install one, or name yours: CHROME_PATH=/path/to/chrome npm test')
}

/** Installs packages of Debian or Ubuntu, as root or by sudo without a password; elsewhere it does nothing. */
export async function installPackages(...names) {
  if (!existsSync('/usr/bin/apt-get')) return
  const sudo = process.getuid() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    return run(command, rest, { timeout: 10 * 60_000 })
  }
  await apt('update')
  await apt('install', '-y', ...names)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  needReady()
  try {
    if (!findBrowser()) await install()
  } catch (error) {
    fail(error.message)
  }
}
