import { expect, live, settled, signIn, test } from './site'

test.describe('a chunk that is gone after a new deployment', () => {
  // A worker would fetch the chunk unseen; the demo API answers in the page without one.
  test.use({ allowedErrors: [/404|dynamically imported module/], serviceWorkers: 'block' })

  test('takes no page with it where it only draws over the pages', async ({ page }) => {
    const gone = page.waitForResponse(/\/assets\/mock-demo-controls-.*\.js$/)
    await page.route(/\/assets\/mock-demo-controls-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await signIn(page)
    await gone
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Two' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Demo controls' })).toHaveCount(0)
  })

  test('reloads the page once where a drawer asks for it, and then says so', async ({ page }) => {
    await signIn(page, 'dashboard/three')
    await settled(page)
    const chunk = /\/assets\/contacts-popover-.*\.js$/
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Contacts' }).press('Enter')
    await reloaded
    await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
    await live(page)
    await page.getByRole('button', { name: 'Contacts' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'The site has been updated' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
    await live(page)
    await page.getByRole('button', { name: 'Contacts' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible()
  })

  test('reloads the page once, and then says so', async ({ page }) => {
    await signIn(page, 'dashboard/three')
    await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
    let loads = 0
    page.on('load', () => loads++)
    // Prefetched on intent: the chunk of Five is not here yet.
    await page.route(/\/assets\/five-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Group' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Five' }).click()
    await expect(page.getByRole('heading', { name: 'The site has been updated' })).toBeVisible()
    await expect.poll(() => loads).toBe(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Five' })).toBeVisible()
  })
})
