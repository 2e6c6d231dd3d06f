// Builds the site and the floors, visits them alternately in one run, and prints medians, ranges and ratios beside the targets.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { serveApi } from '../../scripts/api.mjs'
import { findBrowser } from '../../scripts/browser.mjs'
import { testEnv } from '../../scripts/test-env.mjs'
import { buildFloors } from './floors.mjs'
import { serveOverLink } from './link.mjs'
import {
  firstVisit,
  floorPages,
  floorToList,
  interactions,
  longLists,
  memory,
  sitePages,
  turnPage,
} from './measure.mjs'
import { median } from './probes.mjs'
import { figures, timelines } from './wanted.mjs'

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } }).values
const folder = mkdtempSync(join(tmpdir(), 'ark-bench-'))
const opened = []
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--ignore-certificate-errors'],
})

try {
  await buildFloors(folder)
  build('site', { VITE_MOCK_ORDERS: '20', VITE_MOCK_USERS: '20', VITE_MOCK_FILES: '24' })
  build('many', { VITE_MOCK_ORDERS: '100000', VITE_MOCK_USERS: '10000', VITE_MOCK_FILES: '10000' })
  const floor = await serve({ folder: join(folder, 'client') })
  const prerendered = await serve({ folder: join(folder, 'hydrate') })
  const site = await serve({ folder: join(folder, 'site'), base: '/ark/' })
  build('real', { VITE_MOCK_API: 'false' })
  const api = await serveApi({ port: 0 })
  opened.push(api)
  const real = await serve({ folder: join(folder, 'real'), base: '/ark/', api: api.url })
  const many = await serve({ folder: join(folder, 'many'), base: '/ark/' })
  const token = await signIn(site)

  const kept = {}
  const keep = (name, values) => {
    for (const [key, value] of Object.entries(values)) {
      kept[`${name}.${key}`] ??= []
      kept[`${name}.${key}`].push(value)
    }
  }
  const visits = [
    ['floor.home', () => firstVisit({ browser, server: floor, page: floorPages.home })],
    ['floor.list', () => firstVisit({ browser, server: floor, page: floorPages.list })],
    ['prerendered.home', () => firstVisit({ browser, server: prerendered, page: floorPages.home })],
    ['signIn', () => firstVisit({ browser, server: site, page: sitePages.signIn })],
    ['home', () => firstVisit({ browser, server: site, page: sitePages.home, token })],
    ['list', () => firstVisit({ browser, server: site, page: sitePages.list, token })],
    ['real.home', () => firstVisit({ browser, server: real, page: sitePages.home, token })],
    ['real.list', () => firstVisit({ browser, server: real, page: sitePages.list, token })],
    ['floor', async () => ({ toList: await floorToList({ browser, server: floor }) })],
    ['on', () => interactions({ browser, server: site, token })],
    ['few', async () => ({ turn: await turnPage({ browser, server: site, token }) })],
    ['many', async () => ({ turn: await turnPage({ browser, server: many, token }) })],
    ['few', () => longLists({ browser, server: site, token })],
    ['many', () => longLists({ browser, server: many, token })],
  ]
  for (let round = 1; round <= Number(rounds); round++) {
    for (const [name, visit] of visits) {
      keep(name, await visit())
      console.error(`round ${round} of ${rounds}: ${name}`)
    }
  }
  keep('fifty', await memory({ browser, server: site, token }))
  print(kept)
} finally {
  await browser.close()
  for (const server of opened) server.close()
  rmSync(folder, { recursive: true })
}

function build(name, rows) {
  const env = { ...process.env, ...testEnv, ...rows }
  execFileSync('node', ['scripts/build.mjs', '--out', join(folder, name)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function serve(options) {
  const server = await serveOverLink(options)
  opened.push(server)
  return server
}

/** A token of the demo's admin, from signing in. */
async function signIn(server) {
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  await page.goto(`${server.url}auth/client`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Account' }).waitFor()
  const token = await page.evaluate(() => sessionStorage.getItem('jwt_access_token'))
  await page.close()
  return token
}

function print(kept) {
  const value = (name) => median(kept[name] ?? [])
  const range = (name) => `${Math.round(Math.min(...kept[name]))}–${Math.round(Math.max(...kept[name]))}`
  const [{ model }] = cpus()
  console.log(
    `\n${rounds} rounds, ${cpus().length} × ${model}, node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`,
  )
  console.log('| figure | measured | range | to | ratio | wanted | |\n|---|---|---|---|---|---|---|')
  for (const { name, of, unit = 'ms', to, said, limit } of figures) {
    const measured = value(of)
    const compared = to ? measured / value(to) : measured
    const met = compared <= limit ? 'met' : 'not met'
    const cells = [
      name,
      `${measured.toFixed(unit ? 0 : 2)} ${unit}`,
      range(of),
      to ? `${said}, ${value(to).toFixed(0)} ${unit}` : '',
      to ? compared.toFixed(2) : '',
      `≤ ${limit} ${to ? '' : unit}`,
      met,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(
    '\n| visit | HTML | first paint | entry | first commit | first data | content |\n|---|---|---|---|---|---|---|',
  )
  for (const [name, said] of Object.entries(timelines)) {
    const parts = ['html', 'paint', 'entry', 'live', 'data', 'content'].map((part) => value(`${name}.${part}`))
    console.log(`| ${said} | ${parts.map((time) => (Number.isFinite(time) ? time.toFixed(0) : '')).join(' | ')} |`)
  }
}
