import type { Page } from '@playwright/test'
import { axe, expect, live, open, signIn, test } from './site'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** As the settings drawer does. */
async function store(page: Page, settings: object) {
  await page.evaluate((text) => localStorage.setItem('app-settings', text), JSON.stringify(settings))
  await page.reload()
  await page.getByRole('button', { name: 'Account' }).waitFor()
}

/** Layout shifts after the page has been rendered. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('the navigation knows the current page and its group', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/group/five')
  const nav = main(page)
  await expect(nav.getByRole('link', { name: 'Five' })).toHaveAttribute('aria-current', 'page')
  const group = nav.getByRole('button', { name: 'Group' })
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await group.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByRole('link', { name: 'Five' })).toBeHidden()
  await nav.getByRole('link', { name: 'Two' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Two' })).toHaveAttribute('aria-current', 'page')
})

test('what has been opened and folded survives a reload and moves nothing then', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  const nav = main(page)
  await nav.getByRole('button', { name: 'Group' }).click()
  await nav.getByRole('button', { name: 'Overview' }).click()
  await expect(nav.getByRole('link', { name: 'One' })).toBeHidden()
  await watchShifts(page)
  await page.reload()
  await expect(nav.getByRole('link', { name: 'Six' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'One' })).toBeHidden()
  await expect(nav.getByRole('button', { name: 'Group' })).toHaveAttribute('aria-expanded', 'true')
  await expect(nav.getByRole('button', { name: 'Overview' })).toHaveAttribute('aria-expanded', 'false')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

test('a button switches between the wide and the narrow navigation, and the choice lasts', async ({ page }) => {
  await signIn(page)
  await expect(main(page)).toHaveCount(1)
  const collapse = page.getByRole('button', { name: 'Collapse navigation' })
  await collapse.focus()
  await page.keyboard.press('Enter')
  const expand = page.getByRole('button', { name: 'Expand navigation' })
  await expect(expand).toBeFocused()
  await expect(page.getByText('Free', { exact: true }).first()).toBeHidden()
  await expect.poll(async () => (await main(page).boundingBox())?.width).toBeLessThanOrEqual(88)
  await page.reload()
  await expect(expand).toBeVisible()
  await expect(main(page)).toHaveCount(1)
})

for (const navLayout of ['mini', 'horizontal']) {
  test(`${navLayout}: submenus by pointer and by keyboard`, { tag: '@main' }, async ({ page }) => {
    await signIn(page)
    await store(page, { navLayout })
    const nav = main(page)
    const group = nav.getByRole('button', { name: 'Group' })
    const five = nav.getByRole('link', { name: 'Five' })

    await group.hover()
    await expect(five).toBeVisible()
    // The submenu stays while the pointer crosses the gap.
    await five.hover()
    await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 400)))
    await expect(five).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(five).toBeHidden()
    await page.mouse.move(900, 600)
    await group.hover()
    await page.mouse.move(900, 600)
    await expect(five).toBeHidden()

    await group.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(five).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(group).toBeFocused()
    await expect(five).toBeHidden()

    await page.keyboard.press('Enter')
    await expect(five).toBeVisible()
    for (let count = 0; count < 4; count++) await page.keyboard.press('Tab')
    await expect(five).toBeHidden()

    await group.click()
    await five.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Five' })).toBeVisible()
    await expect(five).toBeHidden()
    await group.press('Enter')
    await expect(five).toHaveAttribute('aria-current', 'page')
    expect(await axe(page)).toEqual([])
  })
}

for (const [navLayout, direction] of [
  ['mini', 'ltr'],
  ['horizontal', 'rtl'],
]) {
  test(`${navLayout}: a submenu opens under a pointer that was there before the page, and closes when it leaves`, async ({
    page,
  }) => {
    await signIn(page)
    await store(page, { navLayout, direction })
    const nav = main(page)
    const five = nav.getByRole('link', { name: 'Five' })
    const group = nav.getByRole('button', { name: 'Group' })
    const box = await group.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
    // The pointer arrives while the page is loading, and rests.
    await page.reload({ waitUntil: 'commit' })
    await group.waitFor()
    await page.mouse.move(x, y)
    await expect(five).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(five).toBeHidden()

    // The pointer was there before, and moves once the page is interactive.
    await page.mouse.move(x, y)
    await page.reload()
    await live(page)
    await page.mouse.move(x + 1, y)
    await expect(five).toBeVisible()
    // After Escape it stays closed while the pointer moves slightly (WCAG 1.4.13).
    await page.keyboard.press('Escape')
    await expect(five).toBeHidden()
    await page.mouse.move(x + 2, y + 1)
    await expect(five).toBeHidden()
  })
}

test('a layout stands from the first paint on, and nothing moves', async ({ page }) => {
  await signIn(page)
  await watchShifts(page)
  for (const navLayout of ['mini', 'horizontal', 'vertical']) {
    await store(page, { navLayout })
    await expect(page.getByText('Marlow Whitfield').first()).toBeAttached()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      navLayout,
    ).toBeLessThan(0.02)
  }
})

test('a bar at the top grows from the side where lines begin while the next page loads, and goes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    // It is visible for less than half a second.
    new MutationObserver(() => {
      const bar = document.querySelector('#nprogress .bar')
      if (!bar || 'bar' in window) return
      const { top, left, right, height } = bar.getBoundingClientRect()
      const { backgroundColor } = getComputedStyle(bar)
      const onTop = Number(getComputedStyle(document.querySelector('#nprogress') as Element).zIndex)
      const starts = right <= 0 ? 'left' : left >= innerWidth ? 'right' : 'inside'
      Object.assign(window, { bar: { top, height, backgroundColor, onTop, starts } })
    }).observe(document, { childList: true, subtree: true })
  })
  await signIn(page)
  for (const [direction, starts, next] of [
    ['ltr', 'left', 'Two'],
    ['rtl', 'right', 'Three'],
  ]) {
    await store(page, { direction, primaryColor: 'red' })
    // Before that, the browser handles the link.
    await live(page)
    await main(page).getByRole('link', { name: next }).click()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
    const bar = await page.evaluate(() => (window as unknown as { bar: Record<string, unknown> }).bar)
    const accent = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--mui-palette-primary-main)'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    expect(bar).toMatchObject({ top: 0, height: 3, backgroundColor: accent, starts })
    // Over dialogs and tooltips.
    expect(bar?.onTop).toBeGreaterThan(1500)
    await expect(page.locator('#nprogress')).toHaveCount(0)
  }
})

test('Tab reaches the skip link first, and it leads to the content', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await page.reload()
  await expect(page.getByText('Marlow Whitfield').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a small screen the navigation is a drawer that closes by Escape and on following a link', {
  tag: '@main',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dashboard/two')
  const opener = page.getByRole('button', { name: 'Open navigation' })
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await opener.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: 'Three' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
})

test('at 320 px every control of the header can be reached, in both directions', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page)
  for (const direction of ['ltr', 'rtl']) {
    await store(page, { direction })
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await sideways()).toBe(0)
    const banner = page.getByRole('banner')
    for (const name of ['Open navigation', /^Search/, /^Notifications/, 'Account']) {
      const box = await banner.getByRole('button', { name }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${name}`).toBeGreaterThanOrEqual(40)
    }
    await page.getByRole('button', { name: 'More' }).click()
    const panel = page.getByRole('dialog', { name: 'More' })
    for (const name of [/^Workspace/, /^Language/, 'Contacts', /^Settings/]) {
      await expect(panel.getByRole('button', { name })).toBeVisible()
    }
    await expect(panel.getByRole('link', { name: /Purchase/ })).toBeVisible()
    expect(await sideways()).toBe(0)

    // Only one layer is open at a time.
    await panel.getByRole('button', { name: 'Contacts' }).click()
    await expect(page.getByRole('dialog', { name: 'Contacts' })).toBeVisible()
    await expect(panel).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused()
  }
})

test('who is not signed in has the way in at the head of the 404 page; who is has not', async ({ page }) => {
  await open(page, '404')
  const way = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await expect(way).toBeVisible()
  await way.click()
  await expect(page).toHaveURL(/auth\/client/)
  await signIn(page)
  await open(page, '404')
  await expect(page.getByRole('link', { name: 'logo' })).toBeVisible()
  await expect(way).toHaveCount(0)
})
