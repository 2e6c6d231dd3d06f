import type { Page } from '@playwright/test'
import { axe, expect, open, settled, signIn, test } from './site'

const products = 'dashboard/products'
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
// One pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const sources = (page: Page) =>
  page
    .getByRole('img', { name: /^Image \d$/ })
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.replace(/.*\//, '').slice(0, 16)))

test('a product with variants and a picture is added, found, published and deleted', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, products)
  await page.getByRole('link', { name: 'New product' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Travel kettle')
  await page.getByRole('textbox', { name: 'SKU' }).fill('SKU-900')
  await page.getByRole('textbox', { name: 'Price' }).fill('58')
  await page.getByLabel('Add images').setInputFiles({ name: 'kettle.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible()
  for (const [number, size, stock] of [
    [1, '0.5 l', '4'],
    [2, '1 l', '3'],
  ] as const) {
    await page.getByRole('button', { name: 'Add variant' }).click()
    const variant = page.getByRole('group', { name: `Variant ${number}` })
    await expect(variant.getByRole('textbox', { name: 'Size' })).toBeFocused()
    await page.keyboard.type(size)
    await variant.getByRole('textbox', { name: 'SKU' }).fill(`SKU-900-${number}`)
    await variant.getByRole('textbox', { name: 'Stock' }).fill(stock)
  }
  await page.getByRole('button', { name: 'Create product' }).click()
  await said(page, 'Travel kettle added')
  await expect(page.getByRole('tab', { name: 'All 25' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search by name or SKU' }).fill('900-2')
  await expect(page).toHaveURL(/q=900-2/)
  await expect(row(page, 'Travel kettle')).toContainText('Low stock')
  await expect(row(page, 'Travel kettle')).toContainText('$58.00')
  await page.getByRole('link', { name: 'Travel kettle' }).click()
  const detail = page.getByRole('complementary', { name: 'Travel kettle' })
  await expect(detail.getByRole('region', { name: '2 variants' })).toContainText('0.5 l')
  await detail.getByRole('button', { name: 'Published' }).click()
  await said(page, 'Travel kettle published')
  await detail.getByRole('button', { name: 'Delete' }).click()
  await said(page, 'Travel kettle deleted')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Travel kettle')).toContainText('Published')
})

test('pictures are put in order by dragging and by buttons, and a reload shows the same', async ({ page }) => {
  await signIn(page, `${products}?edit=product-5`)
  await expect(page.getByRole('img', { name: 'Image 2' })).toBeVisible()
  await page.getByRole('img', { name: 'Image 2' }).dragTo(page.getByRole('img', { name: 'Image 1' }))
  await expect.poll(() => sources(page)).toEqual(['detail-5.webp', 'product-5.webp'])
  await page.getByRole('button', { name: 'Move image 2 earlier' }).press('Enter')
  await expect.poll(() => sources(page)).toEqual(['product-5.webp', 'detail-5.webp'])
  await page.getByRole('button', { name: 'Move image 1 later' }).press('Enter')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await said(page, 'Everyday backpack saved')
  await page.reload()
  await expect(row(page, 'Everyday backpack').locator('img')).toHaveAttribute('src', /detail-5\.webp$/)
})

test('several are unpublished together and published again by Undo; filters are in the address', async ({ page }) => {
  await signIn(page, products)
  await page.getByRole('button', { name: 'Category', exact: true }).and(page.locator('[aria-haspopup]')).click()
  await page.getByRole('menuitemcheckbox', { name: 'Bags' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/category=/)
  await expect(page.getByRole('tab', { name: 'Published 2' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Everyday backpack', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select Everyday backpack, sand' }).check()
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Unpublish' }).click()
  await said(page, '2 products unpublished')
  await expect(page.getByRole('tab', { name: 'Published' })).toContainText(/0|–/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'Published 2' })).toBeVisible()
})

test('an item of an order leads to its product', async ({ page }) => {
  await signIn(page, 'dashboard/two?id=order-6029')
  const item = page.getByRole('complementary').getByRole('listitem').getByRole('link').first()
  const name = (await item.textContent()) ?? ''
  await item.click()
  await expect(page).toHaveURL(/dashboard\/products\?id=/)
  await expect(page.getByRole('complementary', { name })).toBeVisible()
})

for (const look of ['', '?id=product-7', '?edit=product-7']) {
  test(`axe finds nothing at ${products}${look}, dark and right to left`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl', colorScheme: 'dark' }))
      localStorage.setItem('theme-mode', 'dark')
    })
    await signIn(page, products)
    await open(page, products + look)
    await expect(page.getByText('Field watch', { exact: true }).first()).toBeVisible()
    await settled(page)
    expect(await axe(page)).toEqual([])
  })
}
