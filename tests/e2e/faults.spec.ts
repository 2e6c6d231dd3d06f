import type { Page } from '@playwright/test'
import { expect, live, settled, signIn, test } from './site'

test.describe('a chunk that is gone after a new deployment', () => {
  // A worker would fetch the chunk unseen; the demo API answers in the page without one.
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

  /** The host has another build by now. */
  const deploy = (page: Page) => page.route('**/version.json', (route) => route.fulfill({ json: { build: 'another' } }))
  const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
  /** A host that knows nothing of a chunk, or answers with its start page. */
  const answers = [{ status: 404 }, { status: 200, contentType: 'text/html', body: '<!doctype html>' }]

  for (const answer of answers) {
    test(`leaves all as it is where a drawer asks for it, and says so: ${answer.status}`, async ({ page }) => {
      await signIn(page, 'dashboard/three')
      await settled(page)
      await page.evaluate(() => Object.assign(window, { same: true }))
      let asked = 0
      await page.route(/\/assets\/contacts-popover-.*\.js$/, (route) => {
        if (route.request().resourceType() === 'fetch') asked++
        return route.fulfill(answer)
      })
      await page.getByRole('button', { name: 'Contacts' }).press('Enter')
      await expect(message(page, "This part of the site couldn't be loaded")).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
      expect(asked).toBe(1)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible()
      expect(await page.evaluate(() => 'same' in window)).toBe(true)
    })

    test(`leaves the frame as it is where a page asks for it, and says so: ${answer.status}`, async ({ page }) => {
      await signIn(page, 'dashboard/three')
      await settled(page)
      await page.evaluate(() => Object.assign(window, { same: true }))
      await page.route(/\/assets\/five-.*\.js$/, (route) => route.fulfill(answer))
      const nav = page.getByRole('navigation', { name: 'Main' })
      await nav.getByRole('button', { name: 'Group' }).click()
      await nav.getByRole('link', { name: 'Five' }).click()
      await expect(message(page, "This part of the site couldn't be loaded")).toBeVisible()
      await expect(page.getByText(/has been updated|new version/)).toHaveCount(0)
      // Other pages are there.
      await nav.getByRole('link', { name: 'Two' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
      await nav.getByRole('link', { name: 'Five' }).click()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Five' })).toBeVisible()
      expect(await page.evaluate(() => 'same' in window)).toBe(true)
    })
  }

  test('reloads the page once where the host has another build, and then says so', async ({ page }) => {
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
    await expect(page.getByText('There is a new version of this site')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await live(page)
    await page.getByRole('button', { name: 'Contacts' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible()
  })
})
