// The main paths of the product, in each engine. Left out of WebKit's and Firefox's: downloads and printing, which their drivers
// neither show nor save.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../scripts/serve.mjs'
import { demoToken } from '../e2e/site'
import type { Tab } from './tab'
import { axe, expect, test } from './test'

const users = 'dashboard/group'
const usersTitle = 'Four'
const homeTitle = 'One'
const homeChunk = /\/assets\/dashboard-.*\.js$/
/** The link of the navigation, with its caption. */
const home = new RegExp(`^${homeTitle}`)

test('a prerendered page is seen before React comes, then works, and keeps what was typed and pressed', async ({
  tab,
  host,
}) => {
  const release = host.hold(/\.js$/)
  await tab.open('auth/client')
  await tab.sees('button', 'Sign in')
  const email = { role: 'textbox', name: 'Email' } as const
  await tab.fill(email, 'demo@ark.dev')
  expect(await tab.driver.value(`document.querySelector('main, h1').innerText.length > 0`)).toBe(true)
  await tab.click('button', 'Sign in')
  release()
  await tab.sees('heading', homeTitle)
  await tab.at('dashboard')
})

test('a visitor of a deep link signs in, comes to it, reloads it, and signs out', async ({ tab }) => {
  await tab.open(`${users}?view=cards&q=albert`)
  await tab.signIn()
  await tab.at(`${users}?view=cards&q=albert`)
  await tab.sees('link', 'Albert Morar')
  await tab.reload()
  await tab.live()
  await tab.sees('link', 'Albert Morar')
  await tab.holds({ role: 'searchbox', within: { role: 'main' } }, 'albert')
  await tab.click('button', 'Account')
  await tab.click('button', 'Logout')
  await tab.sees('button', 'Sign in')
  await tab.open(users)
  await tab.sees('button', 'Sign in')
})

test('a table is sorted, paged and searched, and Back takes it back', async ({ tab }) => {
  const table = { role: 'table', name: 'Users' } as const
  await tab.open(users)
  await tab.signIn()
  await tab.sees('link', 'Albert Morar', table)
  await tab.click('button', 'Next page')
  await tab.at(`${users}?page=2`)
  await tab.misses('link', 'Albert Morar', table)
  await tab.driver.back()
  await tab.at(users)
  await tab.sees('link', 'Albert Morar', table)
  await tab.fill({ role: 'searchbox', within: { role: 'main' } }, 'effertz')
  await tab.sees('link', 'Beth Effertz', table)
  await tab.count({ role: 'row', within: table }, 2)
})

test('a user is added with a picture', async ({ tab }) => {
  const folder = await mkdtemp(join(tmpdir(), 'ark-engines-'))
  const picture = join(folder, 'me.png')
  // One pixel.
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await writeFile(picture, Buffer.from(pixel, 'base64'))
  await tab.open(users)
  await tab.signIn()
  await tab.click('link', 'New user')
  await tab.click('button', 'Create user')
  await tab.focuses({ role: 'textbox', name: 'Name' })
  await tab.driver.choose('document.querySelector("input[type=file]")', picture)
  await tab.sees('button', 'Remove photo')
  await tab.fill({ role: 'textbox', name: 'Name' }, 'Ada Quinn')
  await tab.fill({ role: 'textbox', name: 'Email' }, 'ada.quinn@example.com')
  await tab.fill({ role: 'combobox', name: 'Country' }, 'Irel')
  await tab.click('option', /Ireland/)
  expect(await axe(tab)).toEqual([])
  await tab.click('button', 'Create user')
  await tab.sees('link', 'Ada Quinn')
  await rm(folder, { recursive: true })
})

test('the search opens by keyboard and leads to a page', async ({ tab }) => {
  await tab.open('dashboard')
  await tab.signIn()
  await tab.driver.press('Control+k')
  await tab.focuses({ role: 'combobox', within: { role: 'dialog', name: 'Search' } })
  await tab.driver.type(usersTitle)
  await tab.sees('option', new RegExp(usersTitle))
  await tab.driver.press('Enter')
  await tab.sees('heading', usersTitle)
  await tab.misses('dialog')
})

/** Resolves when <html> has this attribute, which the style sheets follow. */
const html = (tab: Tab, name: string, value: string) =>
  tab.until(`document.documentElement.getAttribute('${name}') === '${value}'`, `${name} is ${value}`)

