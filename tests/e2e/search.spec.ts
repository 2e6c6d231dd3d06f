import type { Page } from '@playwright/test'
import { brand } from '@/brand'
import { axe, expect, open, signIn, test } from './site'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => dialog(page).getByRole('combobox')
const active = (page: Page) => page.getByRole('option', { selected: true })

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(box(page)).toBeFocused()
}

test('Cmd+K and Ctrl+K open the dialog and close it, and it begins empty', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/two')
  for (const key of ['Meta+k', 'Control+k']) {
    await page.keyboard.press(key)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await expect(dialog(page).getByText('Please enter keywords')).toBeVisible()
    await page.keyboard.type('five')
    await expect(active(page)).toContainText('Five')
    await page.keyboard.press(key)
    await expect(dialog(page)).toBeHidden()
  }
})

test('on a Mac Ctrl+K is left to the text box, and Cmd+K opens the dialog', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }))
  await signIn(page, 'dashboard/two')
  await page.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'k') document.title = `${defaultPrevented}`
    }),
  )
  await page.getByRole('searchbox').fill('some text')
  await page.keyboard.press('Control+k')
  await expect(page).toHaveTitle('false')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search', exact: true }).locator('kbd')).toHaveAttribute(
    'data-hint',
    '⌘K',
  )
  await page.keyboard.press('Meta+k')
  await expect(box(page)).toBeFocused()
  await box(page).fill('five')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('five')
  await page.keyboard.press('Meta+k')
  await expect(dialog(page)).toBeHidden()
})

test('the shortcut is kept on the way from the sign-in', async ({ page }) => {
  await open(page, 'auth/client')
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/ark\/dashboard$/)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
})

test('what is typed while the dialog is on its way is in its box', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('five')
  await expect(box(page)).toHaveValue('five')
  await expect(active(page)).toContainText('Five')
  await page.keyboard.press('Escape')
  await openSearch(page)
  await expect(box(page)).toHaveValue('')
})

test('a page is found by part of its title or path, in any case, and gone to by Enter', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, 'dashboard/two')
  await openSearch(page)
  await box(page).fill('FIV')
  await expect(page.getByRole('group', { name: 'Management' }).getByRole('option')).toHaveCount(1)
  await expect(active(page).locator('mark').first()).toHaveText('Fiv')
  await expect(active(page)).toContainText('/dashboard/group/five')
  await expect(dialog(page).getByRole('status')).toHaveText('1 result')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Five' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  // The pages visited so far, without this one.
  await openSearch(page)
  await expect(box(page)).toHaveValue('')
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent).toHaveText([/^TwoOrders/])
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveCount(12)
  await expect(page.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
})

test('a page is found by what it is called, in any language, and by its English name', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await openSearch(page)
  await box(page).fill('invo')
  await expect(page.getByRole('option')).toHaveText([/^ThreeInvoices · \/dashboard\/three/])
  await page.evaluate(() => localStorage.setItem('app-language', 'cn'))
  await page.reload()
  // A single number has no meaning, and looks like a line.
  await expect(page.getByRole('heading', { level: 1, name: '订单 · 二' })).toBeVisible()
  await page.keyboard.press('Control+k')
  for (const query of ['invo', '发票']) {
    // Not the number of rows, which the dialog hides.
    await page.getByRole('dialog').getByRole('combobox').fill(query)
    await expect(page.getByRole('option')).toHaveText([/^三发票 · /])
  }
})

test('the questions are found from the search, the account and the navigation', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await signIn(page, 'dashboard/two')
  await openSearch(page)
  await page.getByRole('group', { name: 'Help' }).getByRole('option', { name: /^FAQs/ }).click()
  await expect(page).toHaveURL(/\/ark\/faqs$/)
  await open(page, 'dashboard/two')
  await expect(heading).toHaveText('Two')
  await page.getByRole('region', { name: 'Sidebar' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL(/\/ark\/faqs$/)
  await open(page, 'dashboard/two')
  await expect(heading).toHaveText('Two')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL(/\/ark\/faqs$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'dashboard/two')
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL(/\/ark\/faqs$/)
})

test('the arrows go round, and Ctrl+Enter opens a new tab', async ({ page, context }) => {
  await signIn(page, 'dashboard/two')
  await openSearch(page)
  await box(page).fill('dashboard')
  await expect(page.getByRole('option')).toHaveCount(14)
  await expect(active(page)).toContainText('Account')
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toContainText('Three')
  await expect(active(page)).toBeInViewport({ ratio: 1 })
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toContainText('Account')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/\/ark\/dashboard\/account$/)
  await expect(page).toHaveURL(/\/ark\/dashboard\/two$/)
})

test('what is not found is told to the letter, whatever is typed', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await openSearch(page)
  for (const query of ['zz(', '\\', '[a-z]+', '<b>x</b>', '"']) {
    await box(page).fill(query)
    await expect(dialog(page).getByText('Not found', { exact: true })).toBeVisible()
    await expect(dialog(page).getByRole('status')).toContainText(
      `No results found for "${query}". Try checking for typos or using complete words.`,
    )
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
  }
})

test('the Enter that ends a composition chooses nothing', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await openSearch(page)
  await box(page).fill('five')
  await expect(active(page)).toBeVisible()
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    await box(page).dispatchEvent('keydown', { key: 'Enter', bubbles: true, ...init })
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/ark\/dashboard\/two$/)
})

test('actions stand below the pages, and do what they say', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await openSearch(page)
  await box(page).fill('o')
  await expect(page.getByRole('listbox').getByRole('group').last()).toHaveAccessibleName('Actions')
  await box(page).fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await openSearch(page)
  await box(page).fill('sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Welcome to ${brand.name}` })).toBeVisible()
})

test('on a phone it fills the screen, and Back closes it', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  await opener.click()
  await box(page).fill('two')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await opener.click()
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/ark\/dashboard\/two$/)
  await opener.click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
})

test('axe finds nothing in the dialog, empty, with results and without', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((scheme) => localStorage.setItem('theme-mode', scheme), scheme)
    await page.reload()
    await page.getByRole('button', { name: 'Account' }).waitFor()
    await openSearch(page)
    for (const query of ['', 'dash', 'zzz']) {
      await box(page).fill(query)
      expect(await axe(page), `${scheme} ${query}`).toEqual([])
    }
  }
})
