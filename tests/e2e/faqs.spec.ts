import type { Page } from '@playwright/test'
import { axe, expect, open, signIn, test } from './site'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search questions' })
const question = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const basePath = 'How do I deploy under a sub-path?'

test('a query in the address finds answers, opens and marks them', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'faqs?q=firebase')
  await expect(search(page)).toHaveValue('firebase')
  await expect(question(page, 'How do I sign in with Firebase, Amplify, Auth0 or Supabase?')).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(
    page
      .locator('mark')
      .filter({ hasText: /^firebase$/i })
      .first(),
  ).toBeVisible()
  await expect(question(page, basePath)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
})

test('an address names a question, which is open and in view', async ({ page }) => {
  await signIn(page, 'faqs#api-server')
  const asked = question(page, 'Can I try this without writing a server?')
  await expect(asked).toHaveAttribute('aria-expanded', 'true')
  await expect(asked).toBeInViewport()
  await expect(page.getByText('npm run api', { exact: true }).first()).toBeVisible()
})

test('typing replaces the entry in the history, and what finds nothing says so', async ({ page }) => {
  await signIn(page, 'dashboard')
  await open(page, 'faqs')
  await search(page).pressSequentially('zebra')
  await expect(page).toHaveURL(/faqs\?q=zebra$/)
  await expect(page.getByRole('heading', { name: 'No answers found' })).toBeVisible()
  await page.getByRole('main').getByText('No results for “zebra”').waitFor()
  await page.goBack()
  await expect(page).not.toHaveURL(/faqs/)
  await page.goForward()
  await expect(search(page)).toHaveValue('zebra')
  await search(page).press('Escape')
  await expect(page).toHaveURL(/faqs$/)
  await expect(question(page, basePath)).toBeVisible()
})

test('questions open and close by keyboard, and the address follows', async ({ page }) => {
  await signIn(page, 'faqs')
  const asked = question(page, basePath)
  await asked.focus()
  await page.keyboard.press('Enter')
  await expect(asked).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/faqs#base-path$/)
  await expect(page.getByText('VITE_BASE_PATH=/ark/ npm run build')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(asked).toHaveAttribute('aria-expanded', 'false')
  await expect(asked).toBeFocused()
  await expect(page).toHaveURL(/faqs$/)
})

test('nothing leads to a Storybook that is not there, and the page has no faults for axe', async ({ page }) => {
  await signIn(page, 'faqs')
  await expect(page.getByRole('heading', { level: 2, name: 'Still looking?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Storybook/ })).toHaveCount(0)
  await question(page, basePath).click()
  expect(await axe(page)).toEqual([])
})
