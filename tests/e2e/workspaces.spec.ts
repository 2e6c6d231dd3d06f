import type { Page } from '@playwright/test'
import { expect, open, signIn, test } from './site'

async function switchTo(page: Page, name: string) {
  await page.getByRole('button', { name: /^Workspace/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

test('what a workspace owns is its own: lists, figures, counts and records', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('link', { name: '#6029', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All 20' })).toBeVisible()
  await table.getByRole('link', { name: '#6029', exact: true }).click()
  await expect(page.getByRole('complementary', { name: '#6029' })).toBeVisible()

  await switchTo(page, 'Juniper')
  await expect(page.getByRole('tab', { name: 'All 16' })).toBeVisible()
  await expect(table).toContainText('#7025')
  await expect(table).not.toContainText('#6029')
  await expect(page.getByRole('complementary', { name: '#6029' })).toBeHidden()
  await expect(page).toHaveURL(/\/two$/)
  await expect(page.getByRole('button', { name: /^Notifications/ })).not.toHaveAccessibleName(/12/)

  await page.reload()
  await expect(table).toContainText('#7025')
  const users = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Active users' }) })
  await open(page, 'dashboard')
  await expect(users).toContainText('8 of 13 active')
  await switchTo(page, 'Northwind')
  await expect(users).toContainText('12 of 20 active')
})

test.describe('the address of a record', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('says that it is not there in another workspace', async ({ page }) => {
    await signIn(page, 'dashboard/two')
    await switchTo(page, 'Juniper')
    await expect(page.getByRole('tab', { name: 'All 16' })).toBeVisible()
    await open(page, 'dashboard/two?id=order-6029')
    await expect(page.getByRole('heading', { name: "This order doesn't exist" }).first()).toBeVisible()
    await open(page, 'dashboard/two?id=w2-order-7025')
    await expect(page.getByRole('complementary', { name: '#7025' })).toBeVisible()
  })
})

test('a form with changes is asked about before the workspace changes', async ({ page }) => {
  await signIn(page, 'dashboard/three?new')
  await page.getByRole('textbox', { name: 'Discount' }).fill('5')
  await switchTo(page, 'Juniper')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('button', { name: /^Workspace\s+Northwind/ })).toBeVisible()
  await switchTo(page, 'Juniper')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('button', { name: /^Workspace\s+Juniper/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText('INV-1991')
})
