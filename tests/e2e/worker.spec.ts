import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/serve.mjs'
import { expect, live, settled, signIn, test } from './site'

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js'))

/** The worker has cached everything it fetches in advance, ten seconds after the page has loaded. */
async function filled(page: Page) {
  const worker = await (await page.request.get('sw.js')).text()
  const wanted: string[] = JSON.parse(worker.match(/const wanted = (\[.*\])/)?.[1] ?? '')
  expect(wanted).toContain('index.html')
  const missing = () =>
    page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(`/ark/${path}`)))
      return paths.filter((_, index) => !found[index])
    }, wanted)
  await expect.poll(missing, { timeout: 60_000, intervals: [1000] }).toEqual([])
}

test.describe('kept in the browser', () => {
  test.describe.configure({ timeout: 120_000 })
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

  test('the demo opens without a network after one visit, also at a page that was not visited', {
    tag: '@main',
  }, async ({ page, context }) => {
    await signIn(page)
    await controlled(page)
    await filled(page)
    await context.setOffline(true)
    await page.reload()
    await live(page)
    await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
    await page.goto('dashboard/group/six')
    await expect(page.getByRole('heading', { level: 1, name: 'Six' })).toBeVisible()
    await settled(page)
  })

  test('scripts come from there, pages from the host', async ({ page, context }) => {
    await signIn(page)
    await controlled(page)
    await filled(page)
    const asked: string[] = []
    // Requests of the worker to the host.
    context.on('request', (request) => request.serviceWorker() && asked.push(new URL(request.url()).pathname))
    await page.goto('dashboard/two')
    await live(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
    await settled(page)
    expect(asked.filter((path) => path.endsWith('/dashboard/two'))).toHaveLength(1)
    expect(asked.filter((path) => /\/assets\/.*\.js$/.test(path))).toEqual([])
  })
})

test('a page that was open during a deployment says so, and is loaded anew with the next page', {
  tag: '@main',
}, async ({ page, context }) => {
  await page.clock.install()
  await signIn(page, 'dashboard/three')
  await context.route('**/version.json', (route) => route.fulfill({ json: { build: 'the next one' } }))
  await page.clock.fastForward('16:00')
  await expect(page.getByRole('status').filter({ hasText: 'A new version is available' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Two' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
})

test('the next page is loaded anew where its address has a hash, too', async ({ page, context }) => {
  await page.clock.install()
  await signIn(page, 'dashboard/three')
  await context.route('**/version.json', (route) => route.fulfill({ json: { build: 'the next one' } }))
  await page.clock.fastForward('16:00')
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    history.pushState(null, '', '/ark/dashboard/two#main')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
})

test('the worker of a build without the demo API removes itself and what was kept', async ({ page }) => {
  const root = await mkdtemp(join(tmpdir(), 'ark-worker-'))
  await cp('dist', root, { recursive: true })
  const site = await serve({ root, base: '/ark/' })
  try {
    await page.goto(site.url)
    await controlled(page)
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
    // As after deploying the other build.
    await copyFile('src/sw-gone.js', join(root, 'sw.js'))
    await page.goto(`${site.url}404`)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  } finally {
    await site.close()
    await rm(root, { recursive: true })
  }
})

test.describe('another project', () => {
  // It only has a page and an icon; then the server is stopped.
  test.use({ allowedErrors: [/status of 404|ERR_CONNECTION_REFUSED/] })

  test('at the same host and port is answered by itself alone', async ({ page }) => {
    const root = await mkdtemp(join(tmpdir(), 'ark-other-'))
    await writeFile(join(root, 'index.html'), '<!doctype html><title>Another project</title>')
    await writeFile(join(root, 'favicon.svg'), 'theirs')
    const site = await serve({ root: 'dist', base: '/ark/' })
    const port = Number(new URL(site.url).port)
    await page.goto(`${site.url}404`)
    await controlled(page)
    const icon = () => page.evaluate(async () => (await fetch('/ark/favicon.svg')).text())
    expect(await icon()).toContain('<svg')
    await site.close()
    const other = await serve({ root, base: '/ark/', port })
    try {
      await page.goto(other.url)
      await expect(page).toHaveTitle('Another project')
      expect(await icon()).toBe('theirs')
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0)
      expect(await page.evaluate(() => caches.keys())).toEqual([])
    } finally {
      await other.close()
      await rm(root, { recursive: true })
    }
    await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })

  test('that had this port before is gone after one reload', async ({ page }) => {
    const root = await mkdtemp(join(tmpdir(), 'ark-other-'))
    const script = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(new Response('<title>Yesterday</title>', { headers: { 'Content-Type': 'text/html' } })))`
    await writeFile(join(root, 'service-worker.js'), script)
    await writeFile(join(root, 'index.html'), '<!doctype html><title>Another project</title>')
    const other = await serve({ root })
    const port = Number(new URL(other.url).port)
    await page.goto(other.url)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js')
      await navigator.serviceWorker.ready
    })
    await other.close()
    await rm(root, { recursive: true })
    const site = await serve({ root: 'dist', base: '/ark/', port })
    try {
      await page.goto(`${site.url}404`)
      await expect(page).toHaveTitle('Yesterday')
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0)
      await page.reload()
      await expect(page).toHaveTitle(/ARK/)
    } finally {
      await site.close()
    }
  })
})
