import type { Page } from '@playwright/test'
import { brand } from '@/brand'
import { axe, expect, live, open, settled, signIn, test, token } from './site'

// Each visits many pages.
test.describe.configure({ timeout: 180_000 })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page) => page.getByRole('button', { name: 'Demo controls' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Demo controls' })
const figure = (page: Page) => main(page).getByText(/^\$\d/).first()

/** Signs in first, as if the URL were typed while signed in. */
async function openSignedIn(page: Page, path: string) {
  await signIn(page, 'faqs')
  await open(page, path)
}

/** Sends a request to the demo API like any script of the page: handled in the page, or by the worker once it controls it. */
const call = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('jwt_access_token')}` }
    const response = await fetch(path, { headers })
    return { status: response.status, body: await response.json().catch(() => null) }
  }, path)

/** The service worker controls the page, and handles its requests. */
const worker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test.describe('by address, on One', () => {
  test('a delay shows the page as it loads, then filled', async ({ page }) => {
    await openSignedIn(page, 'dashboard?demo=delay:1500')
    await expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible()
    await expect(figure(page)).toBeVisible()
  })

  test('empty data shows zeros, and empty lists', { tag: '@main' }, async ({ page }) => {
    await openSignedIn(page, 'dashboard?demo=empty')
    await expect(figure(page)).toHaveText('$0.00')
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expect(page.getByRole('tab', { name: 'All 0' })).toBeVisible()
  })

  test.describe('failures', () => {
    // The console logs each failed response.
    test.use({ allowedErrors: [/status of (401|403|500)/] })

    test('all calls fail, until that is taken back in the panel', { tag: '@main' }, async ({ page }) => {
      await openSignedIn(page, 'dashboard?demo=fail:1')
      await expect(main(page).getByRole('alert').first()).toBeVisible()
      await button(page).click()
      await expect(panel(page).getByRole('radio', { name: '100%' })).toBeChecked()
      await panel(page).getByRole('radiogroup', { name: 'Failure rate' }).getByRole('radio', { name: 'None' }).check()
      await expect(page).toHaveURL(/\/dashboard$/)
      await page.keyboard.press('Escape')
      await expect(figure(page)).toBeVisible()
    })

    test('the next call is refused with 403, once', async ({ page }) => {
      await openSignedIn(page, 'dashboard?demo=next:403')
      await expect(
        main(page)
          .getByText(/not let you see|not allow|access|permission/i)
          .first(),
      ).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await page.reload()
      await expect(figure(page)).toBeVisible()
      await expect(main(page).getByRole('alert')).toHaveCount(0)
    })

    test('the next call fails with 500, and Retry gets the data', async ({ page }) => {
      await openSignedIn(page, 'dashboard?demo=next:500')
      await expect(main(page).getByRole('alert').first()).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      await main(page).getByRole('button', { name: 'Retry' }).first().click()
      await expect(main(page).getByRole('alert')).toHaveCount(0)
      await expect(figure(page)).toBeVisible()
    })

    test('the next call answers 401: the session ends, and the sign-in knows the way back', async ({ page }) => {
      await openSignedIn(page, 'dashboard?demo=next:401')
      await expect(page.getByRole('heading', { level: 1, name: `Welcome to ${brand.name}` })).toBeVisible()
      await expect(page).toHaveURL(/returnTo=%2Fdashboard(%3Fdemo%3Dnext%253A401)?$/)
      expect(await token(page)).toBeNull()
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      // Also if the return URL still has it, it is not repeated.
      await expect(figure(page)).toBeVisible()
      await expect(page).toHaveURL(/dashboard$/)
    })
  })

  test('the token expires in 10 s, and the sign-in says so', async ({ page }) => {
    await openSignedIn(page, 'dashboard?demo=expire')
    await expect(figure(page)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Token expired!' })).toBeVisible({ timeout: 15_000 })
    expect(await token(page)).toBeNull()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(figure(page)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('nonsense does nothing', async ({ page }) => {
    await openSignedIn(page, 'dashboard?demo=delay:soon,fail:9,next:200,odd')
    await expect(figure(page)).not.toHaveText('$0.00')
    await button(page).click()
    await expect(panel(page).getByRole('radio', { name: 'Normal' })).toBeChecked()
    for (const none of await panel(page).getByRole('radio', { name: 'None' }).all()) await expect(none).toBeChecked()
  })
})

/** The page's heading, and the text of its empty state. */
const states = [
  ['dashboard', 'One', '$0.00'],
  ['dashboard/two', 'Two', 'No orders yet'],
  ['dashboard/three', 'Three', 'No invoices yet'],
  ['dashboard/group', 'Four', 'No users yet'],
  ['dashboard/group/five', 'Five', 'This folder is empty'],
  ['dashboard/group/six', 'Six', 'No jobs yet'],
] as const

for (const [path, title, nothing] of states) {
  test.describe(`${title} in each state, by address`, () => {
    test.use({ allowedErrors: [/status of (403|500)/] })

    test('loading, empty, failed and forbidden', { tag: '@main' }, async ({ page }) => {
      test.slow()
      await signIn(page, 'faqs')
      const show = async (demo: string) => {
        await open(page, `${path}?demo=${demo}`)
        await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
      }
      await show('delay:60000')
      await expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible()
      await expect(main(page).getByRole('alert')).toHaveCount(0)
      await show('empty')
      await expect(main(page).getByText(nothing).first()).toBeVisible()
      await show('fail:1')
      await expect(main(page).getByRole('alert').getByRole('button', { name: 'Retry' }).first()).toBeVisible()
      await show('next:403')
      await expect(
        main(page).getByText(/^(You don't have access to this page|Your role doesn't have access to this)$/),
      ).toBeVisible()
    })
  })
}

test('signed out, the address leads through the sign-in to the page as it says', async ({ page }) => {
  await signIn(page, 'dashboard?demo=empty')
  await expect(figure(page)).toHaveText('$0.00')
  await expect(page).toHaveURL(/demo=empty/)
})

test('it is kept from page to page, and a link of the panel carries it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSignedIn(page, 'dashboard?demo=delay:200,empty')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Two' }).click()
  await expect(page).toHaveURL(/\/two\?.*demo=delay(:|%3A)200(,|%2C)empty/)
  await button(page).click()
  await panel(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(panel(page).getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/two\?.*demo=delay:200,empty$/)
})

test.describe('through the service worker', () => {
  test.use({ allowedErrors: [/status of (403|404|500)/] })

  test('calls are delayed, refused and emptied too; those below /api/auth/ never fail', async ({ page }) => {
    await openSignedIn(page, 'dashboard/two')
    await worker(page)
    await page.reload()
    await live(page)
    await worker(page)
    // Until the demo API is running, the host responds.
    await expect.poll(async () => (await call(page, '/api/users')).status).toBe(200)
    const users = await call(page, '/api/users')
    expect(users.body.total).toBe(20)

    await button(page).click()
    await panel(page).getByRole('switch', { name: 'Empty data' }).check()
    await expect(page).toHaveURL(/demo=empty/)
    expect((await call(page, '/api/users')).body).toEqual({
      data: [],
      total: 0,
      counts: Object.fromEntries(Object.keys(users.body.counts).map((status) => [status, 0])),
    })

    await panel(page).getByRole('radio', { name: '100%' }).check()
    await expect(page).toHaveURL(/fail/)
    expect((await call(page, '/api/users')).status).toBe(500)
    expect((await call(page, '/api/auth/me')).status).toBe(200)

    await panel(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page).not.toHaveURL(/demo/)
    expect((await call(page, '/api/users')).body.total).toBe(20)
  })
})

test('Reset takes back what was changed in the tab', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('tab', { name: 'Unread 0' })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page).click()
  await panel(page).getByRole('button', { name: 'Reset' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Notifications.*12/ })).toBeVisible()
})

test('all of it by keyboard, with the focus kept', async ({ page }) => {
  await signIn(page)
  await expect(figure(page)).toBeVisible()
  // A card that is still loading would send the next request.
  await settled(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await panel(page).getByRole('radio', { name: 'Normal' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/demo=next(:|%3A)401/)
  await page.keyboard.press('ArrowLeft')
  await expect(page).not.toHaveURL(/demo/)
  await panel(page).getByRole('switch', { name: 'Empty data' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/demo=empty/)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toHaveAccessibleDescription('Active: empty')
  await expect(figure(page)).toHaveText('$0.00')
})

test('the button covers no content, and is not printed', async ({ page }) => {
  await signIn(page)
  await expect(figure(page)).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    // At another width the cards below change their height, some later than others: the end of the page moves.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const box = await button(page).boundingBox()
      const content = await main(page).evaluate((node) => {
        const { paddingBottom, paddingRight } = getComputedStyle(node)
        const { right, bottom } = node.getBoundingClientRect()
        return { right: right - Number.parseFloat(paddingRight), bottom: bottom - Number.parseFloat(paddingBottom) }
      })
      if (!box) throw new Error('No button')
      expect(box.x >= content.right || box.y >= content.bottom, `${width} px`).toBe(true)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.height).toBeGreaterThanOrEqual(44)
      if (width < 600) expect(box.width).toBeGreaterThanOrEqual(44)
    }).toPass({ timeout: 10_000 })
  }
  await page.emulateMedia({ media: 'print' })
  await expect(button(page)).toBeHidden()
})

test.describe('on a phone, from right to left', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panel fits, and breaks no rule', async ({ page }) => {
    await signIn(page)
    await page.evaluate(() => localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl' })))
    await page.reload()
    await live(page)
    await button(page).click()
    const box = await panel(page).boundingBox()
    expect(box?.x).toBe(0)
    await panel(page).getByRole('switch', { name: 'Empty data' }).check()
    await expect(page).toHaveURL(/demo=empty/)
    expect(await axe(page)).toEqual([])
    const size = await panel(page).getByRole('radio', { name: '403' }).boundingBox()
    expect(size?.height).toBeGreaterThanOrEqual(44)
  })
})
