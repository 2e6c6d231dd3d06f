import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { brand } from '@/brand'
import { outOfOrder } from './page-checks'
import { axe, expect, open, pages, settled, signIn, test } from './site'

// Each visits many pages.
test.describe.configure({ timeout: 180_000 })

const everywhere = [...Object.keys(pages), 'faqs', '404']

/** WCAG 1.4.10: no horizontal scrolling, except inside a table or the like. */
async function expectNoSidewaysScroll(page: Page, what: string) {
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: innerWidth }))
  expect(wide, what).toBeLessThanOrEqual(room)
}

/** The drawers of the header, by the names of their buttons and dialogs; from the menu More if they are in it. */
async function eachDrawer(page: Page, look: (name: string) => Promise<void>) {
  const banner = page.getByRole('banner')
  for (const name of ['Search', 'Notifications', 'Contacts', 'Settings', 'Account']) {
    const button = page.getByRole('button', { name: new RegExp(`^${name}`) })
    if (!(await banner.getByRole('button', { name: new RegExp(`^${name}`) }).isVisible())) {
      await banner.getByRole('button', { name: 'More' }).click()
    }
    await button.first().click()
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
    await look(name)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const more = page.getByRole('dialog', { name: 'More' })
    if (await more.isVisible()) await page.keyboard.press('Escape')
    await expect(more).toBeHidden()
  }
}

test('by keyboard alone: in, to a page, to a dark scheme, and out', { tag: '@main' }, async ({ page }) => {
  await open(page, 'dashboard/two')
  const tabTo = async (name: string | RegExp, role: 'button' | 'link' | 'switch' = 'button') => {
    const target = page.getByRole(role, { name })
    for (let step = 0; step < 60; step++) {
      if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab did not reach ${name}`)
  }
  await tabTo('Sign in')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('three')
  await expect(page.getByRole('option', { name: /Three/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
  await tabTo(/^Settings/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await tabTo('Dark mode', 'switch')
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Settings, changed' })).toBeFocused()
  await tabTo('Account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await tabTo('Logout')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Welcome to ${brand.name}` })).toBeVisible()
})

test('a new page is announced once, and the focus is never lost on the way', { tag: '@main' }, async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const text = document.getElementById('page-announcement')?.textContent
      if (text && text !== heard.at(-1)) heard.push(text)
    }).observe(document, { subtree: true, childList: true })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  const focused = () => page.evaluate(() => document.activeElement?.localName)
  await open(page, 'dashboard/two')
  expect(await heard()).toEqual([])
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await expect.poll(heard).toEqual([`Two · ${brand.name}`])
  await expect.poll(focused).toBe('div')
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').press('Enter')
  const three = page.getByRole('link', { name: 'Three' })
  await three.press('Enter')
  await expect.poll(heard).toEqual([`Two · ${brand.name}`, `Three · ${brand.name}`])
  await expect(three).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('five')
  await expect(page.getByRole('option', { name: /Five/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(heard).toEqual([`Two · ${brand.name}`, `Three · ${brand.name}`, `Five · ${brand.name}`])
  await expect(three).toBeFocused()
  // The focused element is removed with its page.
  await page.getByRole('main').getByRole('searchbox').first().focus()
  await page.goBack()
  await expect.poll(heard).toHaveLength(4)
  await expect(page.getByRole('main')).toBeFocused()
})

test('extensions and translators write into the page, and it goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const meddle = () => {
      const texts = document.createTreeWalker(document.getElementById('root') as Node, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('font, style, script')) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
      for (const input of document.querySelectorAll('input[name]')) {
        if (input.nextElementSibling?.localName === 'div') continue
        input.setAttribute('data-manager', '1')
        input.after(document.createElement('div'))
        input.after(document.createElement('manager-icon'))
      }
    }
    Object.assign(window, { meddle })
    new MutationObserver((_, observer) => {
      const input = document.querySelector<HTMLInputElement>('input[name="email"]')
      if (!input) return
      observer.disconnect()
      meddle()
      input.value = 'typed@ark.example'
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }).observe(document, { subtree: true, childList: true })
  })
  const meddle = () => page.evaluate(() => (window as unknown as { meddle: () => void }).meddle())
  await open(page, 'auth/client')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveValue('typed@ark.example')
  await meddle()
  await email.fill('demo@ark.dev')
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Two' }).click()
  await settled(page)
  await meddle()
  await page.getByRole('tab', { name: /Pending/ }).click()
  await settled(page)
  await meddle()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('row')).toHaveCount(0)
  await page.getByRole('button', { name: /^Settings/ }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
})

test('at 320 px nothing scrolls sideways', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['auth/client', 'auth/jwt/sign-up', 'auth/firebase/sign-in']) {
    await open(page, path)
    await expectNoSidewaysScroll(page, path)
  }
  await signIn(page)
  for (const path of everywhere) {
    await open(page, path)
    await settled(page)
    await expectNoSidewaysScroll(page, path)
  }
  await open(page, 'dashboard/two')
  await eachDrawer(page, (name) => expectNoSidewaysScroll(page, name))
})

