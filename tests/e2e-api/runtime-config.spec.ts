import type { Page } from '@playwright/test'
import { expect, live, open, test } from '../e2e/site'

test('the values of config.json are in place of those of the build', async ({ page }) => {
  await open(page, 'auth/client')
  await expect(page.locator('meta[name="environment"]')).toHaveAttribute('content', 'production, test')
})

test('it is requested once, by the HTML, before any script', async ({ page }) => {
  await open(page, 'auth/client')
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/config.json'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  )
  expect(requests).toEqual(['link'])
})

test('an empty one changes nothing', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await open(page, 'auth/client')
  await live(page)
  await expect(page.locator('meta[name="environment"]')).toHaveAttribute('content', 'production, dev')
})

test.describe('the page says in one line', () => {
  test.use({ allowedErrors: [/VITE_|config\.json|policy of this build|status of 404|responded with 404/] })

  async function says(page: Page, line: string) {
    const failure = page.waitForEvent('pageerror')
    await page.goto('auth/client')
    expect((await failure).message).toContain(line)
    await expect(page.locator('body')).toHaveText(`config.json: ${line}`)
  }

  test('that a value is wrong', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { VITE_SERVICE_ENV: 'two words' } }))
    await says(page, 'VITE_SERVICE_ENV is "two words", but takes one word.')
  })

  test('that a value is of the build alone', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { VITE_BASE_PATH: '/b/' } }))
    await says(
      page,
      'VITE_BASE_PATH cannot be set in config.json, which takes VITE_SERVER_URL, VITE_SERVICE_ENV, VITE_MAPS_API_KEY.',
    )
  })

  test('that the policy does not allow a host', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { VITE_SERVER_URL: 'https://api.example' } }))
    await says(
      page,
      'The policy of this build does not allow https://api.example: build again with it in VITE_RUNTIME_HOSTS.',
    )
  })

  test('that it is missing', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }))
    await says(page, 'The host responded with 404.')
  })
})
