import type { Page } from '@playwright/test'
import { axe, expect, open, pages, signIn, test, token } from './site'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' })

test('a visitor signs in, sees the page, and signs out', async ({ page, baseURL }) => {
  await open(page, 'dashboard')
  await expect(page).toHaveURL(/auth\/client/)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${baseURL}dashboard`)
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Dashboard · /)
  await expect(main(page).getByText('Nothing here yet')).toBeVisible()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await token(page)).toBeNull()
})

test('each drawer opens, says what is in it, and closes by Escape', async ({ page }) => {
  await signIn(page)
  for (const [button, dialog, content] of [
    [/^Notifications/, 'Notifications', 'All 22'],
    ['Contacts', 'Contacts', 'Traci Wintheiser'],
    [/^Settings/, 'Settings', 'Dark mode'],
    ['Account', 'Account', 'Logout'],
    ['Search', 'Search', 'Please enter keywords'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: button }).click()
    const opened = page.getByRole('dialog', { name: dialog, exact: true })
    await expect(opened.getByText(content).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
})

test('the navigation has the pages, and the search finds one', async ({ page }) => {
  await signIn(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const title of ['Dashboard', 'Users'])
    await expect(navigation.getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByPlaceholder('Search...').fill('dash')
  await expect(page.getByRole('option', { name: /Dashboard/ })).toBeVisible()
})

test('another language shows the page in it', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
})

test('an unknown address is not found', async ({ page }) => {
  await open(page, '404')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

for (const settings of [{}, { colorScheme: 'dark', direction: 'rtl' }]) {
  test(`axe finds nothing: ${JSON.stringify(settings)}`, async ({ page }) => {
    test.slow()
    await signIn(page)
    await page.evaluate((settings) => localStorage.setItem('app-settings', JSON.stringify(settings)), settings)
    for (const [path, title] of Object.entries(pages)) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(await axe(page), path).toEqual([])
    }
  })
}
