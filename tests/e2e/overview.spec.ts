import { expect, open, signIn, test } from './site'

const dollars = /\$[\d,.]+/

test('the figures follow the period, which is in the address', async ({ page }) => {
  await signIn(page)
  const sales = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Sales', exact: true }) })
  await expect(sales).toContainText(dollars)
  const month = await sales.textContent()
  await page.getByRole('button', { name: '1 year' }).click()
  await expect(page).toHaveURL(/dashboard\?period=1y$/)
  await expect(page.getByRole('status').filter({ hasText: 'Figures of the last year' })).toBeAttached()
  await expect(sales).not.toHaveText(month ?? '')
  await page.reload()
  await expect(page.getByRole('button', { name: '1 year' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '30 days' }).click()
  await expect(page).toHaveURL(/dashboard$/)
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

test('an invoice is downloaded', async ({ page }) => {
  await signIn(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('article', { name: 'Invoice downloads' })
      .getByRole('button', { name: /^Download INV-199/ })
      .first()
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^INV-199\d+\.csv$/)
})

test.describe('a failing API', () => {
  test.use({ allowedErrors: [/status of 500/] })

  test('where the API fails each card says so and offers another try', async ({ page }) => {
    await signIn(page)
    await open(page, 'dashboard?demo=fail:1')
    await expect(page.getByText('The figures could not be loaded')).toBeVisible()
    await expect(page.getByText('This could not be loaded').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  })
})

test('with no data each card says what will stand there', async ({ page }) => {
  await signIn(page)
  await open(page, 'dashboard?demo=empty')
  await expect(page.getByText('What guests write will stand here.')).toBeVisible()
  await expect(page.getByText('Tickets that are ordered will stand here.')).toBeVisible()
})
