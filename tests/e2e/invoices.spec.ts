import type { Page } from '@playwright/test'
import { brand } from '@/brand'
import { axe, expect, signIn, test } from './site'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const item = (page: Page, number: number) => page.getByRole('group', { name: `Item ${number}`, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, number: string) => page.getByRole('link', { name: number, exact: true })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function chooseCustomer(page: Page, name: string) {
  await page.getByRole('button', { name: 'Select a customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select a customer' })
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('button', { name }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group', { name: 'To', exact: true })).toContainText(name)
}

async function fillItem(page: Page, number: number, title: string, quantity: string, price: string) {
  const line = item(page, number)
  await line.getByRole('textbox', { name: 'Title' }).fill(title)
  await line.getByRole('textbox', { name: 'Quantity' }).fill(quantity)
  await line.getByRole('textbox', { name: 'Price' }).fill(price)
}

test('an invoice with two items is counted as one types, sent, and stands in the list', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, 'dashboard/three')
  await page.getByRole('link', { name: 'New invoice' }).click()
  await expect(heading(page, 'New invoice')).toBeVisible()
  await chooseCustomer(page, 'Kayleigh Ferry')
  await fillItem(page, 1, 'Workshop', '2', '1,100.50')
  await expect(item(page, 1)).toContainText('$2,201.00')
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(item(page, 2).getByRole('textbox', { name: 'Title' })).toBeFocused()
  await fillItem(page, 2, 'Handbook', '3', '9.9')
  await field(page, 'Discount').fill('100')
  await field(page, 'Shipping').fill('10')
  await field(page, 'Taxes').fill('50')
  await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('$2,170.70')
  await page.getByRole('button', { name: 'Select a card' }).click()
  await page.getByRole('dialog', { name: 'Select a card' }).getByRole('button', { name: /4037/ }).click()
  // Submitted once, however often it is clicked.
  await page.getByRole('button', { name: 'Create and send' }).dblclick()
  await said(page, 'Invoice created and sent')
  await expect(heading(page, 'Three')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All 21' })).toBeVisible()
  await row(page, 'INV-19920').click()
  const paper = page.getByRole('article', { name: 'INV-19920' })
  await expect(paper).toContainText('Pending')
  await expect(paper).toContainText('$2,170.70')
  await expect(paper).toContainText('4037')
  // Back goes to the list rather than to the submitted form.
  await page.goBack()
  await expect(heading(page, 'Three')).toBeVisible()
})

test('faults stand at their fields, and the first one is focused', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/three?new')
  const send = page.getByRole('button', { name: 'Create and send' })
  await send.click()
  const customer = page.getByRole('button', { name: 'Select a customer' })
  await expect(customer).toBeFocused()
  await expect(customer).toHaveAccessibleDescription('Required')
  await chooseCustomer(page, 'Eduardo Gleichner')
  await send.click()
  const title = item(page, 1).getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription('Required')
  await fillItem(page, 1, 'Workshop', '0', '10')
  await send.click()
  const quantity = item(page, 1).getByRole('textbox', { name: 'Quantity' })
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveAccessibleDescription('Enter 1 or more')
  await quantity.fill('1')
  await field(page, 'Discount').fill('11')
  await send.click()
  await expect(field(page, 'Discount')).toHaveAccessibleDescription(
    "The discount can't be more than the invoice amount",
  )
  await field(page, 'Discount').fill('1')
  // Typed into the year part.
  const due = page.getByRole('group', { name: 'Due date' })
  await due.getByRole('spinbutton', { name: 'Year' }).click()
  await page.keyboard.type('2001')
  await send.click()
  await expect(page.getByText("The due date can't be before the invoice date")).toBeVisible()
  await expect(due.locator(':focus')).toHaveCount(1)
  await expect(heading(page, 'New invoice')).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('items are moved and removed by keyboard, and the focus stays with them', async ({ page }) => {
  await signIn(page, 'dashboard/three?edit=invoice-5')
  const titles = page.getByRole('textbox', { name: 'Title' })
  await expect(titles).toHaveCount(4)
  const first = await titles.nth(0).inputValue()
  const second = await titles.nth(1).inputValue()
  await page.getByRole('button', { name: 'Move item 1 down' }).press('Enter')
  await expect(titles.nth(1)).toHaveValue(first)
  await expect(page.getByRole('button', { name: 'Move item 2 down' })).toBeFocused()
  await expect(page.getByText('Item 1 moved to position 2')).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(titles.nth(0)).toHaveValue(first)
  // In the first position there is no way up: the other button takes the focus.
  await expect(page.getByRole('button', { name: 'Move item 1 down' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove item 1' }).press('Enter')
  await expect(titles).toHaveCount(3)
  await expect(titles.nth(0)).toHaveValue(second)
  await expect(page.getByRole('button', { name: 'Remove item 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // The last one stays, and can be edited.
  await expect(titles).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove item 1' })).toBeDisabled()
  await expect(titles.nth(0)).toBeFocused()
})

test('an invoice is edited, and that is undone', { tag: '@main' }, async ({ page }) => {
  await signIn(page, 'dashboard/three?id=invoice-1')
  const paper = page.getByRole('article', { name: 'INV-1990' })
  await expect(paper).toContainText('$767.47')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(heading(page, 'Edit INV-1990')).toBeVisible()
  await field(page, 'Discount').fill('110')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(paper).toContainText('$667.47')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(paper).toContainText('$767.47')
})

const leaving = {
  'a link': (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Two' }).click(),
  'the way back': (page) => page.getByRole('link', { name: 'All invoices' }).click(),
  Cancel: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  Back: (page) => page.goBack(),
} satisfies Record<string, (page: Page) => Promise<unknown>>

for (const [way, leave] of Object.entries(leaving)) {
  test(`changes that are not saved are asked about: ${way}`, { tag: '@main' }, async ({ page }) => {
    await signIn(page, 'dashboard/three')
    await page.getByRole('link', { name: 'New invoice' }).click()
    const title = item(page, 1).getByRole('textbox', { name: 'Title' })
    await title.fill('Workshop')
    await leave(page)
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(title).toHaveValue('Workshop')
    await expect(page).toHaveURL(/three\?new/)
    await leave(page)
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(heading(page, way === 'a link' ? 'Two' : 'Three')).toBeVisible()
  })
}

test('changes that are not saved are asked about when the tab is closed', async ({ page }) => {
  await signIn(page, 'dashboard/three?new')
  await item(page, 1).getByRole('textbox', { name: 'Title' }).fill('Workshop')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(heading(page, 'New invoice')).toBeVisible()
})

test('on a phone Back closes what is open over a form with changes, then asks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dashboard/three')
  await page.getByRole('link', { name: 'New invoice' }).click()
  await item(page, 1).getByRole('textbox', { name: 'Title' }).fill('Workshop')
  await page.getByRole('button', { name: 'Select a customer' }).click()
  const book = page.getByRole('dialog', { name: 'Select a customer' })
  await expect(book).toBeVisible()
  await page.goBack()
  await expect(book).toBeHidden()
  const ask = page.getByRole('alertdialog')
  await expect(ask).toHaveCount(0)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden()
  await expect(ask).toHaveCount(0)
  await page.goBack()
  await ask.getByRole('button', { name: 'Leave' }).click()
  await expect(heading(page, 'Three')).toBeVisible()
})

test('a draft is kept, and sent later', async ({ page }) => {
  await signIn(page, 'dashboard/three?new')
  await chooseCustomer(page, 'Brandon Monahan')
  await fillItem(page, 1, 'Workshop', '1', '10')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await said(page, 'Draft saved')
  await row(page, 'INV-19920').click()
  const paper = page.getByRole('article', { name: 'INV-19920' })
  await expect(paper).toContainText('Draft')
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Send' }).click()
  await said(page, 'INV-19920 sent')
  await expect(paper).toContainText('Pending')
})

test('the status is changed on the document, and that is undone', async ({ page }) => {
  await signIn(page, 'dashboard/three?id=invoice-2')
  const paper = page.getByRole('article', { name: 'INV-1991' })
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Paid' }).click()
  await expect(paper).toContainText('Paid')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(paper).toContainText('Pending')
})

for (const scheme of ['light', 'dark'] as const) {
  test(`an invoice is printed on one sheet, black on white, from the ${scheme} scheme`, async ({ page }) => {
    await page.addInitScript((scheme) => localStorage.setItem('theme-mode', scheme), scheme)
    await signIn(page, 'dashboard/three?id=invoice-5')
    const paper = page.getByRole('article', { name: 'INV-1994' })
    await expect(paper).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('toolbar', { name: 'Actions' })).toBeHidden()
    await expect(paper).toBeVisible()
    await expect(paper.getByText('$2,022.39')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/)
  })
}

test('while it is printed the page bears the invoice’s number', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.body.dataset.printed = document.title
      dispatchEvent(new Event('afterprint'))
    }
  })
  await signIn(page, 'dashboard/three?id=invoice-5')
  for (const name of ['Print', 'Download PDF']) {
    await page.evaluate(() => delete document.body.dataset.printed)
    await page.getByRole('button', { name }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'INV-1994')
    await expect(page).toHaveTitle(`Three · ${brand.name}`)
  }
})

test('an invoice is deleted, and comes back by Undo', async ({ page }) => {
  await signIn(page, 'dashboard/three?id=invoice-1')
  await page.getByRole('button', { name: 'Delete' }).click()
  await said(page, 'INV-1990 deleted')
  await expect(row(page, 'INV-1991')).toBeVisible()
  await expect(row(page, 'INV-1990')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'INV-1990')).toBeVisible()
})

test.describe('an address that leads nowhere', () => {
  test.use({ allowedErrors: [/404/] })

  for (const search of ['id=nothing', 'edit=nothing']) {
    test(`?${search} says so`, async ({ page }) => {
      await signIn(page, `dashboard/three?${search}`)
      await expect(page.getByRole('alert')).toContainText("This invoice doesn't exist")
      await page.getByRole('link', { name: 'Show all invoices' }).click()
      await expect(heading(page, 'Three')).toBeVisible()
      await expect(row(page, 'INV-1990')).toBeVisible()
    })
  }
})

test.describe('where the session ends under a form', () => {
  const discount = (page: Page) => field(page, 'Discount')
  const back = (page: Page) => page.getByRole('status').filter({ hasText: 'Your unsaved changes have been restored' })

  /** Changes an invoice in one tab, and signs out in another. */
  async function signedOutElsewhere(page: Page) {
    await signIn(page, 'dashboard/three?id=invoice-1&edit=invoice-1')
    await discount(page).fill('12.50')
    await item(page, 1).getByRole('textbox', { name: 'Title' }).fill('Half a title')
    const other = await page.context().newPage()
    await other.goto('dashboard')
    await other.getByRole('button', { name: 'Account', exact: true }).click()
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  }

  async function signInAs(page: Page, email: string) {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(discount(page)).toBeVisible()
  }

  test('what was typed is there again once one is back, and can be saved', async ({ page }) => {
    await signedOutElsewhere(page)
    await signInAs(page, 'demo@ark.dev')
    await expect(back(page)).toBeVisible()
    await expect(discount(page)).toHaveValue('12.50')
    await expect(item(page, 1).getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await said(page, 'saved')
  })

  test('it can be given up, and nobody else gets it', async ({ page }) => {
    await signedOutElsewhere(page)
    await signInAs(page, 'demo@ark.dev')
    await back(page).getByRole('button', { name: 'Discard' }).click()
    await expect(back(page)).toBeHidden()
    await expect(discount(page)).not.toHaveValue('12.50')
    await discount(page).fill('13.50')
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await signInAs(page, 'manager@ark.dev')
    await expect(back(page)).toHaveCount(0)
    await expect(discount(page)).not.toHaveValue('13.50')
  })
})
