import type { Page } from '@playwright/test'
import { expect, live, saveData, settled, signIn, test } from './site'

test.describe('a chunk that is gone after a new deployment', () => {
  // A worker would fetch the chunk out of sight; without one the page itself handles the demo API's requests.
  test.use({ allowedErrors: [/404|dynamically imported module|Failed to load module script/], serviceWorkers: 'block' })

  test('takes no page with it where it only draws over the pages', async ({ page }) => {
    const gone = page.waitForResponse(/\/assets\/mock-demo-controls-.*\.js$/)
    await page.route(/\/assets\/mock-demo-controls-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await signIn(page)
    await gone
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Two' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Demo controls' })).toHaveCount(0)
  })

  /** The host has a new build. */
  const deploy = (page: Page) => page.route('**/version.json', (route) => route.fulfill({ json: { build: 'another' } }))
  const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
  /** Hosts that respond to a missing chunk with 404, or with their start page. */
  const answers = [{ status: 404 }, { status: 200, contentType: 'text/html', body: '<!doctype html>' }]

  for (const answer of answers) {
    test(`leaves all as it is where a drawer asks for it, and says so: ${answer.status}`, async ({ page }) => {
      await saveData(page)
      await signIn(page, 'dashboard/three')
      await settled(page)
      await page.evaluate(() => Object.assign(window, { same: true }))
      let asked = 0
      await page.route(/\/assets\/contacts-popover-.*\.js$/, (route) => {
        if (route.request().resourceType() === 'fetch') asked++
        return route.fulfill(answer)
      })
      await page.getByRole('button', { name: 'Contacts' }).press('Enter')
      await expect(message(page, "Couldn't load this part of the site")).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
      expect(asked).toBe(1)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible()
      expect(await page.evaluate(() => 'same' in window)).toBe(true)
    })

    test(`leaves the frame as it is where a page asks for it, and says so: ${answer.status}`, async ({ page }) => {
      await saveData(page)
      await signIn(page, 'dashboard/three')
      await settled(page)
      await page.evaluate(() => Object.assign(window, { same: true }))
      let asked = 0
      await page.route(/\/assets\/five-.*\.js$/, (route) => {
        if (route.request().resourceType() === 'fetch') asked++
        return route.fulfill(answer)
      })
      const nav = page.getByRole('navigation', { name: 'Main' })
      await nav.getByRole('button', { name: 'Group' }).click()
      await nav.getByRole('link', { name: 'Five' }).click()
      await expect(message(page, "Couldn't load this part of the site")).toBeVisible()
      await expect(page.getByText(/has been updated|new version/)).toHaveCount(0)
      // Other pages are still available.
      await nav.getByRole('link', { name: 'Two' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
      const before = asked
      await nav.getByRole('link', { name: 'Five' }).click()
      // Clicking retries; the chunk only becomes available after another failure, too.
      await expect.poll(() => asked).toBeGreaterThan(before)
      await expect(message(page, "Couldn't load this part of the site")).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Five' })).toBeVisible()
      expect(await page.evaluate(() => 'same' in window)).toBe(true)
    })
  }

  test('is told of again where what asked for it is pressed again', async ({ page }) => {
    await saveData(page)
    await signIn(page, 'dashboard/three')
    await settled(page)
    await page.route(/\/assets\/contacts-popover-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    const contacts = page.getByRole('button', { name: 'Contacts' })
    const lost = message(page, "Couldn't load this part of the site")
    await contacts.press('Enter')
    await expect(lost).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await expect(lost).toHaveCount(0)
    await contacts.press('Enter')
    await expect(lost).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await page.unrouteAll()
    await contacts.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible()
    await expect(lost).toHaveCount(0)
  })

  test('reloads the page once where the host has another build, and then says so', { tag: '@main' }, async ({
    page,
  }) => {
    await saveData(page)
    await signIn(page, 'dashboard/three')
    await settled(page)
    await deploy(page)
    await page.route(/\/assets\/contacts-popover-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Contacts' }).press('Enter')
    await reloaded
    await live(page)
    await settled(page)
    await page.getByRole('button', { name: 'Contacts' }).press('Enter')
    await expect(page.getByText('A new version is available')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await live(page)
    await page.getByRole('button', { name: 'Contacts' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible()
  })
})

test.describe('a chunk that neither comes nor fails', () => {
  // A worker would have it cached.
  test.use({ serviceWorkers: 'block', allowedErrors: [/Failed to load resource/] })

  test('is told of, and what waits for it comes when it does', async ({ page, context }) => {
    await saveData(page)
    await signIn(page, 'dashboard/three')
    await settled(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/two-.*\.js$/, (route) => held.then(() => route.continue()))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Two' }).click()
    const late = page.getByRole('status').filter({ hasText: "Couldn't load this part of the site. Reload" })
    await expect(late.getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 15_000 })
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: "You're offline" })).toBeVisible()
    await context.setOffline(false)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /offline|couldn't be loaded/ })).toHaveCount(0)
  })
})
