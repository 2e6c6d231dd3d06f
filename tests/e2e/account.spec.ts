import { axe, expect, open, settled, signIn, test } from './site'

test('what is changed in the profile shows in the account drawer and after a reload', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page)
  const account = page.getByRole('button', { name: 'Account', exact: true })
  await account.click()
  await page
    .getByRole('dialog', { name: 'Account' })
    .getByRole('link', { name: /Manage your account/ })
    .click()
  await expect(page).toHaveURL(/dashboard\/account$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mara Whitfield')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profile saved' })).toBeVisible()
  await account.click()
  await expect(page.getByRole('dialog', { name: 'Account' }).getByText('Mara Whitfield').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mara Whitfield')
})

test.describe('a password', () => {
  test.use({ allowedErrors: [/401/] })

  test('that is new signs in, and the old sessions can be ended', async ({ page }) => {
    await open(page, 'auth/jwt/sign-up')
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Password', { exact: true }).fill('first secret')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
    await open(page, 'dashboard/account?tab=security')
    await page.getByLabel('Current password').fill('first secret')
    await page.getByLabel(/^New password/).fill('three brown owls')
    await page.getByLabel('Repeat new password').fill('three brown owls')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
    await page.getByRole('tab', { name: 'Sessions' }).click()
    await page.getByRole('button', { name: 'Sign out other devices' }).click()
    await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Password', { exact: true }).fill('first secret')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Incorrect' })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('three brown owls')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
  })
})

test('the search finds the account by what is in it', async ({ page }) => {
  await signIn(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('password')
  await page.getByRole('option', { name: /Account/ }).click()
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
})

for (const tab of ['profile', 'security', 'sessions', 'notifications']) {
  test(`the account has no violation of accessibility: ${tab}`, async ({ page }) => {
    await signIn(page, `dashboard/account?tab=${tab}`)
    await settled(page)
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
}
