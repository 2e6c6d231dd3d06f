import type { Locator, Page } from '@playwright/test'
import config from '../../playwright.config'
import { axe, expect, live, settled, signIn, test, token } from './site'

// With scrollbars that take room, as for most visitors; otherwise locking the body could not shift the page.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function openDrawer(page: Page, button: string | RegExp, name: string) {
  await page.getByRole('button', { name: button }).click()
  await expect(drawer(page, name)).toBeVisible()
  return drawer(page, name)
}

/** The page's position: locking the body would shift it by the scrollbar's width. */
const place = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'header button:last-of-type'].map((part) => {
      const { left, right } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      return [left, right]
    }),
  )

/** Opens by keyboard and closes in four ways: the focus stays inside and returns afterwards; the page does not shift. */
async function keepsTheFocus(page: Page, opener: Locator, dialog: Locator) {
  const before = await place(page)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).first().click(),
    async () => {
      const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {}
      const beside = x > 8 ? 3 : x + width + 8
      // A drawer that fills a small screen has no backdrop.
      if (beside < (page.viewportSize()?.width ?? 0)) await page.mouse.click(beside, 600)
      else await page.keyboard.press('Escape')
    },
    () => dialog.getByRole('button', { name: 'Close' }).first().press('Enter'),
  ]) {
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
    expect(await place(page)).toEqual(before)
    const reached = new Set<string>()
    for (let count = 0; count < 3; count++) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
      reached.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
    }
    expect(reached.size, 'the focus moves').toBeGreaterThan(1)
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
}

for (const [button, name] of [
  [/^Search/, 'Search'],
  [/^Notifications/, 'Notifications'],
  [/^Contacts$/, 'Contacts'],
  [/^Settings/, 'Settings'],
  [/^Account$/, 'Account'],
] as const) {
  test(`${name} keeps Tab inside, closes in four ways, gives the focus back and warns of nothing`, async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await signIn(page, 'dashboard/two')
    await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
    await settled(page)
    await keepsTheFocus(page, page.getByRole('button', { name: button }), drawer(page, name))
    expect(warnings).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [button, name] of [
    ['Open navigation', 'Navigation'],
    ['More', 'More'],
    [/^Search/, 'Search'],
  ] as const) {
    test(`${name} keeps Tab inside, closes, gives the focus back and warns of nothing`, async ({ page }) => {
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await signIn(page, 'dashboard/two')
      await settled(page)
      await keepsTheFocus(page, page.getByRole('button', { name: button }), drawer(page, name))
      expect(warnings).toEqual([])
    })
  }
})

// As in the APG: menus have no close button, since a menu only contains its items.
for (const [button, name] of [
  [/^Workspace/, 'Workspaces'],
  [/^Language/, 'Languages'],
] as const) {
  test(`the menu ${name} goes by arrows, closes on Escape, Tab and a press elsewhere`, async ({ page }) => {
    await signIn(page, 'dashboard/two')
    await settled(page)
    const opener = page.getByRole('button', { name: button })
    const menu = page.getByRole('menu', { name })
    const before = await place(page)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Tab'),
      () => page.mouse.click(5, 600),
    ]) {
      await opener.press('Enter')
      await expect(menu).toBeVisible()
      expect(await place(page)).toEqual(before)
      const items = menu.getByRole('menuitemradio')
      await page.keyboard.press('End')
      await expect(items.last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(items.first()).toBeFocused()
      await close()
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
}

test('right to left, what opens hangs from its own button and what points is mirrored', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await page.evaluate(() => localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl' })))
  await page.reload()
  await live(page)
  for (const [button, role, name] of [
    [/^Contacts$/, 'dialog', 'Contacts'],
    [/^Language/, 'menu', 'Languages'],
    [/^Workspace/, 'menu', 'Workspaces'],
  ] as const) {
    const opener = page.getByRole('button', { name: button })
    const own = await opener.boundingBox()
    await opener.click()
    const box = await page.getByRole(role, { name }).boundingBox()
    if (!box || !own) throw new Error('Nothing is drawn')
    expect(box.x, name).toBeLessThan(own.x + own.width)
    expect(box.x + box.width, name).toBeGreaterThan(own.x)
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role, { name })).toBeHidden()
  }
  const caret = page.getByRole('button', { name: 'Next page' }).locator('svg')
  await expect(caret).toHaveCSS('scale', '-1 1')
})

