import { brand } from '@/brand'
import { expect, live, open, signIn, test } from './site'

const languages = { fr: 'Français', vi: 'Tiếng Việt', cn: '中文', ar: 'العربية' }
const html = 'html'

async function choose(page: import('@playwright/test').Page, label: string) {
  await page.getByRole('button', { name: /^(Language|Langue|Ngôn ngữ|语言|اللغة)/ }).click()
  await page.getByRole('menuitemradio', { name: label }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}

test('each language changes words, title, lang and direction, and lasts a reload', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, 'dashboard/two')
  const expected = {
    fr: ['fr', 'ltr', 'Deux'],
    vi: ['vi', 'ltr', 'Hai'],
    cn: ['zh-CN', 'ltr', '二'],
    ar: ['ar', 'rtl', 'اثنان'],
  } as const
  for (const [value, label] of Object.entries(languages)) {
    const [lang, dir, two] = expected[value as 'fr']
    await choose(page, label)
    for (const reloaded of [false, true]) {
      if (reloaded) await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: two })).toBeVisible()
      await expect(page).toHaveTitle(`${two} · ${brand.name}`)
      await expect(page.locator(html)).toHaveAttribute('lang', lang)
      await expect(page.locator(html)).toHaveAttribute('dir', dir)
    }
    expect(await page.evaluate(() => localStorage.getItem('app-language'))).toBe(value)
  }
  await choose(page, 'English')
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await expect(page.locator(html)).toHaveAttribute('dir', 'ltr')
})

test('the menu is moved in by keyboard, and the focus comes back', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  const button = page.getByRole('button', { name: 'Language, English' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English', checked: true })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: 'العربية' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('English loads no other language, and another only itself', async ({ page }) => {
  const chunks: string[] = []
  page.on('request', (request) => {
    const [name] =
      request
        .url()
        .match(/assets\/(fr|vi|cn|ar)-[^/]+\.js$/)
        ?.slice(1) ?? []
    if (name) chunks.push(name)
  })
  await signIn(page, 'dashboard/two')
  await page.getByRole('button', { name: 'Language, English' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(5)
  expect(chunks).toEqual([])
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deux' })).toBeVisible()
  // The shell's and the page's texts.
  expect([...new Set(chunks)]).toEqual(['fr'])
})

for (const path of ['404', 'auth/client', 'faqs', 'dashboard']) {
  test(`no English is seen on the way to Chinese on ${path}, and React takes the page over`, async ({ page }) => {
    if (path === 'faqs' || path === 'dashboard') await signIn(page)
    else await open(page, path)
    await page.evaluate(() => localStorage.setItem('app-language', 'cn'))
    // The visible texts in each frame, unless they are still transparent.
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        const shown = [...document.querySelectorAll('a, button, p, h1, h2')].filter((node) => node.checkVisibility())
        const words = shown.map(({ textContent }) => textContent).join(' ')
        if (words && document.documentElement?.dataset.words !== 'pending') seen.add(words)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.reload()
    await live(page)
    await expect(page.locator(html)).not.toHaveAttribute('data-words')
    await expect(page.locator('main')).toContainText(/\p{Script=Han}{2}/u)
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen.length).toBeGreaterThan(0)
    for (const words of seen) expect(words).not.toMatch(/Page not found|Sign in|Overview|Skip to content/)
  })
}

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/./] })

  test('the chosen language that does not come is told, and the page stays as it is', async ({ page }) => {
    // Requests of the demo API's worker could not be held back here.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
    await signIn(page, 'dashboard/two')
    await page.route(/assets\/fr-[^/]+\.js$/, (route) => route.abort())
    await choose(page, 'Français')
    await expect(page.getByRole('status').filter({ hasText: "Couldn't load Français" })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('app-language'))).toBeNull()
  })

  test('the stored language that does not come leaves English', async ({ page }) => {
    await page.route(/assets\/vi-[^/]+\.js$/, (route) => route.abort())
    await page.addInitScript(() => localStorage.setItem('app-language', 'vi'))
    await open(page, '404')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.locator(html)).not.toHaveAttribute('data-words')
    await expect(page.locator(html)).toHaveAttribute('lang', 'en')
  })
})

test('another tab follows the choice', async ({ page, context }) => {
  await signIn(page, 'dashboard/two')
  const other = await context.newPage()
  await open(other, '404')
  await choose(page, 'Tiếng Việt')
  await expect(other.getByRole('heading', { level: 1, name: 'Không tìm thấy trang' })).toBeVisible()
})

test('a language that nobody knows is English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app-language', 'tlh'))
  await open(page, '404')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.locator(html)).toHaveAttribute('lang', 'en')
})
