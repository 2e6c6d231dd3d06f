import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe, expect, open, signIn, test } from './site'

const table = (page: Page) => page.getByRole('table', { name: 'Orders' })
const rows = (page: Page) => table(page).getByRole('row')
const order = (page: Page, number: string) => page.getByRole('link', { name: number, exact: true })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('tabs, search, sort and pages are in the address, and a reload shows the same', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, 'dashboard/two')
  await expect(rows(page)).toHaveCount(11)
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page).toHaveURL(/two\?status=completed$/)
  await expect(rows(page)).toHaveCount(10)
  await table(page).getByRole('button', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=-totalAmount/)
  await expect(table(page).getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('searchbox', { name: 'Search by order or customer' }).fill('dereck')
  await expect(rows(page)).toHaveCount(2)
  await expect(order(page, '#6026')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('searchbox')).toHaveValue('dereck')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(11)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('11–20 of 20')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1–10 of 20')).toBeVisible()
})

test('nonsense in the address becomes the defaults and is told, and a page past the end the last one', async ({
  page,
}) => {
  await signIn(page, 'dashboard/two?page=99&sort=colour&status=lost&pageSize=-4&hide=all')
  await expect(page).toHaveURL(/two\?page=2$/)
  await said(page, "Some parts of this link couldn't be applied: \u2068sort=colour\u2069")
  await said(page, '\u2068pageSize=-4\u2069')
  await expect(page.getByText('11–20 of 20')).toBeVisible()
  await open(page, 'dashboard/two?status=lost')
  await said(page, "couldn't be applied: \u2068status=lost\u2069")
  await open(page, 'dashboard/two?page=abc')
  await said(page, "couldn't be applied: \u2068page=abc\u2069")
  await open(page, 'dashboard/group/six?tab=tours&experience=Expert&page=0')
  await said(page, "couldn't be applied: \u2068experience=Expert\u2069, \u2068page=0\u2069")
  // A filter of another tab is not reported when the user changes the tab.
  await open(page, 'dashboard/group/six?experience=Expert')
  await page.getByRole('tab', { name: 'Tours' }).click()
  await expect(page).toHaveURL(/tab=tours/)
  await page.getByRole('tab', { name: 'Jobs' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'parts of this link' })).toHaveCount(0)
  // Of two values for a filter of one, neither is guessed; the rest of the link is applied.
  await open(page, 'dashboard/two?status=%5B%22pending%22%2C%22completed%22%5D&q=6010')
  await said(page, `couldn't be applied: \u2068status=["pending","completed"]\u2069`)
  await expect(rows(page)).toHaveCount(2)
  // Valid params, also in an older format, and params added by others are not reported.
  await open(page, 'dashboard/two?status=%5B%22pending%22%5D&q=6010&utm_source=mail')
  await expect(page.getByRole('tab', { name: /Pending/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'parts of this link' })).toHaveCount(0)
})

test('an order opens beside the list, its status is changed and taken back, and Escape closes it', {
  tag: '@main',
}, async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await order(page, '#6029').click()
  await expect(page).toHaveURL(/id=order-6029/)
  // In print it is alone, and complete.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'Orders' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  const card = page.getByRole('complementary', { name: '#6029' }).locator('> *')
  expect(await card.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0)
  await page.emulateMedia({ media: null })
  const detail = page.getByRole('complementary', { name: '#6029' })
  await expect(detail).toBeFocused()
  await expect(detail.getByRole('heading', { name: 'History' })).toBeVisible()
  await detail.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Completed' }).click()
  await said(page, 'Order #6029 marked as completed')
  await expect(page.getByRole('tab', { name: 'Completed 10' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'Completed 9' })).toBeVisible()
  await detail.focus()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(order(page, '#6029')).toBeFocused()
})

test('selected orders are deleted together and brought back', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await page.getByRole('checkbox', { name: 'Select #6029' }).check()
  await page.getByRole('checkbox', { name: 'Select #6028' }).check()
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click()
  await said(page, '2 orders deleted')
  await expect(page.getByRole('tab', { name: 'All 18' })).toBeVisible()
  await expect(page.getByRole('toolbar')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(order(page, '#6029')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All 20' })).toBeVisible()
})

test('all that is found is saved as CSV', async ({ page }) => {
  await signIn(page, 'dashboard/two?status=refunded')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'CSV' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'All results (2 orders)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('orders.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const lines = text.slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('"Order","Customer","Date","Items","Price","Status"')
  expect(lines[1]).toMatch(/^"#\d+","[^"]+ <[^"]+>","\d{4}-\d\d-\d\d \d\d:\d\d:\d\d",\d+,[\d.]+,"Refunded"$/)
})

test('a CSV has the words and signs of the language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app-language', 'fr'))
  await open(page, 'dashboard/two?status=refunded')
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Commandes' }).getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'CSV' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem').first().click()])
  const [, line] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(line).toMatch(/;\d+;\d+(,\d+)?;"Remboursée"$/)
})

test('a view is saved under a name and found again', async ({ page }) => {
  await signIn(page, 'dashboard/two?status=pending&hide=customer')
  await page.getByRole('button', { name: 'Saved views' }).click()
  const views = page.getByRole('dialog', { name: 'Saved views' })
  await views.getByRole('textbox', { name: 'View name' }).fill('To do')
  await views.getByRole('button', { name: 'Save' }).click()
  await said(page, 'View “To do” saved')
  await open(page, 'dashboard/two')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await views.getByRole('link', { name: 'To do' }).click()
  await expect(page).toHaveURL(/status=pending/)
  await expect(table(page).getByRole('columnheader', { name: 'Customer' })).toBeHidden()
})

test('on a phone rows are cards, and can be sorted all the same', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dashboard/two')
  await expect(order(page, '#6029')).toBeVisible()
  await expect(table(page).getByRole('columnheader', { name: 'Price' })).toBeHidden()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Price' }).click()
  await expect(page).toHaveURL(/sort=-totalAmount/)
  await page.keyboard.press('Escape')
  await expect(order(page, '#6018')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test.describe('a failing API', () => {
  test.use({ allowedErrors: [/status of 500/] })

  test('the API’s refusal is said, and Retry asks again', async ({ page }) => {
    await signIn(page, 'dashboard')
    await open(page, 'dashboard/two?demo=next:500')
    await expect(page.getByRole('alert')).toContainText("Couldn't load this list")
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(rows(page)).toHaveCount(11)
  })
})
