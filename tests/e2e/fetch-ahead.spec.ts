import type { Page } from '@playwright/test'
import { demoToken, expect, saveData, settled, test } from './site'

test('what may be opened next is fetched when nothing else is going on, and not for who saves data', async ({
  browser,
  page,
}) => {
  const fetchedAhead = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.match(/\/(notifications-drawer|contacts-popover|account-drawer|two)-[^/]+\.js$/)?.[1])
        .filter(Boolean)
        .toSorted(),
    )
  const open = async (page: Page) => {
    // A machine with only a local network counts as offline.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }))
    await page.addInitScript((token) => sessionStorage.setItem('jwt_access_token', token), demoToken)
    await page.goto('dashboard')
    await expect(page.getByText('Marlow Whitfield').first()).toBeVisible()
    await settled(page)
  }
  const sparing = await (await browser.newContext()).newPage()
  await saveData(sparing)
  await open(sparing)
  // The other one starts when this one has nothing left to fetch.
  await open(page)
  const all = ['account-drawer', 'contacts-popover', 'notifications-drawer', 'two']
  await expect.poll(() => fetchedAhead(page), { timeout: 30_000 }).toEqual(all)
  expect(await fetchedAhead(sparing)).toEqual([])
  await sparing.context().close()
})
