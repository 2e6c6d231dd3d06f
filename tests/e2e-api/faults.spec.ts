import type { Page } from '@playwright/test'
import { expect, live, open, pages, saveData, settled, test, token } from '../e2e/site'
import { signIn } from './sign-in'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')
const calls = '**/api/**'
const isSession = (url: string) => url.includes('/api/auth/')

/** Clicks the navigation's link, after expanding its group. */
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
  // To the next page before the first one has loaded.
  await go(page, 'Three')
  await expect(page.getByRole('link', { name: 'INV-1990' })).toBeVisible()
  await go(page, 'Two')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('one call in three fails', () => {
  // The sample API has no WebSocket: the chat asks for news instead.
  test.use({ allowedErrors: [/status of 500|WebSocket/] })

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
        json: { message: 'The server returned an error.', code: 'server' },
      })
    })
    // The account is not in the navigation.
    for (const name of Object.values(pages).filter((name) => name !== 'Account')) {
      await go(page, name)
      await settled(page)
      const retry = main(page).getByRole('button', { name: /^(Retry|Try again)/ })
      await expect(async () => {
        if (await retry.first().isVisible()) await retry.first().click()
        // Late requests may be rejected, too.
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
        json: { message: 'The server returned an error.', code: 'server' },
      }),
    )
    const save = page.getByRole('button', { name: 'Save changes' })
    await save.click()
    await expect(page.getByRole('alert')).toContainText('The server returned an error.')
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
    await expect(uploads).toContainText('Upload interrupted')
    await uploads.getByRole('button', { name: 'Retry survey.csv' }).click()
    await expect(uploads).toContainText('1 file uploaded')
    await expect(page.getByRole('gridcell', { name: /^survey\.csv,/ })).toBeVisible()
    expect(parts).toBeGreaterThan(4)
  })
})

test.describe('offline for a moment', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|You're offline/] })

  test('is said where it matters, nothing is lost, and all goes on by itself', async ({ page, context }) => {
    await signIn(page, 'dashboard/two')
    await settled(page)
    const nav = page.getByRole('navigation', { name: 'Main' })
    const message = page.getByRole('status').filter({ hasText: "You're offline" })
    await context.setOffline(true)

    // A drawer whose chunk has not loaded, and a hover that only preloads.
    await page.getByRole('button', { name: /^Notifications/ }).hover()
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(message).toBeVisible()
    await expect(heading(page, 'Two')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect(message).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0)

    // A request for a list, and a change.
    await context.setOffline(true)
    await main(page)
      .getByRole('tab', { name: /^Pending/ })
      .click()
    await expect(main(page).getByRole('alert')).toContainText("You're offline")
    await context.setOffline(false)
    await expect(
      main(page)
        .getByRole('row', { name: /#60\d\d/ })
        .first(),
    ).toBeVisible()
    await settled(page)
    await context.setOffline(true)
    const row = main(page)
      .getByRole('row', { name: /#60\d\d/ })
      .first()
    const order = (await row.getByRole('link').first().textContent()) ?? ''
    await row.getByRole('checkbox').check()
    await main(page).getByRole('button', { name: 'Mark as completed' }).click()
    await expect(message).toContainText("Couldn't save")
    await expect(main(page).getByRole('row', { name: new RegExp(order) })).toBeVisible()
    await context.setOffline(false)
    await message.getByRole('button', { name: 'Retry' }).click()
    await expect(main(page).getByRole('row', { name: new RegExp(order) })).toHaveCount(0)

    // A page whose chunk has not loaded.
    await context.setOffline(true)
    await nav.getByRole('link', { name: 'Three', exact: true }).click()
    await expect(heading(page, "You're offline")).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(nav).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page, 'Three')).toBeVisible()
    await expect(page.getByRole('link', { name: 'INV-1990' })).toBeVisible()
  })

  test('an upload waits for the network', async ({ page, context }) => {
    await signIn(page, 'dashboard/group/five')
    await settled(page)
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await page.route('**/api/files/uploads/*', async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload', exact: true }).click(),
    ])
    await chooser.setFiles({ name: 'waits.csv', mimeType: 'text/csv', buffer: Buffer.alloc(700_000, 'a,b\n') })
    await expect(uploads).toContainText("You're offline")
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(uploads).toContainText('1 file uploaded')
  })
})

test.describe('a new deployment, or a proxy that fails', () => {
  test.use({ allowedErrors: [/status of (404|502)|dynamically imported module/] })

  test('never costs a half-filled form', async ({ page }) => {
    await saveData(page)
    await signIn(page, 'dashboard/three?id=invoice-4&edit=invoice-4')
    const shipping = page.getByRole('textbox', { name: 'Shipping' })
    await shipping.fill('17')
    const contacts = page.getByRole('button', { name: 'Contacts' })
    const chunk = /\/assets\/contacts-popover-.*\.js$/
    await page.route(chunk, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }))
    await contacts.press('Enter')
    const message = page.getByRole('status')
    await expect(message.filter({ hasText: 'Try again' })).toBeVisible()
    await page.unrouteAll()
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    // The host has a new build.
    await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'another' } }))
    await message.getByRole('button', { name: 'Retry' }).click()
    await expect(message.filter({ hasText: 'new version' })).toBeVisible()
    await expect(shipping).toHaveValue('17.00')
    await page.unrouteAll()
    await message.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText('Your unsaved changes have been restored')).toBeVisible()
    await expect(shipping).toHaveValue('17.00')
  })
})

test.describe('an API with refusals of its own shape', () => {
  test.use({ allowedErrors: [/status of (403|404|422|502)/] })

  test('is understood', async ({ page }) => {
    const refuse = (path: string, status: number, body: unknown, contentType = 'application/problem+json') =>
      page.route(path, (route) =>
        route.fulfill({
          status,
          contentType,
          headers: { 'access-control-allow-origin': '*' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      )
    await signIn(page)
    await refuse('**/api/orders?*', 403, '')
    await go(page, 'Two')
    await expect(main(page).getByRole('alert')).toContainText("You don't have access to this page")
    await page.unrouteAll()

    await refuse('**/api/invoices/*', 404, '<h1>Not Found</h1>', 'text/html')
    await go(page, 'Three')
    await page.getByRole('link', { name: 'INV-1990' }).click()
    await expect(main(page).getByRole('alert')).toContainText("This invoice doesn't exist")
    await page.unrouteAll()

    await page.goBack()
    await refuse('**/api/invoices?*', 502, '<h1>Bad gateway</h1>', 'text/html')
    await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).last().fill('INV-1991')
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong!')
    await page.unrouteAll()
    await main(page)
      .getByRole('button', { name: /^(Retry|Try again)/ })
      .click()

    await page.getByRole('link', { name: 'INV-1991', exact: true }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Shipping' }).fill('18')
    const problem = { title: 'Not accepted', errors: [{ pointer: '#/shipping', detail: 'At most 5' }] }
    await refuse('**/api/invoices/*', 422, problem)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('textbox', { name: 'Shipping' })).toHaveAccessibleDescription('At most 5')
    await expect(page.getByRole('alert')).toContainText('Not accepted')
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
    await expect(page.getByRole('alert')).toContainText("Your device's clock is wrong")
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
