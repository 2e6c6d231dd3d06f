import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe, expect, live, signIn, test } from './site'

const row = (page: Page, number: string) => page.getByRole('row').filter({ has: link(page, number) })
const link = (page: Page, number: string) => page.getByRole('link', { name: number, exact: true })
const rows = (page: Page) => page.getByRole('table', { name: 'Invoices' }).locator('tbody tr')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const figure = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Invoices by status' }).getByRole('button', { name })
const select = (page: Page, number: string) => page.getByRole('checkbox', { name: `Select ${number}`, exact: true })
const menu = (page: Page, number: string) => page.getByRole('button', { name: `Actions for ${number}`, exact: true })
const bar = (page: Page, name: string) => page.getByRole('toolbar', { name })
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('a figure on top narrows the list to its state, and shows all again', async ({ page }) => {
  await signIn(page, 'dashboard/three')
  await expect(page.getByText('$50,030.14')).toBeVisible()
  await figure(page, /^Overdue/).click()
  await expect(page).toHaveURL(/status=overdue/)
  await expect(tab(page, 'Overdue 4')).toHaveAttribute('aria-selected', 'true')
  await expect(figure(page, /^Overdue/)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(4)
  // Its due date is in the future.
  await expect(row(page, 'INV-1993')).toContainText('Overdue')
  await expect(row(page, 'INV-1993')).not.toContainText('Payment overdue')
  await figure(page, /^Overdue/).click()
  await expect(page).toHaveURL(/three$/)
  await expect(rows(page)).toHaveCount(10)
})

test('the tabs narrow it too; it outlives a reload, and Back takes it back', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/three?status=overdue')
  await tab(page, 'Draft 4').click()
  await expect(rows(page)).toHaveCount(4)
  await expect(row(page, 'INV-1994')).toContainText('Draft')
  await page.reload()
  await live(page)
  await expect(tab(page, 'Draft 4')).toHaveAttribute('aria-selected', 'true')
  await expect(link(page, 'INV-1994')).toBeVisible()
  await page.goBack()
  await expect(tab(page, 'Overdue 4')).toHaveAttribute('aria-selected', 'true')
  await expect(link(page, 'INV-1993')).toBeVisible()
})

test('search, service and dates narrow it together, and each is taken off alone', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, 'dashboard/three')
  const search = page.getByRole('searchbox', { name: 'Search by number or customer' })
  await search.fill('dickens')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: 'Hosting' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(link(page, 'INV-19914')).toBeVisible()
  await expect(page).toHaveURL(/q=dickens.*service=Hosting|service=Hosting.*q=dickens/)
  const filters = page.getByRole('list', { name: 'Active filters' })
  await filters.getByRole('button', { name: 'Remove filter “dickens”' }).click()
  await expect(search).toHaveValue('')
  await expect(rows(page)).toHaveCount(9)
  await search.fill('nobody of that name')
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await filters.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/three$/)
  await expect(filters).toHaveCount(0)
  await expect(rows(page)).toHaveCount(10)
})

test('it is narrowed to some days', async ({ page }) => {
  await signIn(page, 'dashboard/three')
  await page.getByRole('button', { name: 'Date', exact: true }).click()
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/)
  await expect(rows(page)).not.toHaveCount(10)
  const from = new Date(new URL(page.url()).searchParams.get('from') ?? '')
  // The number depends on the time of day: the data are relative to now.
  const created = (await rows(page).allTextContents()).map(
    (text) => new Date(/[A-Z][a-z]+ \d+, \d{4}/.exec(text)?.[0] ?? ''),
  )
  expect(created.length).toBeGreaterThan(0)
  for (const day of created) expect(day.getTime()).toBeGreaterThanOrEqual(from.getTime())
})

test('several are marked as paid, and that is undone', async ({ page }) => {
  await signIn(page, 'dashboard/three?status=pending')
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await bar(page, '4 selected').getByRole('button', { name: 'Mark as paid' }).click()
  await said(page, '4 invoices marked as paid')
  await expect(tab(page, 'Paid 12')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tab(page, 'Paid 8')).toBeVisible()
  await expect(rows(page)).toHaveCount(4)
})

test('several are sent, then deleted, and come back by Undo', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/three')
  await select(page, 'INV-1994').check()
  await select(page, 'INV-1999').check()
  await bar(page, '2 selected').getByRole('button', { name: 'Send' }).click()
  await said(page, '2 invoices sent')
  await expect(row(page, 'INV-1994')).toContainText('Pending')
  await expect(tab(page, 'Draft 2')).toBeVisible()
  await bar(page, '2 selected').getByRole('button', { name: 'Delete' }).click()
  await said(page, '2 invoices deleted')
  await expect(link(page, 'INV-1994')).toHaveCount(0)
  await expect(tab(page, 'All 18')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(tab(page, 'All 20')).toBeVisible()
  await expect(link(page, 'INV-1994')).toBeVisible()
})

