import type { Page } from '@playwright/test'
import { open } from '../e2e/site'

/** With a real API the sign-in form is empty. */
export async function signIn(page: Page, path = 'dashboard') {
  await open(page, path)
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@ark.dev')
  await page.getByRole('textbox', { name: 'Password' }).fill('@demo1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Account' }).waitFor()
}
