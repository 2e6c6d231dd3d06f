// Finds or installs the browsers of npm run test:engines: Firefox, and WebKit with its driver and a display to draw on.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, onPath, starts } from './browser.mjs'
import { needReady } from './ready.mjs'
import { fail } from './run.mjs'

/** The programs by their names, each with the Debian package that has it. */
const programs = {
  firefox: { package: 'firefox-esr', find: () => onPath('firefox-esr', 'firefox').find(starts) },
  webKitDriver: { package: 'webkit2gtk-driver', find: () => onPath('WebKitWebDriver').find(existsSync) },
  // It comes with the driver, in a folder named by architecture and version.
  webKit: { package: 'webkit2gtk-driver', find: () => miniBrowsers().at(-1) },
  xvfb: { package: 'xvfb', find: () => onPath('Xvfb').find(existsSync) },
}

/** @returns the paths of the programs; undefined for those that are missing. */
export function findEngines() {
  return Object.fromEntries(Object.entries(programs).map(([name, { find }]) => [name, find()]))
}

function miniBrowsers() {
  const folders = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])
  return folders('/usr/lib')
    .flatMap((folder) => (/-linux-gnu/.test(folder) ? folders(folder) : []))
    .filter((folder) => /webkit2gtk-4\.[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter(existsSync)
    .sort()
}

/** The packages of the missing programs. */
function missing() {
  const names = Object.values(programs).flatMap((program) => (program.find() ? [] : [program.package]))
  return [...new Set(names)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  needReady()
  if (missing().length) await installPackages(...missing())
  const left = missing()
  if (left.length) fail(`Firefox and WebKit are tested on Debian or Ubuntu: sudo apt-get install ${left.join(' ')}`)
}
