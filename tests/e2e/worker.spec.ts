import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/serve.mjs'
import { expect, signIn, test } from './site'

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js'))

test('a page that was open during a deployment says so, and is loaded anew with the next page', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await signIn(page, 'dashboard/three')
  await context.route('**/version.json', (route) => route.fulfill({ json: { build: 'the next one' } }))
  await page.clock.fastForward('16:00')
  await expect(page.getByRole('status').filter({ hasText: 'There is a new version of this site' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Two' }).click()
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
    // As after a deployment of the other build.
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
