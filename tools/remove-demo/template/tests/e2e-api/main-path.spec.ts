import { readdirSync } from 'node:fs'
import { expect, open, test, token } from '../e2e/site'

test('nothing of the demo API is in the build', async () => {
  const files = readdirSync('dist-api', { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /mock/i.test(name))).toEqual([])
})

test('signs in, sees the page, and signs out', async ({ page, baseURL }) => {
  await open(page, 'dashboard')
  // With a real API the sign-in form is empty.
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@ark.dev')
  await page.getByRole('textbox', { name: 'Password' }).fill('@demo1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${baseURL}dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications.*12/ })).toBeVisible()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await token(page)).toBeNull()
})
