import type { Page } from '@playwright/test'
import { expect, settled, signIn, test, token } from './site'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Account' })
const accounts = (page: Page) => drawer(page).getByRole('group', { name: 'Accounts' })

async function openAccounts(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(accounts(page)).toBeVisible()
}

test('another person is added beside the first; both can be switched to, and sign out together', {
  tag: '@main',
}, async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await settled(page)
  const first = await token(page)
  await openAccounts(page)
  await accounts(page).getByRole('button', { name: 'Add account' }).click()
  await expect(page.getByText('Sign in with another account.')).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lindqvist')
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-password')
  await page.getByRole('button', { name: 'Create account' }).click()
  // Back on the page from which the account was added.
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  expect(await token(page)).not.toBe(first)

  await openAccounts(page)
  await expect(accounts(page).getByRole('button', { name: 'Nora Lindqvist' })).toHaveAttribute('aria-pressed', 'true')
  await accounts(page).getByRole('button', { name: 'Marlow Whitfield' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Switched to Marlow Whitfield' })).toBeVisible()

  // And back, after a reload too, without a password.
  await page.reload()
  await openAccounts(page)
  await accounts(page).getByRole('button', { name: 'Nora Lindqvist' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Switched to Nora Lindqvist' })).toBeVisible()

  await openAccounts(page)
  await drawer(page).getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(
    await page.evaluate(() => Object.values(sessionStorage).filter((value) => /demo-signature/.test(value))),
  ).toEqual([])
})

test('adding an account can be cancelled', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await openAccounts(page)
  await accounts(page).getByRole('button', { name: 'Add account' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await openAccounts(page)
  await expect(accounts(page).getByRole('button', { name: 'Marlow Whitfield' })).toHaveAttribute('aria-pressed', 'true')
})
