// What each role is offered on the pages of records; tests/e2e/users.spec.ts has the users.
import type { Page } from '@playwright/test'
import { expect, open, signIn, test } from './site'

const five = 'dashboard/group/five'
const six = 'dashboard/group/six'
const main = (page: Page) => page.getByRole('main')

/** Opens the menu of a record, and returns the names of its items. */
async function itemsOf(page: Page, name: string) {
  await main(page).getByRole('button', { name, exact: true }).click()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const names = await items.allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  return names
}

test('orders: a viewer looks at them, a manager also changes them', async ({ page }) => {
  await signIn(page, 'dashboard/two', 'viewer')
  expect(await itemsOf(page, 'Actions for #6029')).toEqual(['View details'])
  await page.getByRole('link', { name: '#6029', exact: true }).click()
  const detail = page.getByRole('complementary', { name: '#6029' })
  await expect(detail.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect(detail.getByRole('combobox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Select #6029' }).check()
  const tools = page.getByRole('toolbar', { name: '1 selected' })
  await expect(tools.getByRole('button', { name: /CSV/ })).toBeVisible()
  await expect(tools.getByRole('button', { name: /complete|Delete/i })).toHaveCount(0)

  await signIn(page, 'dashboard/two', 'manager')
  const items = await itemsOf(page, 'Actions for #6029')
  expect(items.length).toBeGreaterThan(2)
  expect(items).not.toContain('Delete')
})

test('invoices: a viewer looks at them', async ({ page }) => {
  await signIn(page, 'dashboard/three', 'viewer')
  await expect(main(page).getByRole('link', { name: 'New invoice' })).toHaveCount(0)
  await page.getByRole('link', { name: 'INV-1990', exact: true }).click()
  const tools = page.getByRole('toolbar', { name: 'Actions' })
  await expect(tools.getByRole('button')).toHaveText(['Print', 'Download PDF'])
  await expect(tools.getByRole('link')).toHaveCount(0)
  await open(page, 'dashboard/three?edit=invoice-1')
  await expect(page.getByRole('heading', { name: "You can't make changes here" })).toBeVisible()
})

test('invoices: a manager also writes them', async ({ page }) => {
  await signIn(page, 'dashboard/three', 'manager')
  await expect(main(page).getByRole('link', { name: 'New invoice' })).toBeVisible()
  await page.getByRole('link', { name: 'INV-1990', exact: true }).click()
  const tools = page.getByRole('toolbar', { name: 'Actions' })
  await expect(tools.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Delete' })).toHaveCount(0)
})

test('files: a viewer opens and downloads them, a manager also moves and shares them', async ({ page }) => {
  await signIn(page, five, 'viewer')
  await expect(main(page).getByRole('button', { name: /^(New folder|Upload)$/ })).toHaveCount(0)
  const docs = page.getByRole('gridcell', { name: /^Docs,/ })
  await docs.click()
  await docs.press('Delete')
  await docs.press('F2')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(docs).toBeVisible()

  await signIn(page, five, 'manager')
  await expect(main(page).getByRole('button', { name: 'Upload' })).toBeVisible()
  await docs.click()
  await docs.press('Delete')
  await expect(docs).toBeVisible()
  await docs.press('F2')
  await expect(page.getByRole('dialog', { name: 'Rename Docs' })).toBeVisible()
})

test('products: a viewer looks at them, a manager also publishes them', async ({ page }) => {
  await signIn(page, 'dashboard/products', 'viewer')
  await expect(main(page).getByRole('link', { name: 'New product' })).toHaveCount(0)
  expect(await itemsOf(page, 'Actions for Stoneware mug')).toEqual(['View details'])
  await open(page, 'dashboard/products?edit=product-2')
  await expect(page.getByRole('heading', { name: "You can't make changes here" })).toBeVisible()
  await signIn(page, 'dashboard/products', 'manager')
  await expect(main(page).getByRole('link', { name: 'New product' })).toBeVisible()
  expect(await itemsOf(page, 'Actions for Stoneware mug')).toEqual(['View details', 'Edit', 'Unpublish'])
})

for (const { tab, add, name } of [
  { tab: 'jobs', add: 'New job', name: 'Frontend engineer' },
  { tab: 'tours', add: 'New tour', name: 'Temples and tea houses of Kyoto' },
]) {
  test(`${tab}: a viewer looks at them, a manager also publishes them`, async ({ page }) => {
    await signIn(page, `${six}?tab=${tab}`, 'viewer')
    await expect(main(page).getByRole('link', { name: add })).toHaveCount(0)
    expect(await itemsOf(page, `Actions for ${name}`)).toEqual(['Open'])
    await signIn(page, `${six}?tab=${tab}`, 'manager')
    await expect(main(page).getByRole('link', { name: add })).toBeVisible()
    expect(await itemsOf(page, `Actions for ${name}`)).toEqual(['Open', 'Edit', 'Move to drafts'])
  })
}