test('settings change the page, right to left too, and stand after a reload', async ({ tab }) => {
  const drawer = { role: 'dialog', name: 'Settings' } as const
  await tab.open(users)
  await tab.signIn()
  await tab.sees('link', 'Albert Morar')
  expect(await axe(tab)).toEqual([])
  await tab.click('button', /^Settings/)
  await tab.click('radio', 'Red', drawer)
  await html(tab, 'data-primary-color', 'red')
  await tab.click('switch', 'Right to left', drawer)
  await html(tab, 'dir', 'rtl')
  await tab.click('switch', 'Dark mode', drawer)
  await html(tab, 'data-color-scheme', 'dark')
  expect(await axe(tab)).toEqual([])
  await tab.driver.press('Escape')
  await tab.misses('dialog')
  await tab.reload()
  await tab.live()
  await html(tab, 'data-primary-color', 'red')
  await html(tab, 'dir', 'rtl')
  await html(tab, 'data-color-scheme', 'dark')
  await tab.sees('link', 'Albert Morar')
  expect(await axe(tab)).toEqual([])
  expect(await tab.driver.value('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})

test('stored settings stand before the scripts have come', async ({ tab, host }) => {
  await tab.open('robots.txt')
  await tab.driver.value(
    `localStorage.setItem('app-settings', '{"primaryColor":"red","direction":"rtl"}') ?? localStorage.setItem('theme-mode', 'dark')`,
  )
  const release = host.hold(/\.js$/)
  await tab.open('auth/client')
  await tab.sees('button', 'Sign in')
  await html(tab, 'data-primary-color', 'red')
  await html(tab, 'dir', 'rtl')
  await html(tab, 'data-color-scheme', 'dark')
  expect(await axe(tab)).toEqual([])
  release()
  await tab.live()
  await html(tab, 'dir', 'rtl')
})

test('Back from another site leads to the page as it was, and it works', async ({ tab }) => {
  const folder = await mkdtemp(join(tmpdir(), 'ark-engines-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Other</title><h1>Another site</h1>')
  const other = await serve({ root: folder })
  await tab.open(`${users}?q=albert`)
  await tab.signIn()
  await tab.sees('link', 'Albert Morar')
  await tab.open(other.url)
  await tab.sees('heading', 'Another site')
  await tab.driver.back()
  await tab.live()
  await tab.at(`${users}?q=albert`)
  await tab.click('link', 'Albert Morar')
  await tab.sees('heading', 'Albert Morar')
  await other.close()
  await rm(folder, { recursive: true })
})

/** The service worker has cached what it fetches in advance, ten seconds after the page has loaded. */
const filled = `(async () => {
  const { scriptURL = '' } = navigator.serviceWorker.controller ?? {}
  if (!scriptURL.endsWith('/sw.js')) return false
  const wanted = JSON.parse((await (await fetch(scriptURL)).text()).match(/const wanted = (\\[.*\\])/)[1])
  const found = await Promise.all(wanted.map((path) => caches.match('/ark/' + path)))
  return wanted.length > 0 && found.every(Boolean)
})()`

test('the service worker opens the site without a network', async ({ tab, host }) => {
  test.setTimeout(150_000)
  await tab.open('dashboard')
  await tab.signIn()
  await expect(async () => expect(await tab.driver.value(filled)).toBe(true)).toPass({ timeout: 90_000 })
  await host.close()
  await tab.reload()
  await tab.live()
  await tab.sees('heading', homeTitle)
  await tab.open(users)
  await tab.live()
  await tab.sees('link', 'Albert Morar')
})

test.describe('at an address where browsers have no service worker', () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')
  test.use({ address: outside?.address ?? hostname() })
  const main = { role: 'navigation', name: 'Main' } as const

  test('the site works without one', async ({ tab }) => {
    await tab.open(users)
    await tab.signIn()
    await tab.sees('link', 'Albert Morar')
    await tab.reload()
    await tab.live()
    await tab.sees('link', 'Albert Morar')
    expect(await tab.driver.value('isSecureContext || "serviceWorker" in navigator')).toBe(false)
  })

  test('a page whose chunk the host has lost can be had as soon as the host has it again', async ({
    tab,
    host,
    engine,
  }) => {
    const restore = host.answer(homeChunk, 404)
    await tab.open(users)
    await tab.signIn()
    await tab.sees('link', 'Albert Morar')
    await tab.click('link', home, main)
    // WebKit does not say which chunk it was: the page has been loaded once more.
    const again = engine === 'webkit' ? 'Reload' : 'Retry'
    await tab.sees('button', again)
    restore()
    await tab.click('button', again)
    await tab.sees('heading', homeTitle)
    await tab.at('dashboard')
  })

  test('a page whose chunk a deployment has taken away comes with one reload', async ({ tab, host }) => {
    const restore = host.answer(homeChunk, 404)
    await tab.open(users)
    await tab.signIn()
    await tab.sees('link', 'Albert Morar')
    host.answer(/version\.json/, 200, '{"build":"another"}')
    await tab.driver.value('void Object.assign(window, { isOld: true })')
    const release = host.hold(/\/ark\/dashboard/)
    await tab.click('link', home, main)
    await expect.poll(() => host.asked.filter((path) => path.startsWith('/ark/dashboard'))).toHaveLength(2)
    restore()
    release()
    await tab.until('!("isOld" in window)')
    await tab.sees('heading', homeTitle)
    await tab.at('dashboard')
  })
})

test('a link clicked before React has come leads to its page, once', async ({ tab, host }) => {
  // Without a script, so that nothing is cached yet.
  await tab.open('robots.txt')
  await tab.driver.value(`sessionStorage.setItem('jwt_access_token', '${demoToken}')`)
  const release = host.hold(/\.js$/)
  await tab.open(users)
  await tab.sees('heading', usersTitle)
  const before = Number(await tab.driver.value('history.length'))
  await tab.click('link', home, { role: 'navigation', name: 'Main' })
  release()
  await tab.at('dashboard')
  await tab.sees('heading', homeTitle)
  await tab.live()
  await tab.settled()
  await tab.at('dashboard')
  expect(await tab.driver.value('history.length')).toBe(before + 1)
  await tab.driver.back()
  await tab.sees('link', 'Albert Morar')
  await tab.at(users)
})
