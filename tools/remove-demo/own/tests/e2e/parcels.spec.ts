import { expect, signIn, test } from './site'

test('a page of the project’s own is in the navigation and shows its rows', async ({ page }) => {
  await signIn(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Group' }).click()
  await navigation.getByRole('link', { name: 'Parcels' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parcels' })).toBeVisible()
  await expect(page.getByRole('main').getByText('A crate of pears')).toBeVisible()
  await expect(page.getByRole('main').getByText('Sent')).toBeVisible()
})
