import type { Page } from '@playwright/test'
import { axe, expect, open, signIn, test } from './site'

const four = 'dashboard/group'
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
// One pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a status is changed from the menu and taken back', async ({ page }) => {
  await signIn(page, four)
  await row(page, 'Albert Morar').getByRole('button', { name: 'Actions for Albert Morar' }).click()
  await page.getByRole('menuitem', { name: 'Ban' }).click()
  await said(page, 'Albert Morar marked as banned')
  await expect(row(page, 'Albert Morar')).toContainText('Banned')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Albert Morar')).toContainText('Active')
})

test('filters and the kind of view are in the address, and a reload shows the same', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, four)
  await page.getByRole('button', { name: 'Role', exact: true }).and(page.locator('[aria-haspopup]')).click()
  await page.getByRole('menuitemcheckbox', { name: 'Developer' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  await expect(page).toHaveURL(/view=cards/)
  await expect(page).toHaveURL(/role=/)
  const names = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(page.getByRole('main').getByText('Developer').first()).toBeVisible()
  const shown = await names.count()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove filter Developer' })).toBeVisible()
  await expect(names).toHaveCount(shown)
})

test('cards are selected, and what is done with them is taken back', async ({ page }) => {
  await signIn(page, `${four}?view=cards`)
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await card('Albert Morar').getByRole('checkbox', { name: 'Select Albert Morar' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('toolbar')).toBeHidden()
  await expect(card('Albert Morar').getByRole('checkbox')).not.toBeChecked()
  await card('Albert Morar').getByRole('checkbox').check()
  const other = page.getByRole('checkbox', { name: /^Select / }).nth(1)
  await other.check()
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Ban' }).click()
  await said(page, '2 users marked as banned')
  await expect(card('Albert Morar')).toContainText('Banned')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card('Albert Morar')).toContainText('Active')
})

/** Signs in with another demo account, by the account switcher. */
async function switchTo(page: Page, role: RegExp) {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: role }).click()
}

test('a manager sees the users, and is offered no change, at the address of a form neither', async ({ page }) => {
  await signIn(page, four)
  await switchTo(page, /Manager/)
  const table = page.getByRole('table', { name: 'Users' })
  await expect(table.getByRole('link')).toHaveCount(0)
  await expect(table).toContainText('Albert Morar')
  await expect(table.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await open(page, `${four}?edit=user-3`)
  await expect(page.getByRole('heading', { name: "You can't make changes here" })).toBeVisible()
  await page.getByRole('link', { name: 'All users' }).click()
  await expect(table).toContainText('Albert Morar')
})

test.describe('a viewer', () => {
  test.use({ allowedErrors: [/status of 403/] })

  test('has no way to the users, and at their address is told so', { tag: '@main' }, async ({ page }) => {
    await signIn(page, four)
    await expect(row(page, 'Albert Morar')).toBeVisible()
    await switchTo(page, /Viewer/)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link', { name: 'Four' })).toHaveCount(0)
    await open(page, four)
    await expect(page.getByRole('heading', { level: 1, name: "You don't have access to this page" })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Albert Morar' })).toHaveCount(0)
    await expect(navigation.getByRole('button', { name: 'Group' })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Four' })).toHaveCount(0)
  })
})

test.describe('a refusal', () => {
  test.use({ allowedErrors: [/status of 409/] })

  test('a user is added with a picture, after the faults are mended', { tag: '@main' }, async ({ page }) => {
    await signIn(page, four)
    await page.getByRole('link', { name: 'New user' }).click()
    await page.getByRole('button', { name: 'Create user' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    const choose = page.getByLabel('Choose a photo')
    await choose.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(page.getByText("plan.pdf isn't a JPEG, PNG, WebP or GIF image")).toBeVisible()
    await choose.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(3 * 1024 * 1024 + 1) })
    await expect(page.getByText(/large.png is too large/)).toBeVisible()
    await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
    await name.fill('Ada Quinn')
    await page.getByRole('textbox', { name: 'Email' }).fill('albert.morar@example.com')
    await page.getByRole('combobox', { name: 'Country' }).fill('Irel')
    await page.getByRole('option', { name: 'Ireland' }).click()
    await page.getByRole('button', { name: 'Create user' }).click()
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAccessibleDescription('A user with this email already exists')
    await email.fill('ada.quinn@example.com')
    await page.getByRole('button', { name: 'Create user' }).click()
    await said(page, 'Ada Quinn added')
    await expect(row(page, 'Ada Quinn')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'All 21' })).toBeVisible()
  })
})

test('a change that is not saved is asked about; saved, it can be taken back', async ({ page }) => {
  await signIn(page, four)
  await page.getByRole('link', { name: 'Albert Morar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Albert Morar' })).toBeVisible()
  await page.getByRole('textbox', { name: 'City' }).fill('Mumbai')
  await page.getByRole('button', { name: 'All users' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Mumbai')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await said(page, 'Albert Morar saved')
  await expect(page.getByRole('heading', { level: 1, name: 'Four' })).toBeVisible()
  // The focus returns to where it was.
  await expect(page.getByRole('link', { name: 'Albert Morar' })).toBeFocused()
})

test('two users are deleted together and brought back', async ({ page }) => {
  await signIn(page, four)
  await page.getByRole('checkbox', { name: 'Select Albert Morar' }).check()
  await page.getByRole('checkbox', { name: 'Select Beth Effertz' }).check()
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click()
  await said(page, '2 users deleted')
  await expect(page.getByRole('tab', { name: 'All 18' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'All 20' })).toBeVisible()
})

for (const view of ['table', 'cards']) {
  test(`axe finds nothing on the ${view} and the form, dark and right to left`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl', colorScheme: 'dark' }))
      localStorage.setItem('theme-mode', 'dark')
    })
    await signIn(page, `${four}?view=${view}`)
    await expect(page.getByRole('link', { name: 'Albert Morar' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Albert Morar' }).click()
    await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
}