test('below lg the phone’s Back closes a drawer and stays on the page', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dashboard/two')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await drawer(page, 'Navigation').getByRole('link', { name: 'Three' }).click()
  await expect(drawer(page, 'Navigation')).toBeHidden()
  for (const [button, name] of [
    [/^Notifications/, 'Notifications'],
    [/^Account$/, 'Account'],
  ] as const) {
    const dialog = await openDrawer(page, button, name)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
  }
})

test('all notifications are marked as read, which lasts, and can be undone', { tag: '@main' }, async ({ page }) => {
  await signIn(page)
  const dialog = await openDrawer(page, 'Notifications, 12 unread', 'Notifications')
  await expect(dialog.getByRole('tab')).toHaveText(['All 22', 'Unread 12', 'Archived 10'])
  await dialog.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(dialog.getByRole('tab', { name: 'Unread 0' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('tab', { name: 'Unread 12' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(dialog.getByRole('tab', { name: 'Unread 0' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('what is done to a notification reaches the API, and is said', async ({ page }) => {
  await signIn(page)
  const dialog = await openDrawer(page, /^Notifications/, 'Notifications')
  await dialog.getByRole('button', { name: 'Pay' }).first().click()
  await expect(dialog.getByRole('status')).toContainText('Paid and archived')
  await expect(dialog.getByRole('tab', { name: 'Archived 11' })).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).first().click()
  expect((await download).suggestedFilename()).toBe('notification-3.txt')
  await expect(dialog.getByRole('tab', { name: 'Unread 10' })).toBeVisible()
  // Also announced at the bottom of the page, once nothing covers it.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: 'File downloaded' })).toBeVisible()
})

test('the list of all notifications has an address, and Back closes it', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  const opener = page.getByRole('button', { name: /^Notifications/ })
  const dialog = await openDrawer(page, /^Notifications/, 'Notifications')
  await dialog.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL(/dashboard\/two\?notifications=all$/)
  await expect(dialog.getByRole('link', { name: 'View all' })).toHaveCount(0)
  await expect(dialog.getByRole('listitem')).toHaveCount(22)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/dashboard\/two$/)
  await expect(opener).toBeFocused()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()

  await page.goto('dashboard/three?notifications=all')
  await expect(dialog.getByRole('listitem')).toHaveCount(22)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/dashboard\/three$/)
})

test('the choice of a workspace lasts, whatever stood in the storage', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => localStorage.setItem('app-workspace:/ark/:account-1', '{"id":'))
  await page.reload()
  await page.getByRole('button', { name: 'Workspace Northwind Free' }).click()
  await page.getByRole('menuitemradio', { name: 'Juniper Pro' }).click()
  await expect(page.getByRole('menu')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Workspace Juniper Pro' })).toBeVisible()
})

test('placeholders of the account menu do not move the page, and say what they are', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  const url = page.url()
  const dialog = await openDrawer(page, 'Account', 'Account')
  for (const name of ['Profile', 'Projects', 'Subscription', 'Security', 'Account settings']) {
    await dialog.getByRole('link', { name }).click()
    await expect(dialog.getByRole('status')).toContainText(`“${name}” is a placeholder`)
  }
  expect(page.url()).toBe(url)
  await dialog.getByRole('link', { name: 'Home' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('as the viewer one does not see Four, and is told at its address', async ({ page }) => {
  await signIn(page, 'dashboard/group')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(page.getByRole('heading', { level: 1, name: 'Four' })).toBeVisible()
  const before = await token(page)
  const dialog = await openDrawer(page, 'Account', 'Account')
  await expect(dialog.getByText('demo@ark.dev')).toBeVisible()
  await dialog.getByRole('button', { name: 'Tuan Pham Viewer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Switched to Tuan Pham' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: "You don't have access to this page" })).toBeVisible()
  await expect(page).toHaveURL(/dashboard\/group$/)
  const group = nav.getByRole('button', { name: 'Group' })
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  await expect(nav.getByRole('link', { name: 'Five' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Four' })).toHaveCount(0)
  await expect(page.locator('[aria-current]')).toHaveCount(0)
  expect(await token(page)).not.toBe(before)

  await openDrawer(page, 'Account', 'Account')
  await expect(dialog.getByText('viewer@ark.dev')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ines Carvalho Manager' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Four' })).toBeVisible()
})

test('Logout clears the session and goes to the sign-in', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/two')
  const dialog = await openDrawer(page, 'Account', 'Account')
  await dialog.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/auth\/client/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
  expect(await token(page)).toBeNull()
})
