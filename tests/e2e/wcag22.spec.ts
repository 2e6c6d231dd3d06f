import { expect, type Page } from '@playwright/test'
import { smallTargets } from './page-checks'
import { open, pages, settled, signIn, test } from './site'

const all = [
  ...Object.keys(pages),
  'faqs', // #demo
]

// Each visits many pages.
test.describe.configure({ timeout: 300_000 })

const drawers = [
  ['Navigation', /^Open navigation/],
  ['Search', /^Search/],
  ['Notifications', /^Notifications/],
  ['Contacts', /^Contacts/],
  ['Settings', /^Settings/],
  ['Account', /^Account$/],
] as const

for (const width of [1440, 390]) {
  test(`WCAG 2.5.8: every target of the drawers and menus is 24 px or more, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page)
    for (const [name, button] of drawers) {
      const opener = page.getByRole('banner').getByRole('button', { name: button })
      if (!(await opener.isVisible())) {
        const more = page.getByRole('banner').getByRole('button', { name: 'More' })
        if (!(await more.isVisible())) continue // Open navigation, on a wide screen
        await more.click()
      }
      await page.getByRole('button', { name: button }).first().click()
      const dialog = page.getByRole('dialog', { name, exact: true })
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await smallTargets(dialog), name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      const menu = page.getByRole('dialog', { name: 'More' })
      if (await menu.isVisible()) await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
    const more = page.getByRole('banner').getByRole('button', { name: 'More' })
    if (await more.isVisible()) {
      await more.click()
      expect(await smallTargets(page.getByRole('dialog', { name: 'More' })), 'More').toEqual([])
      await page.keyboard.press('Escape')
    } else {
      for (const name of [/^Workspace/, /^Language/]) {
        await page.getByRole('button', { name }).click()
        await expect(page.getByRole('menu')).toBeVisible()
        expect(await smallTargets(page.getByRole('menu')), `${name}`).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toBeHidden()
      }
    }
    await open(page, 'dashboard?notifications=all')
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect(list.getByRole('listitem')).toHaveCount(22)
    expect(await smallTargets(list), 'all notifications').toEqual([])
  })
}

/** Tabs through the page's content with a key, from where the focus is; returns the focused elements that are under the sticky header or outside the window. */
async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(() => {
      const node = document.activeElement as HTMLElement
      if (!node.closest('main')) return null
      const { top, bottom, width } = node.getBoundingClientRect()
      // Elements for screen readers are invisible.
      if (width <= 1) return
      const bars = [...document.querySelectorAll('header, nav')].filter(
        (bar) => getComputedStyle(bar).position === 'sticky' && bar.getBoundingClientRect().width === innerWidth,
      )
      const edge = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom))
      if (top < edge - 1 || top > innerHeight) return `${node.outerHTML.slice(0, 80)} ${top}–${bottom}`
    })
    if (fault === null) break
    if (fault) hidden.push(fault)
  }
  return hidden
}

for (const [navLayout, width] of [
  ['vertical', 390],
  ['horizontal', 1280],
] as const) {
  test(`WCAG 2.4.11: the focus is never under the header, ${navLayout}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 })
    await page.addInitScript(
      (settings) => localStorage.setItem('app-settings', settings),
      JSON.stringify({ navLayout }),
    )
    await signIn(page)
    for (const path of all) {
      await open(page, path)
      await settled(page)
      await page.getByRole('main').focus()
      expect(await hiddenOnTheWay(page, 'Tab'), path).toEqual([])
      const controls = page.getByRole('main').locator(':is(a, button, input)').filter({ visible: true })
      // A blank page has none.
      if ((await controls.count()) === 0) continue
      await controls.last().focus()
      expect(await hiddenOnTheWay(page, 'Shift+Tab'), path).toEqual([])
    }
  })
}
