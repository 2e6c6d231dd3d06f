import type { Page } from '@playwright/test'
import { expect, live, open, pages, settled, test, token } from '../e2e/site'
import { signIn } from './sign-in'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')
const calls = '**/api/**'
const isSession = (url: string) => url.includes('/api/auth/')

/** Opens the navigation's link, and the group that it lies in. */
async function go(page: Page, name: string) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  const link = nav.getByRole('link', { name, exact: true })
  if (!(await link.isVisible())) await nav.getByRole('button', { name: 'Group' }).click()
  await link.click()
  await expect(heading(page, name)).toBeVisible()
}

test('an API that takes three seconds for each call: pages open at once, and fill', async ({ page }) => {
  await signIn(page)
  await settled(page)
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.fallback()
  })
  const rows = main(page).getByRole('row', { name: /#60\d\d/ })
  await go(page, 'Two')
  await expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible()
  // On to the next one, before the first has come.
  await go(page, 'Three')
  await expect(page.getByRole('link', { name: 'INV-1990' })).toBeVisible()
  await go(page, 'Two')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('one call in three fails', () => {
  test.use({ allowedErrors: [/status of 500/] })

  test('each page says where, and Retry brings it; what is typed stays until it is saved', async ({ page }) => {
    await signIn(page)
    let count = 0
    let refused = 0
    await page.route(calls, async (route) => {
      if (isSession(route.request().url()) || ++count % 3) return route.fallback()
      refused++
      await route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { message: 'The server failed', code: 'server' },
      })
    })
    for (const name of Object.values(pages)) {
      await go(page, name)
      await settled(page)
      const retry = main(page).getByRole('button', { name: /^(Retry|Try again)/ })
      await expect(async () => {
        if (await retry.first().isVisible()) await retry.first().click()
        // What comes late may be refused, too.
        await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 3000 })
        await expect(main(page).getByRole('alert').or(retry)).toHaveCount(0, { timeout: 1000 })
      }).toPass({ timeout: 60_000 })
    }
    expect(refused).toBeGreaterThan(5)

    await page.unroute(calls)
    await go(page, 'Three')
    await page.getByRole('link', { name: 'INV-1990' }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Shipping' }).fill('17')
    await page.route('**/api/invoices/*', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { message: 'The server failed', code: 'server' },
      }),
    )
    const save = page.getByRole('button', { name: 'Save changes' })
    await save.click()
    await expect(page.getByRole('alert')).toContainText('The server failed')
    await expect(page.getByRole('textbox', { name: 'Shipping' })).toHaveValue('17.00')
    await page.unroute('**/api/invoices/*')
    await save.click()
    await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible()
  })
})

test.describe('cut off in the middle of an upload', () => {
  test.use({ allowedErrors: [/ERR_CONNECTION_RESET/] })

  test('the file is kept, says so, and goes through at the next try', async ({ page }) => {
    await signIn(page, 'dashboard/group/five')
    await settled(page)
    let parts = 0
    await page.route('**/api/files/uploads/*', (route) =>
      ++parts === 2 ? route.abort('connectionreset') : route.fallback(),
    )
    const uploads = page.getByRole('region', { name: 'Uploads' })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload', exact: true }).click(),
    ])
    await chooser.setFiles({ name: 'survey.csv', mimeType: 'text/csv', buffer: Buffer.alloc(700_000, 'a,b\n') })
    await expect(uploads).toContainText('Cut off on the way')
    await uploads.getByRole('button', { name: 'Try survey.csv again' }).click()
    await expect(uploads).toContainText('1 file uploaded')
    await expect(page.getByRole('gridcell', { name: /^survey\.csv,/ })).toBeVisible()
    expect(parts).toBeGreaterThan(4)
  })
})

test.describe('a clock that is wrong', () => {
  const hour = 3_600_000

  for (const [name, offset] of Object.entries({ fast: hour, slow: -hour })) {
    test(`an hour ${name}: the session holds, and nothing is said to be in the future`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + offset })
      await signIn(page)
      await page.reload()
      await live(page)
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
      await page.getByRole('button', { name: /^Notifications/ }).click()
      const list = page.getByRole('dialog', { name: 'Notifications' })
      await expect(list.getByRole('listitem').first()).toBeVisible()
      await expect(list.getByText(/\bin \d+ (second|minute|hour)/)).toHaveCount(0)
    })
  }

  test('by which a new session is over already: that is said', async ({ page }) => {
    const claims = { sub: 'account-1', exp: Math.floor(Date.now() / 1000) + 3600 }
    const accessToken = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
    await page.route('**/api/auth/sign-in', (route) =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { data: { accessToken } } }),
    )
    await page.clock.install({ time: Date.now() + 2 * hour })
    await open(page, 'auth/jwt/sign-in')
    await page.getByRole('textbox', { name: 'Email' }).fill('demo@ark.dev')
    await page.getByRole('textbox', { name: 'Password' }).fill('@demo1')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('By the clock of this device')
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('@demo1')
    expect(await token(page)).toBeNull()
  })
})

test('a tab that slept for a day has what was typed, and saves it', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'dashboard/three?id=invoice-2&edit=invoice-2')
  await page.getByRole('textbox', { name: 'Taxes' }).fill('33')
  await page.clock.setSystemTime(Date.now() + 86_400_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('textbox', { name: 'Taxes' })).toHaveValue('33')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible()
})

test('two tabs change one invoice: both have what was saved last, once they are shown again', async ({ page }) => {
  await signIn(page, 'dashboard/three?id=invoice-3')
  const other = await page.context().newPage()
  await other.goto('dashboard/three?id=invoice-3&edit=invoice-3')
  await other.getByRole('textbox', { name: 'Taxes' }).fill('44.44')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByRole('article')).toContainText('$44.44')
  await page.reload()
  await expect(page.getByRole('article')).toContainText('$44.44')
})
