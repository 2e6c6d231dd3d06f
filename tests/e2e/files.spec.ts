import type { Page } from '@playwright/test'
import { axe, expect, open, signIn, test } from './site'

const five = 'dashboard/group/five'
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('folders open and lie in the address; Back leads out of them', async ({ page }) => {
  await signIn(page, five)
  await cell(page, 'Docs').dblclick()
  await expect(page).toHaveURL(/path=Docs/)
  await expect(grid(page, 'Docs')).toBeVisible()
  await page.reload()
  await expect(grid(page, 'Docs')).toBeVisible()
  await page.goBack()
  await expect(grid(page, 'All files')).toBeVisible()
})

test('a folder is made, and renamed by keyboard alone', async ({ page }) => {
  await signIn(page, five)
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Plans')
  await page.getByRole('button', { name: 'Create' }).click()
  await said(page, '“Plans” created')
  await cell(page, 'Plans').focus()
  await page.keyboard.press('F2')
  const name = page.getByRole('dialog', { name: 'Rename Plans' }).getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('Ideas')
  await page.keyboard.press('Enter')
  await said(page, 'Renamed to “Ideas”')
  await expect(cell(page, 'Ideas')).toBeVisible()
})

test('a file is uploaded, and lies in the open folder', async ({ page }) => {
  await signIn(page, `${five}?path=Work`)
  await expect(grid(page, 'Work')).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'agenda.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('One, two'),
  })
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('1 file uploaded')
  await expect(cell(page, 'agenda.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Close the list of uploads' }).click()
  await expect(page.getByRole('region', { name: 'Uploads' })).toBeHidden()
})

test('a folder is moved by the dialog and brought back', async ({ page }) => {
  await signIn(page, five)
  await cell(page, 'Docs').getByRole('button', { name: 'More for Docs' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Docs' })
  await dialog.getByRole('radio', { name: 'Work' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Move here' }).click()
  await said(page, '“Docs” moved to Work')
  await expect(cell(page, 'Docs')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 'Docs')).toBeVisible()
})

test('a file is shared with a person by e-mail', async ({ page }) => {
  await signIn(page, five)
  await cell(page, 'Sport').getByRole('button', { name: 'More for Sport' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Sport' })
  await dialog.getByRole('combobox', { name: 'Name or e-mail address' }).fill('new.person@example.com')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove new.person@example.com' })).toBeVisible()
})

test('what is selected is deleted together and brought back', async ({ page }) => {
  await signIn(page, five)
  await cell(page, 'Docs').focus()
  await page.keyboard.press('Space')
  await cell(page, 'Foods').getByRole('checkbox').check({ force: true })
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click()
  await said(page, '2 items deleted')
  await expect(cell(page, 'Docs')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 'Docs')).toBeVisible()
})

test('filters are in the address, and one click takes them off', async ({ page }) => {
  await signIn(page, five)
  await page.getByRole('button', { name: 'Type', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'PDF' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/type=/)
  await expect(cell(page, 'Docs')).toBeHidden()
  await expect(page.getByRole('gridcell', { name: /, PDF$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cell(page, 'Docs')).toBeVisible()
})

test('a path that leads nowhere says so', async ({ page }) => {
  await signIn(page, 'dashboard')
  await open(page, `${five}?path=Nowhere/at/all`)
  await page.getByRole('link', { name: 'Go to all files' }).click()
  await expect(cell(page, 'Docs')).toBeVisible()
})

for (const view of ['grid', 'list']) {
  test(`axe finds nothing in the ${view} with details, dark and right to left`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl', colorScheme: 'dark' }))
      localStorage.setItem('theme-mode', 'dark')
    })
    await signIn(page, `${five}?view=${view}`)
    await expect(cell(page, 'Docs')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await cell(page, 'Docs').getByRole('button', { name: 'More for Docs' }).click()
    await page.getByRole('menuitem', { name: 'Details' }).click()
    await expect(page.getByRole('complementary', { name: 'Docs' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
}
