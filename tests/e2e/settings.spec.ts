import type { Page } from '@playwright/test'
import { axe, expect, live, open, settled, signIn, test } from './site'

const html = (page: Page) => page.locator('html')
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

const store = (page: Page, values: object) =>
  page.evaluate((text) => localStorage.setItem('app-settings', text), JSON.stringify(values))

async function openSettings(page: Page) {
  await page.getByRole('button', { name: /^Settings/ }).click()
  await settings(page).waitFor()
  return settings(page)
}

/** The positions of the frame's controls; the workspace's name is only known in the browser, and has its own width. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header [data-control]:not([data-control="workspace"]), nav a, nav button')].flatMap(
      (node) => {
        const { x, y } = node.getBoundingClientRect()
        return node.getClientRects().length > 0 ? [`${Math.round(x)} ${Math.round(y)}`] : []
      },
    ),
  )

test('stored settings stand before anything is drawn, and nothing moves after', { tag: '@main' }, async ({ page }) => {
  await signIn(page)
  await store(page, { direction: 'rtl', primaryColor: 'purple', navLayout: 'mini', fontFamily: 'DM Sans' })
  await page.evaluate(() => localStorage.setItem('theme-mode', 'dark'))
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const { colorScheme, primaryColor, navLayout, fontFamily } = document.documentElement.dataset
      const now = [colorScheme, primaryColor, navLayout, fontFamily, document.documentElement.dir].join()
      if (document.body && seen.at(-1) !== now) seen.push(now)
    }
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await page.reload()
  await live(page)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'dark,purple,mini,DM Sans,rtl',
  ])
})

test.describe('without script', () => {
  // The prerendered pages: the chunks are blocked, the boot script runs.
  test.use({ allowedErrors: [/ERR_FAILED/] })

  for (const navLayout of ['vertical', 'mini', 'horizontal']) {
    test(`the frame is right to left from its first paint, ${navLayout}`, async ({ page, context }) => {
      await signIn(page)
      await store(page, { direction: 'rtl', navLayout })
      // Without the demo API's, whose failure would be reported. On the context, since the demo API's worker would fetch them
      // too.
      const chunks = /\/assets\/(?!mock-).*\.js$/
      await context.route(chunks, (route) => route.abort())
      await page.reload()
      const before = await places(page)
      expect(before.length).toBeGreaterThan(8)
      await context.unroute(chunks)
      await page.reload()
      await live(page)
      expect(await places(page)).toEqual(before)
    })
  }
})

test('a switched direction is the same as one that the page began with', async ({ page }) => {
  await signIn(page)
  const ltr = await places(page)
  const turn = async (dir: string) => {
    await (await openSettings(page)).getByRole('switch', { name: 'Right to left' }).click()
    await expect(html(page)).toHaveAttribute('dir', dir)
    // The drawer's styles are not in the prerendered page, and use left and right.
    const left = () => settings(page).evaluate((drawer) => drawer.getBoundingClientRect().left)
    await expect.poll(left).toBe(dir === 'rtl' ? 0 : 1280 - 360)
    await page.keyboard.press('Escape')
    await settings(page).waitFor({ state: 'hidden' })
  }
  await turn('rtl')
  const switched = await places(page)
  await page.reload()
  await live(page)
  expect(await places(page)).toEqual(switched)
  await turn('ltr')
  expect(await places(page)).toEqual(ltr)
})

test('a preset is a change of attributes: no other rule, nothing of the page drawn anew', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await settled(page)
  const drawer = await openSettings(page)
  const changes = await drawer.getByRole('radio', { name: 'Red' }).evaluate(async (radio: HTMLElement) => {
    const seen: MutationRecord[] = []
    const watch = new MutationObserver((records) => seen.push(...records))
    for (const node of document.querySelectorAll('main, nav')) {
      watch.observe(node, { subtree: true, childList: true, attributes: true, characterData: true })
    }
    radio.click()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return seen.length
  })
  await expect(html(page)).toHaveAttribute('data-primary-color', 'red')
  expect(changes).toBe(0)
})

test('the other tab follows, and so does the operating system', { tag: '@main' }, async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await open(other, '404')
  const drawer = await openSettings(page)
  await drawer.getByRole('radio', { name: 'Orange' }).click()
  await expect(html(other)).toHaveAttribute('data-primary-color', 'orange')
  await drawer.getByRole('switch', { name: 'Follow system' }).click()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(html(page)).toHaveAttribute('data-color-scheme', colorScheme)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('app-settings') ?? '').colorScheme)).toBe(
      colorScheme,
    )
  }
})

test('a copied link shows the settings and stores none, until they are kept', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  const drawer = await openSettings(page)
  await drawer.getByRole('radio', { name: 'Cyan' }).click()
  await drawer.getByRole('switch', { name: 'Dark mode' }).click()
  await drawer.getByRole('button', { name: 'Copy link' }).click()
  await expect(drawer.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/ark\/dashboard\?preview=colorScheme:dark,primaryColor:cyan$/)

  await drawer.getByRole('button', { name: 'Reset' }).click()
  await open(page, link)
  const bar = page.getByRole('region', { name: 'Preview' })
  await expect(bar).toContainText("You're viewing a preview")
  await expect(html(page)).toHaveAttribute('data-primary-color', 'cyan')
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme-mode'))).toBe('light')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Two' }).click()
  await expect(page).toHaveURL(/two\?preview=/)
  await bar.getByRole('button', { name: 'Discard' }).click()
  await expect(html(page)).toHaveAttribute('data-primary-color', 'default')
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'light')
  await expect(page).toHaveURL(/two$/)

  await open(page, link)
  await bar.getByRole('button', { name: 'Keep' }).click()
  await expect(page).toHaveURL(/dashboard$/)
  await page.reload()
  await live(page)
  await expect(html(page)).toHaveAttribute('data-primary-color', 'cyan')
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark')
  await expect(bar).toBeHidden()
})

test('nothing leads to a Storybook where the build has none below it', async ({ page }) => {
  await signIn(page)
  const drawer = await openSettings(page)
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: /Storybook/ })).toHaveCount(0)
})

test('a link reaches somebody who must sign in first', async ({ page }) => {
  await signIn(page, 'dashboard/two?preview=navLayout:mini')
  await expect(html(page)).toHaveAttribute('data-nav-layout', 'mini')
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
})

test('storage that is full or forbidden stops nothing', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const drawer = await openSettings(page)
  await drawer.getByRole('switch', { name: 'Dark mode' }).click()
  await expect(html(page)).toHaveAttribute('data-color-scheme', 'dark')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.reload()
  await live(page)
  await (await openSettings(page)).getByRole('radio', { name: 'Cyan' }).click()
  await expect(html(page)).toHaveAttribute('data-primary-color', 'cyan')
})

test('compact is for wide screens', async ({ page }) => {
  await signIn(page)
  const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width)
  const compact = (await openSettings(page)).getByRole('switch', { name: 'Compact' })
  await expect(compact).toBeDisabled()
  await page.setViewportSize({ width: 1920, height: 900 })
  await expect(compact).toBeEnabled()
  expect(await width()).toBe(1360)
  await compact.click()
  await expect.poll(width).toBe(1620)
  // The effect is visible even on the narrowest wide screen.
  await page.setViewportSize({ width: 1601, height: 900 })
  await expect.poll(width).toBe(1301)
  await compact.click()
  await expect.poll(width).toBeLessThan(1200)
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(compact).toBeDisabled()
  await expect.poll(width).toBe(1300)
})

test('full screen follows the browser', async ({ page }) => {
  await signIn(page)
  const drawer = await openSettings(page)
  await drawer.getByRole('button', { name: 'Full screen', exact: true }).click()
  await drawer.getByRole('button', { name: 'Exit full screen' }).waitFor()
  await page.evaluate(() => document.exitFullscreen())
  await drawer.getByRole('button', { name: 'Full screen', exact: true }).waitFor()
})

test('where a browser has no full screen there is no button for it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
  await signIn(page)
  const drawer = await openSettings(page)
  await expect(drawer.getByRole('button', { name: 'Reset' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: /full screen/i })).toHaveCount(0)
})

test('Arabic is right to left by itself, and the switch overrides it', { tag: '@main' }, async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('app-language', 'ar')
  })
  await page.reload()
  await live(page)
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(html(page)).toHaveAttribute('lang', 'ar')
  await page.getByRole('button', { name: 'الإعدادات', exact: true }).click()
  await page.getByRole('switch', { name: 'من اليمين إلى اليسار' }).click()
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
  await page.reload()
  await live(page)
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
})

for (const [name, values] of Object.entries({
  light: {},
  'dark, right to left': { colorScheme: 'dark', direction: 'rtl', primaryColor: 'red' },
  'high contrast': { contrast: 'hight', primaryColor: 'orange', navColor: 'apparent' },
})) {
  test(`the drawer has no accessibility fault: ${name}`, async ({ page }) => {
    await signIn(page)
    await store(page, values)
    await page.reload()
    await live(page)
    await openSettings(page)
    await expect.poll(() => axe(page)).toEqual([])
  })
}
