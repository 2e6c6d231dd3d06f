import { expect, signIn, test } from './site'

test('the navigation knows the current page and its group', async ({ page }) => {
  await signIn(page, 'dashboard/group/five')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'Five' })).toHaveAttribute('aria-current', 'page')
  const group = nav.getByRole('button', { name: 'Group' })
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await group.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByRole('link', { name: 'Five' })).toBeHidden()
  await nav.getByRole('link', { name: 'Two' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Two' })).toHaveAttribute('aria-current', 'page')
})

test('Tab reaches the skip link first, and it leads to the content', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  await page.reload()
  await expect(page.getByText('Marlow Whitfield').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a small screen the navigation is a drawer that closes by Escape and on following a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'dashboard/two')
  const opener = page.getByRole('button', { name: 'Open navigation' })
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await opener.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: 'Three' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
})

test('the account drawer says who is signed in, keeps Tab inside and gives the focus back', async ({ page }) => {
  await signIn(page, 'dashboard/two')
  const opener = page.getByRole('button', { name: 'Account' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await expect(drawer.getByText('demo@ark.dev')).toBeVisible()
  for (let count = 0; count < 6; count++) {
    await page.keyboard.press('Tab')
    await expect(drawer.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a viewer does not see what is not theirs, and is told at its address', async ({ page }) => {
  await page.goto('auth/client')
  await signIn(page, 'auth/client')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Group' })).toBeVisible()
})