/** Texts clipped by their box, with an ellipsis or without. */
const cutTexts = (page: Page, inside: string) =>
  page.evaluate(
    (inside) =>
      [...document.querySelectorAll<HTMLElement>(`${inside} *`)]
        .filter((node) => node.checkVisibility({ checkVisibilityCSS: true }) && node.offsetWidth > 1)
        .filter((node) => [...node.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()))
        .filter((node) => {
          const { overflowX, overflowY } = getComputedStyle(node)
          return (
            (overflowX === 'hidden' && node.scrollWidth > node.clientWidth + 1) ||
            (overflowY === 'hidden' && node.scrollHeight > node.clientHeight + 2)
          )
        })
        .map(({ textContent }) => textContent),
    inside,
  )

// WCAG 1.4.4 and 1.4.12.
const larger = ':root { font-size: 200% }'
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

for (const [what, width, css] of [
  ['200 % text', 1280, larger],
  ['200 % text', 390, larger],
  ['text spacing', 1280, spaced],
  ['text spacing', 390, spaced],
] as const) {
  test(`at ${what} nothing is cut off, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, css)
    await open(page, 'auth/jwt/sign-up')
    await expectNoSidewaysScroll(page, 'sign-up')
    await signIn(page)
    for (const path of everywhere) {
      await open(page, path)
      await settled(page)
      await expectNoSidewaysScroll(page, path)
      // The header has little room for larger text: a workspace's full name is in its menu.
      expect(await cutTexts(page, css === larger ? 'main' : '#root'), path).toEqual([])
    }
    await open(page, 'dashboard/two')
    await eachDrawer(page, async (name) => {
      await expectNoSidewaysScroll(page, name)
      expect(await cutTexts(page, '[role="dialog"]'), name).toEqual([])
    })
  })
}

for (const language of ['ar', 'cn']) {
  test(`in ${language} axe finds nothing, and the page is the mirror where it must be`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('app-language', language), language)
    await page.goto('auth/client')
    await page.locator('button[type="submit"]').click()
    await page.locator('header').waitFor()
    for (const path of everywhere) {
      await open(page, path)
      await settled(page)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      expect(await axe(page), path).toEqual([])
      expect(await outOfOrder(page), path).toEqual([])
      await expectNoSidewaysScroll(page, path)
    }
    await open(page, 'dashboard/two')
    await settled(page)
    const english = englishOnly(language)
    const openers = page.getByRole('banner').locator('button[aria-haspopup]:visible')
    const count = await openers.count()
    expect(count).toBeGreaterThanOrEqual(7)
    for (let index = 0; index < count; index++) {
      await openers.nth(index).click()
      const opened = page.locator('[role="dialog"], [role="menu"]').last()
      await expect(opened).toBeVisible()
      await expect(opened.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await axe(page, '[role="dialog"], [role="menu"]')).toEqual([])
      await expectNoSidewaysScroll(page, `opened ${index}`)
      // The demo's data are not translated, such as a folder's name in a notification.
      const words = await opened.evaluate((node) => {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          const { nodeValue, parentElement } = texts.currentNode
          if (!parentElement?.closest('strong')) found.push(nodeValue?.trim() ?? '')
        }
        return found
      })
      expect(words.filter((word) => english.has(word))).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0)
    }
  })
}

/** The texts of the shell that differ from English in a language. */
function englishOnly(language: string) {
  const textsOf = (name: string) => {
    const flat = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat)
    return flat(JSON.parse(readFileSync(`src/i18n/languages/${name}/shell.json`, 'utf8')))
  }
  const own = new Set(textsOf(language))
  return new Set(textsOf('en').filter((text) => !own.has(text) && !text.includes('{{')))
}

test('more contrast, as the operating system wishes it, is as strong as the setting', async ({ page }) => {
  await signIn(page)
  const variables = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['text-secondary', 'text-disabled', 'divider', 'action-active'].map((name) =>
        style.getPropertyValue(`--mui-palette-${name}`),
      )
    })
  const usual = await variables()
  await page.emulateMedia({ contrast: 'more' })
  const wished = await variables()
  await page.emulateMedia({ contrast: null })
  await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'hight'))
  expect(wished).toEqual(await variables())
  for (const [index, value] of usual.entries()) expect(wished[index]).not.toBe(value)
  await page.emulateMedia({ contrast: 'more' })
  for (const path of everywhere) {
    await open(page, path)
    await settled(page)
    expect(await axe(page), path).toEqual([])
  }
})

test('with reduced motion nothing moves when a drawer opens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page)
  await settled(page)
  await eachDrawer(page, async (name) => {
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    )
    expect(moving, name).toEqual([])
  })
})

test('with forced colours axe finds nothing, and what has the focus is outlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page)
  for (const path of everywhere) {
    await open(page, path)
    await settled(page)
    expect(await axe(page), path).toEqual([])
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      const unseen = () =>
        page.evaluate(() => {
          const node = document.activeElement as HTMLElement
          const shown = [node, node.parentElement, node.closest('label, .MuiInputBase-root')].some((part) => {
            const { outlineStyle, outlineWidth, borderWidth } = getComputedStyle(part ?? node)
            return (outlineStyle !== 'none' && outlineWidth !== '0px') || Number.parseFloat(borderWidth) >= 2
          })
          const field = node.closest('.MuiInputBase-root')
          return node === document.body || shown || field?.classList.contains('Mui-focused')
            ? undefined
            : node.outerHTML.slice(0, 100)
        })
      // Transitions without duration still take a frame.
      await expect.poll(unseen, path).toBeUndefined()
    }
  }
  await open(page, 'dashboard')
  await eachDrawer(page, async () => {})
})