test('one is paid and deleted from its menu, by keyboard', async ({ page }) => {
  await signIn(page, 'dashboard/three')
  await menu(page, 'INV-1991').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Mark as paid' }).press('Enter')
  await expect(row(page, 'INV-1991')).toContainText('Paid')
  await expect(menu(page, 'INV-1991')).toBeFocused()
  await page.keyboard.press('Enter')
  // It is paid already.
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
  await expect(page.getByRole('menuitem', { name: 'Mark as paid' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await menu(page, 'INV-1991').press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(link(page, 'INV-1991')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(link(page, 'INV-1991')).toBeVisible()
})

test('the focus goes along into an invoice, and back to it in the list', async ({ page }) => {
  await signIn(page, 'dashboard/three')
  await menu(page, 'INV-1991').press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit INV-1991' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All invoices' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link(page, 'INV-1991')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'INV-1991' })).toBeVisible()
  await page.goBack()
  await expect(link(page, 'INV-1991')).toBeFocused()
})

test('it is sorted by its head, and paged', async ({ page }) => {
  await signIn(page, 'dashboard/three')
  const amount = page.getByRole('columnheader', { name: 'Amount' })
  await amount.getByRole('button').click()
  await expect(amount).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first()).toContainText('$5,410.16')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows(page).last()).toContainText('$292.41')
  await expect(page).toHaveURL(/sort=-totalAmount.*page=2|page=2.*sort=-totalAmount/)
})

test('an address brings order, page, columns and closer rows; they are chosen in a menu', async ({ page }) => {
  await signIn(page, 'dashboard/three?sort=-totalAmount&page=2&hide=createDate')
  await expect(rows(page).last()).toContainText('$292.41')
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveCount(0)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Sent' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Sent' })).toHaveCount(0)
  await expect(page).toHaveURL(/hide=.*sent.*dense/)
})

test('what is found is saved as CSV, with the customer in columns of its own', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/three?status=paid')
  await expect(rows(page)).toHaveCount(8)
  await page.getByRole('button', { name: 'CSV' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'All results (8 invoices)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('invoices.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines[0]).toContain('"Invoice","Customer","Company","Email"')
  expect(lines[1]).toContain('"INV-1990","Kayleigh Ferry"')
  await said(page, '8 invoices exported as CSV')
})

test('no invoices: it says so, and leads to the first one', async ({ page }) => {
  await signIn(page, 'dashboard/three?demo=empty')
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New invoice' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible()
})

test.describe('the API refuses', () => {
  test.use({ allowedErrors: [/status of 500/] })

  test('it says so, with a Retry', async ({ page }) => {
    await signIn(page, 'dashboard/three?demo=fail:1')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText("Couldn't load this list")
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toBeVisible()
    await expect(page.getByRole('region', { name: 'Invoices by status' })).toHaveCount(0)
  })
})

test('on a phone its rows are cards, and what is done to several is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dashboard/three')
  await expect(row(page, 'INV-1991')).toContainText('Pending')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await select(page, 'INV-1991').check()
  const toolbar = bar(page, '1 selected')
  for (const name of ['Mark as paid', 'Send', 'Delete']) {
    await expect(toolbar.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 })
  }
  expect(await axe(page)).toEqual([])
})

for (const settings of [
  { colorScheme: 'light' },
  { colorScheme: 'dark', direction: 'rtl' },
  { colorScheme: 'light', contrast: 'hight' },
]) {
  test(`axe finds nothing on list, form and document: ${Object.values(settings).join(', ')}`, async ({ page }) => {
    await page.addInitScript((settings) => {
      localStorage.setItem('app-settings', JSON.stringify(settings))
      localStorage.setItem('theme-mode', settings.colorScheme)
    }, settings)
    await signIn(page, 'dashboard/three?status=overdue&q=INV')
    await expect(rows(page)).toHaveCount(4)
    await select(page, 'INV-1993').check()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'New invoice' }).click()
    await page.getByRole('group', { name: 'Due date' }).waitFor()
    await page.getByRole('button', { name: 'Create and send' }).click()
    await expect(page.getByText('Required').first()).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'All invoices' }).click()
    await link(page, 'INV-1993').click()
    await page.getByRole('article', { name: 'INV-1993' }).waitFor()
    expect(await axe(page)).toEqual([])
  })
}
