import { expect, open, settled, signIn, test } from './site'

const dollars = /\$[\d,.]+/

test('the figures follow the period, which is in the address', { tag: '@main' }, async ({ page }) => {
  await signIn(page)
  const sales = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Sales', exact: true }) })
    .first()
  await expect(sales).toContainText(dollars)
  const month = await sales.textContent()
  await page.getByRole('button', { name: '1 year' }).click()
  await expect(page).toHaveURL(/dashboard\?period=1y$/)
  await expect(page.getByRole('status').filter({ hasText: 'Showing the last year' })).toBeAttached()
  await expect(sales).not.toHaveText(month ?? '')
  await page.reload()
  await expect(page.getByRole('button', { name: '1 year' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '30 days' }).click()
  await expect(page).toHaveURL(/dashboard$/)
})

test('a change of the period dims what is shown until the new figures come; nothing is replaced meanwhile', async ({
  page,
}) => {
  await signIn(page)
  await open(page, 'dashboard?demo=delay:3000')
  await settled(page)
  const periods = page.getByRole('group', { name: 'Period' })
  const kept = [
    periods,
    page.getByRole('heading', { name: /Welcome back/ }),
    page.getByRole('article', { name: 'Tickets' }),
  ]
  for (const piece of kept) await piece.evaluate((node) => node.setAttribute('data-kept', ''))
  await periods.getByRole('button', { name: '1 year' }).click()
  const busy = page.locator('main [aria-busy="true"]').filter({ has: page.getByRole('article', { name: 'Tickets' }) })
  await expect(busy).toHaveCSS('opacity', '0.6')
  // Past the time after which a page's skeleton would take its place.
  await expect(page.getByRole('status').filter({ hasText: 'Showing the last year' })).toBeAttached()
  await expect(busy).toHaveCount(0)
  for (const piece of kept) await expect(piece).toHaveAttribute('data-kept', '')
})

test('a chart has its figures as a table for a screen reader', async ({ page }) => {
  await signIn(page)
  const card = page.getByRole('article', { name: 'Orders by status' })
  await card.scrollIntoViewIfNeeded()
  const table = card.getByRole('table')
  await expect(table.getByRole('row', { name: /Completed/ })).toBeAttached()
  await expect(card.locator('svg').first()).toBeVisible()
})

test('links lead to the orders that wait, and to the tours', async ({ page }) => {
  await signIn(page)
  await page.getByRole('article', { name: 'Orders by status' }).getByRole('link').click()
  await expect(page).toHaveURL(/dashboard\/two\?status=pending/)
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
})

test('an invoice is downloaded from its menu, which leads to it too; one that is being made tells how far it is', async ({
  page,
}) => {
  await signIn(page)
  const row = (status: string) =>
    page.getByRole('article', { name: 'Invoice downloads' }).getByRole('row').filter({ hasText: status }).first()
  const menu = (status: string) => row(status).getByRole('button', { name: /^Actions for INV-199/ })
  await menu('Paid').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^INV-199\d+\.csv$/)

  await expect(row('In progress').getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d$/)
  await menu('In progress').click()
  await expect(page.getByRole('menuitem', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'View invoice' }).click()
  await expect(page).toHaveURL(/dashboard\/three\?q=INV-199/)
  await expect(
    page
      .getByRole('table', { name: 'Invoices' })
      .getByRole('link', { name: /^INV-199/ })
      .first(),
  ).toBeVisible()
})

test('a viewer sees the figures and no way to the users', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Account' })
    .getByRole('button', { name: /Viewer/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Active users' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View all users' })).toHaveCount(0)
})

test.describe('a failing API', () => {
  test.use({ allowedErrors: [/status of 500/] })

  test('where the API fails each card says so and offers another try', { tag: '@main' }, async ({ page }) => {
    await signIn(page)
    await open(page, 'dashboard?demo=fail:1')
    await expect(page.getByText("Couldn't load the figures")).toBeVisible()
    await expect(page.getByText("Couldn't load this content").first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  })
})

test('with no data each card says what will stand there', { tag: '@main' }, async ({ page }) => {
  await signIn(page)
  await open(page, 'dashboard?demo=empty')
  await expect(page.getByText('Guest reviews will appear here.')).toBeVisible()
  await expect(page.getByText('Ticket orders will appear here.')).toBeVisible()
})
