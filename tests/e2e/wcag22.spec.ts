import { expect, type Locator, type Page } from '@playwright/test'
import { open, pages, settled, signIn, test } from './site'

const all = [
  ...Object.keys(pages),
  'faqs', // #demo
]

// Each visits many pages.
test.describe.configure({ timeout: 300_000 })

/** Controls smaller than WCAG 2.5.8 requires; those within a sentence are exempt, as there. */
function smallTargets(root: Locator, least = 24) {
  return root.evaluate((root, least) => {
    const controls =
      'a[href], button, input, select, textarea, [role]:is([role="option"], [role^="menuitem"], [role="tab"])'
    return (
      [...root.querySelectorAll<HTMLElement>(controls)]
        .map((control) =>
          control.matches('input:is([type="checkbox"], [type="radio"])')
            ? (control.closest('label, span') ?? control)
            : control,
        )
        .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }) && !control.closest('p'))
        // MUI's Select stores its value in an input that is not clickable.
        .filter((control) => !control.matches('input[aria-hidden="true"]'))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        // Elements for screen readers, or invisible until focused, are not targets.
        .filter(({ box }) => box.width > 1 && box.bottom > 0)
        .filter(({ box }) => box.width < least || box.height < least)
        .map(
          ({ control, box }) =>
            `${control.outerHTML.slice(0, 80)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
        )
    )
  }, least)
}

const drawers = [
  ['Navigation', /^Open navigation/],
  ['Search', /^Search/],
  ['Notifications', /^Notifications/],
  ['Contacts', /^Contacts/],
  ['Settings', /^Settings/],
  ['Account', /^Account$/],
] as const

for (const width of [1440, 390]) {
  test(`WCAG 2.5.8: every target is 24 px or more, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, 'auth/jwt/sign-up')
    expect(await smallTargets(page.locator('body'))).toEqual([])
    await signIn(page)
    for (const path of [...all, '404']) {
      await open(page, path)
      await settled(page)
      expect(await smallTargets(page.locator('body')), path).toEqual([])
    }
    await open(page, 'dashboard')
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

/** Tabs through the page with a key; returns the focused elements that are under the sticky header or outside the window. */
async function hiddenOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab') {
  const hidden: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(() => {
      const node = document.activeElement as HTMLElement
      const { top, bottom, width } = node.getBoundingClientRect()
      // Elements for screen readers are invisible.
      if (!node.closest('main') || width <= 1) return
      const bars = [...document.querySelectorAll('header, nav')].filter(
        (bar) => getComputedStyle(bar).position === 'sticky' && bar.getBoundingClientRect().width === innerWidth,
      )
      const edge = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom))
      if (top < edge - 1 || top > innerHeight) return `${node.outerHTML.slice(0, 80)} ${top}–${bottom}`
    })
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
      expect(await hiddenOnTheWay(page, 'Tab'), path).toEqual([])
      const last = page.locator(':is(a, button, input)').filter({ visible: true }).last()
      await last.focus()
      expect(await hiddenOnTheWay(page, 'Shift+Tab'), path).toEqual([])
    }
  })
}
