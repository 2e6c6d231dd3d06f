import type { Page } from '@playwright/test'
import { axe, expect, open, setExpiry, settled, signIn, test } from './site'

const kanban = 'dashboard/kanban'
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (page: Page, name: string) => column(page, name).getByRole('link')
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('a card is moved by keyboard, and is there after a reload', { tag: '@main' }, async ({ page }) => {
  await signIn(page, kanban)
  const name = 'Draw the empty states'
  await column(page, 'To do')
    .getByRole('button', { name: `Move ${name}` })
    .focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${name} picked up. Position 2 of 5 in To do.`)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Position 1 of 5 in In progress.')).toBeAttached()
  await page.keyboard.press('Space')
  await said(page, `${name} moved to In progress, position 1`)
  await expect(cards(page, 'In progress').first()).toHaveText(name)
  await expect(column(page, 'In progress').getByRole('button', { name: `Move ${name}` })).toBeFocused()
  await page.reload()
  await expect(cards(page, 'In progress').first()).toHaveText(name)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Move to Done' }).click()
  await expect(cards(page, 'Done').last()).toHaveText(name)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page, 'In progress').first()).toHaveText(name)
})

test('a card is dragged to another column, to the place that is marked', async ({ page }) => {
  await signIn(page, kanban)
  const card = cards(page, 'To do').filter({ hasText: 'Draw the empty states' })
  const first = cards(page, 'Ready to test').first()
  await first.scrollIntoViewIfNeeded()
  const from = await card.boundingBox()
  const to = await first.boundingBox()
  if (!from || !to) throw new Error('Both cards are visible')
  await page.mouse.move(from.x + 120, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 140, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x + 20, to.y - 30, { steps: 12 })
  // A resting mouse goes on sending dragover, unlike this one.
  await page.mouse.move(to.x + 24, to.y - 28, { steps: 4 })
  await expect(column(page, 'Ready to test').locator('li[data-before]')).toBeAttached()
  await page.mouse.up()
  await said(page, 'Draw the empty states moved to Ready to test, position 1')
  await expect(cards(page, 'Ready to test').first()).toHaveText('Draw the empty states')
  await expect(cards(page, 'To do')).toHaveCount(4)
})

test('the details are in the address; Back closes them and the focus is on the card', async ({ page }) => {
  await signIn(page, kanban)
  await page.getByRole('link', { name: 'Saved carts on every device' }).click()
  await expect(page).toHaveURL(/id=task-10/)
  const panel = page.getByRole('complementary', { name: 'Saved carts on every device' })
  await panel.getByRole('checkbox', { name: 'Desktop to phone' }).check()
  await expect(panel).toContainText('2 of 4')
  await panel.getByRole('combobox', { name: 'Priority' }).click()
  await page.getByRole('option', { name: 'Low' }).click()
  await said(page, 'Saved carts on every device saved')
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.goBack()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('link', { name: 'Saved carts on every device' })).toBeFocused()
})

test('a card that is being named survives the end of the session', async ({ page }) => {
  await signIn(page, kanban)
  await column(page, 'Done').getByRole('button', { name: 'Add card to Done' }).click()
  await page.keyboard.type('Thank the suppliers')
  await setExpiry(page, 1)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('alert').filter({ hasText: 'Token expired!' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const field = column(page, 'Done').getByRole('textbox', { name: 'Add card to Done' })
  await expect(field).toHaveValue('Thank the suppliers')
  await field.press('Enter')
  await expect(cards(page, 'Done').last()).toHaveText('Thank the suppliers')
})

test('filters are in the address, and a reload shows the same', async ({ page }) => {
  await signIn(page, kanban)
  await page.getByRole('button', { name: 'Person', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Paige Sanford' }).click()
  await page.keyboard.press('Escape')
  await expect(cards(page, 'Ready to test')).toHaveCount(3)
  await expect(page).toHaveURL(/person=/)
  await page.reload()
  await expect(cards(page, 'Ready to test')).toHaveCount(3)
  await expect(cards(page, 'To do')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page, 'To do')).toHaveCount(5)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('columns snap side by side, and the page has no scrolling to the side', async ({ page }) => {
    await signIn(page, kanban)
    await settled(page)
    const width = (await column(page, 'To do').boundingBox())?.width
    expect(width).toBeGreaterThanOrEqual(280)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.getByRole('region', { name: 'Board' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(column(page, 'In progress')).toBeInViewport({ ratio: 0.5 })
    expect(await axe(page)).toEqual([])
  })
})

test('a viewer only reads', async ({ page }) => {
  await signIn(page, kanban)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Account' })
    .getByRole('button', { name: /Viewer/ })
    .click()
  await open(page, `${kanban}?id=task-1`)
  await expect(page.getByRole('complementary')).toContainText('Augustus Parisian')
  await expect(page.getByRole('button', { name: /^(Move|Actions for|Add)/ })).toHaveCount(0)
})
