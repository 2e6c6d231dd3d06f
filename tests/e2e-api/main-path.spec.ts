import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, live, open, test, token } from '../e2e/site'
import { signIn } from './sign-in'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('nothing of the demo API is in the build', async () => {
  const files = readdirSync('dist-api', { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => /mock/i.test(name))).toEqual([])
  const scripts = files.filter((name) => /\.(js|html|json)$/.test(name))
  expect(scripts.length).toBeGreaterThan(0)
  for (const name of scripts) {
    const text = readFileSync(join('dist-api', name), 'utf8')
    for (const word of ['demo-signature', 'Demo controls', '@demo1', 'ark-mock']) {
      expect(text.includes(word), `${word} in ${name}`).toBe(false)
    }
  }
})

test('signs in, sees the figures, the orders and an invoice, changes one, and signs out', async ({ page, baseURL }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).origin)
  })
  await signIn(page)
  await expect(page).toHaveURL(`${baseURL}dashboard`)
  await expect(heading(page, 'One')).toBeVisible()
  await expect(page.getByRole('main').getByText(/^\$\d/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications.*12/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demo controls' })).toHaveCount(0)

  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Two' }).click()
  await expect(heading(page, 'Two')).toBeVisible()
  await expect(page.getByRole('row', { name: /#6029/ })).toBeVisible()

  await nav.getByRole('link', { name: 'Three' }).click()
  await page.getByRole('link', { name: 'INV-1990' }).click()
  const paper = page.getByRole('article', { name: 'INV-1990' })
  await expect(paper).toContainText('$767.47')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Discount' }).fill('110')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(paper).toContainText('$667.47')
  // Stored on the server, not only in the page.
  await page.reload()
  await live(page)
  await expect(paper).toContainText('$667.47')
  expect(new Set(calls)).toEqual(new Set(['http://127.0.0.1:4184']))

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await token(page)).toBeNull()
})

test('an API that does not answer is told, and what was typed is still there', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/auth/sign-in', () => {})
  await open(page, 'auth/jwt/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill('demo@ark.dev')
  await page.getByRole('textbox', { name: 'Password' }).fill('@demo1')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  const sent = page.waitForRequest('**/api/auth/sign-in')
  await button.click()
  await sent
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('alert')).toContainText('The server took too long to respond.')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('demo@ark.dev')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('@demo1')
  await page.unroute('**/api/auth/sign-in')
  await button.click()
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
})

test.describe('a wrong password', () => {
  // The browser logs the 401 response.
  test.use({ allowedErrors: [/status of 401/] })
  test('is told', async ({ page }) => {
    await open(page, 'auth/jwt/sign-in')
    await page.getByRole('textbox', { name: 'Email' }).fill('demo@ark.dev')
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password.')
  })
})
