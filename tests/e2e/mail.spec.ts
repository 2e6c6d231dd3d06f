import type { Page } from '@playwright/test'
import { axe, expect, open, signIn, test } from './site'

// Wide enough for the labels' column.
test.use({ viewport: { width: 1440, height: 900 } })

const mail = 'dashboard/mail'
const list = (page: Page, label = 'Inbox') => page.getByRole('list', { name: `Messages in ${label}` })
const row = (page: Page, subject: string | RegExp, label?: string) =>
  list(page, label).getByRole('listitem').filter({ hasText: subject })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const labelLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Labels' }).getByRole('link', { name: new RegExp(`^${name}`) })

// Playwright records a trace by a script in each frame.
test.use({ allowedErrors: [/Blocked script execution in 'about:srcdoc'/] })

test('a message is read, archived by a key, and the archiving undone', { tag: '@main' }, async ({ page }) => {
  await signIn(page, mail)
  const quote = row(page, 'Quote for 40 Everyday backpacks')
  await expect(labelLink(page, 'Inbox')).toContainText('6')
  await quote.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Quote for 40 Everyday backpacks' })).toBeVisible()
  // A frame locator would run scripts in it, which the sandbox forbids.
  const text = () =>
    page.locator('main iframe').evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.body.textContent)
  await expect.poll(text).toContain('Slate')
  await expect(labelLink(page, 'Inbox')).toContainText('5')
  await expect(page).toHaveURL(/id=mail-2/)
  await page.keyboard.press('e')
  await said(page, 'Message archived')
  await expect(quote).toHaveCount(0)
  // The next one opens.
  await expect(page.getByRole('heading', { level: 2, name: 'Re: Blue glaze samples' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quote).toHaveCount(1)
})

test('several are deleted together and brought back, and the address has label and search', async ({ page }) => {
  await signIn(page, mail)
  await page.getByRole('checkbox', { name: 'Select Sunday lunch' }).check()
  await page.getByRole('checkbox', { name: 'Select Payroll closes on Thursday' }).check()
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click()
  await said(page, '2 messages moved to trash')
  await expect(row(page, 'Sunday lunch')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Sunday lunch')).toHaveCount(1)
  await labelLink(page, 'Suppliers').click()
  await page.getByRole('searchbox').last().fill('from:elisa')
  await expect(list(page, 'Suppliers').getByRole('listitem')).toHaveCount(2)
  await expect(page).toHaveURL(/label=suppliers&q=from/)
  await page.reload()
  await expect(list(page, 'Suppliers').getByRole('listitem')).toHaveCount(2)
})

test('a message is written to a contact with an attachment, sent, and taken back', async ({ page }) => {
  await signIn(page, mail)
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'To' }).fill('beth')
  await page.getByRole('option', { name: /Beth Effertz/ }).click()
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Rooms in Porto')
  await dialog.getByRole('textbox', { name: 'Message text' }).fill('Please confirm.')
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Day one') })
  await expect(dialog.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await said(page, 'Message sent')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Rooms in Porto')
})

test('a message is made small, kept as a draft over a reload, and written on', async ({ page }) => {
  await signIn(page, mail)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Compose' }).click()
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Rooms in Porto')
  await dialog.getByRole('textbox', { name: 'Message text' }).fill('Please confirm.')
  await dialog.getByRole('button', { name: 'Minimize' }).click()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save and close' }).click()
  await labelLink(page, 'Drafts').click()
  await page.reload()
  const draft = row(page, 'Rooms in Porto', 'Drafts')
  await expect(draft).toContainText('Please confirm.')
  await draft.getByRole('link').click()
  await page.getByRole('button', { name: 'Continue writing' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Message text' })).toHaveValue('Please confirm.')
})

test('the list is made wider by the pointer, and is as wide after a reload', async ({ page }) => {
  await signIn(page, mail)
  const divider = page.getByRole('separator', { name: 'Width of the message list' })
  const box = await divider.boundingBox()
  if (!box) throw new Error('no divider')
  await page.mouse.move(box.x, box.y + 200)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 200, { steps: 4 })
  await page.mouse.up()
  await expect(divider).toHaveAttribute('aria-valuenow', '420')
  await page.reload()
  await expect(divider).toHaveAttribute('aria-valuenow', '420')
  expect((await list(page).boundingBox())?.width).toBe(420)
})

test('on a phone there is one pane at a time, and the focus goes along', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, mail)
  const link = row(page, 'Payroll closes on Thursday').getByRole('link')
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Payroll closes on Thursday' })).toBeFocused()
  await expect(list(page)).toBeHidden()
  await page.getByRole('button', { name: 'Back to messages' }).click()
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: 'Compose' }).click()
  await expect(page.getByRole('dialog', { name: 'New message' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('axe finds nothing on the list, a message and the window of a new one, dark and right to left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl', colorScheme: 'dark' }))
    localStorage.setItem('theme-mode', 'dark')
  })
  await signIn(page, mail)
  await expect(list(page)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await open(page, `${mail}?id=mail-1`)
  await expect(page.getByRole('link', { name: /^Atlas roadmap.odp/ })).toBeVisible()
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /^Re: Atlas/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
})
