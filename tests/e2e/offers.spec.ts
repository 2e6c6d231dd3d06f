import type { Page } from '@playwright/test'
import { axe, expect, live, signIn, test } from './site'

const six = 'dashboard/group/six'
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ has: link(page, name) })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const state = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Publish status' }).first().getByRole('button', { name, exact: true })
const beside = (page: Page, name: string) => page.getByRole('complementary', { name })

async function typeDay(page: Page, group: string, days: number) {
  const day = new Date(Date.now() + days * 86_400_000)
  const two = (number: number) => String(number).padStart(2, '0')
  const month = page.getByRole('group', { name: group }).getByRole('spinbutton', { name: 'Month' })
  await month.click()
  await month.pressSequentially(`${two(day.getMonth() + 1)}${two(day.getDate())}${day.getFullYear()}`)
}

test('the drawer narrows the jobs; the address brings the same list, and a chip takes it off', {
  tag: '@main',
}, async ({ page }) => {
  await signIn(page, six)
  await expect(found(page, '24 jobs')).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: 'No experience' }).check()
  await expect(drawer.getByRole('button', { name: 'Show 6 jobs' })).toBeVisible()
  await drawer.getByRole('group', { name: 'Salary' }).getByRole('button', { name: 'Hourly' }).click()
  await drawer.getByRole('button', { name: 'Show 2 jobs' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeFocused()
  await page.reload()
  await live(page)
  await expect(found(page, '2 jobs')).toBeVisible()
  await expect(link(page, 'Site reliability engineer')).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Hourly' }).click()
  await expect(found(page, '6 jobs')).toBeVisible()
  await expect(page).not.toHaveURL(/Hourly/)
  await page.goBack()
  await expect(found(page, '2 jobs')).toBeVisible()
})

test('jobs are sorted by pay, an hour against a year', async ({ page }) => {
  await signIn(page, six)
  await page.getByRole('combobox', { name: 'Sort by' }).click()
  await page.getByRole('option', { name: 'Highest salary' }).click()
  await expect(page).toHaveURL(/sort=-price/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Brand strategist')
})

test('a job is moved to the drafts, and back by Undo', async ({ page }) => {
  await signIn(page, six)
  await expect(state(page, 'Draft 6')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Frontend engineer' }).click()
  await page.getByRole('menuitem', { name: 'Move to drafts' }).click()
  await expect(page.getByRole('status').filter({ hasText: '“Frontend engineer” moved to drafts' })).toBeVisible()
  await expect(state(page, 'Draft 7')).toBeVisible()
  await expect(card(page, 'Frontend engineer')).toContainText('Draft')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(state(page, 'Draft 6')).toBeVisible()
  await expect(card(page, 'Frontend engineer')).not.toContainText('Draft')
})

test('a favorite is one at once, and is among the favorites', async ({ page }) => {
  await signIn(page, six)
  const heart = page.getByRole('button', { name: 'Favorite: Data analyst' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Favorites', exact: true }).click()
  await expect(page).toHaveURL(/isFavorited=true/)
  await expect(found(page, '5 jobs')).toBeVisible()
  await expect(link(page, 'Data analyst')).toBeVisible()
})

test('details stand beside the list; Escape closes them and gives the focus back', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, six)
  await link(page, 'Payroll specialist').press('Enter')
  await expect(beside(page, 'Payroll specialist')).toBeFocused()
  await expect(page).toHaveURL(/id=job-2/)
  await expect(beside(page, 'Payroll specialist')).toContainText('$53,000')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(beside(page, 'Payroll specialist')).toBeHidden()
  await expect(link(page, 'Payroll specialist')).toBeFocused()
})

test('a job is made once its faults are mended', { tag: '@main' }, async ({ page }) => {
  await signIn(page, six)
  await link(page, 'New job').click()
  const title = page.getByRole('textbox', { name: 'Job title' })
  await title.waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await title.fill('Lighthouse keeper')
  await page.getByRole('textbox', { name: 'Role' }).fill('Operations')
  await typeDay(page, 'Expires', 40)
  await page.getByRole('textbox', { name: 'Amount' }).fill('64000')
  await page.getByRole('textbox', { name: 'Company name' }).fill('Harbour Lights')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '“Lighthouse keeper” created' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Lighthouse keeper')
  await expect(found(page, '25 jobs')).toBeVisible()
})

test('the pictures of a tour are looked through by keyboard', async ({ page }) => {
  await signIn(page, `${six}?tab=tours&id=tour-1`)
  const first = beside(page, 'Temples and tea houses of Kyoto').getByRole('button', { name: 'Image 1 of 4' })
  await first.press('Enter')
  const box = page.getByRole('dialog', { name: 'Temples and tea houses of Kyoto' })
  const place = box.getByRole('status')
  await expect(place).toHaveText('Image 1 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText('Image 2 of 4')
  await page.keyboard.press('End')
  await expect(place).toHaveText('Image 4 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveText('Image 1 of 4')
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(first).toBeFocused()
})

test('tours are narrowed to some days', async ({ page }) => {
  await signIn(page, `${six}?tab=tours`)
  await expect(found(page, '24 tours')).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('group', { name: 'To' }).waitFor()
  await typeDay(page, 'To', 9)
  await drawer.getByRole('button', { name: 'Show 5 tours' }).click()
  await expect(page).toHaveURL(/to=\d{4}-\d\d-\d\d/)
  await expect(link(page, 'Fjords by slow boat')).toBeVisible()
  await page.getByRole('button', { name: /^Remove filter Until/ }).click()
  await expect(found(page, '24 tours')).toBeVisible()
})

test('24 cards ask for no picture that is far below', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
  await signIn(page, `${six}?tab=tours&pageSize=24`)
  await expect(card(page, 'Temples and tea houses of Kyoto')).toBeVisible()
  const pictures = page.getByRole('tabpanel').getByRole('listitem').locator('img[width="640"]')
  await expect(pictures).toHaveCount(72)
  expect(await pictures.evaluateAll((all) => all.filter((img) => img.getAttribute('loading') !== 'lazy').length)).toBe(
    12,
  )
})

for (const [name, settings] of [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['right to left', { direction: 'rtl' }],
  ['high contrast', { contrast: 'hight' }],
] as const) {
  test(`axe finds nothing on both tabs: ${name}`, async ({ page }) => {
    await page.addInitScript((held) => {
      localStorage.setItem('app-settings', JSON.stringify(held))
      if ('colorScheme' in held) localStorage.setItem('theme-mode', 'dark')
    }, settings)
    await signIn(page, six)
    await expect(found(page, '24 jobs')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('tab', { name: 'Tours' }).click()
    await expect(link(page, 'Temples and tea houses of Kyoto')).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
}
