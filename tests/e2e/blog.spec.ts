import type { Page } from '@playwright/test'
import { axe, expect, settled, signIn, test } from './site'

const blog = 'dashboard/blog'
const newest = 'What we learned from a year of remote work'
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const said = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
// One pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })

test('a post is written with the keys, published, read, and still there after a reload', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, blog)
  await link(page, 'New post').press('Enter')
  await page.getByRole('textbox', { name: 'Title' }).fill('Blue glaze, at last')
  await page.getByRole('combobox', { name: 'Tags' }).fill('Design')
  await page.keyboard.press('Enter')
  await content(page).focus()
  await page.keyboard.type('## Blue')
  await page.keyboard.press('Enter')
  await page.keyboard.type('In ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('blue')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Heading')).toBeFocused()
  for (const _ of ['Subheading', 'Bold', 'Italic', 'Code', 'Link', 'Bulleted list']) {
    await page.keyboard.press('ArrowRight')
  }
  await expect(tool(page, 'Bulleted list')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(content(page)).toBeFocused()
  await page.keyboard.type('Even')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dry')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await said(page, '“Blue glaze, at last” published')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1, name: 'Blue glaze, at last' })).toBeVisible()
  await page.reload()
  await expect(article.getByRole('heading', { level: 2, name: 'Blue' })).toBeVisible()
  await expect(article.locator('strong')).toHaveText('blue')
  await expect(article.getByRole('listitem')).toHaveText(['Even', 'Dry'])
  await expect(article).toContainText('Marlow Whitfield')
  await link(page, 'All posts').click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Blue glaze, at last')
})

test('a post that is moved to the drafts in the list is edited with its content', async ({ page }) => {
  await signIn(page, blog)
  await link(page, newest).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Four rules we kept' })).toBeVisible()
  await link(page, 'All posts').click()
  const actions = page.getByRole('button', { name: `Actions for ${newest}` })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Move to drafts' }).click()
  await said(page, newest)
  await actions.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(content(page)).toContainText('Four rules we kept')
})

test('a post is read; Back gives the focus to its card, and a tag narrows the list', async ({ page }) => {
  await signIn(page, blog)
  await link(page, newest).press('Enter')
  await expect(page).toHaveURL(/id=post-1/)
  await expect(link(page, 'All posts')).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Four rules we kept' })).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(link(page, newest)).toBeFocused()
  await page.goBack()
  await link(page, 'Process').click()
  await expect(page.getByRole('button', { name: 'Remove filter Process' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All 8' })).toBeVisible()
})

test('unsaved text is asked for before it is lost', async ({ page }) => {
  await signIn(page, `${blog}?edit=post-24`)
  await content(page).press('End')
  await page.keyboard.type(' And one more thing.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(content(page)).toContainText('And one more thing.')
  // Taken back, nothing would be lost.
  await content(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(content(page)).not.toContainText('And one more thing.')
  await page.locator('input[type="file"]').setInputFiles({ name: 'mug.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('radio', { name: 'Uploaded picture' })).toBeChecked()
  await page.getByRole('radio', { name: 'Cover 12' }).check()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
})

test('a post is deleted and brought back with its content; the overview links to it', async ({ page }) => {
  await signIn(page)
  await link(page, newest).click()
  await page.getByRole('button', { name: `Actions for ${newest}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await said(page, `“${newest}” deleted`)
  await expect(link(page, newest)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await link(page, newest).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Four rules we kept' })).toBeVisible()
})
