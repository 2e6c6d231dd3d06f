import type { Page } from '@playwright/test'
import { expect, live, pages, settled, signIn, test } from './site'

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

const paths = [...Object.keys(pages), 'dashboard/group/six?tab=tours', 'dashboard/group?view=cards']

const parts = [paths.slice(0, 6), paths.slice(6, 12), paths.slice(12)]
const cases = [
  ...[1440, 390].flatMap((width) => parts.map((part) => ({ width, part, language: 'en' }))),
  // Little room beside the navigation, and longer texts.
  ...['en', 'fr', 'vi', 'ar'].map((language) => ({ width: 1280, part: ['dashboard'], language })),
]

for (const { width, part, language } of cases) {
  test(`nothing moves while a page loads, ${width} px wide, in ${language}, from ${part[0]} on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await recordShifts(page)
    await signIn(page)
    await page.evaluate((language) => localStorage.setItem('app-language', language), language)
    for (const path of part) {
      await page.goto(path)
      await live(page)
      await settled(page)
      // Including what loads when idle.
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.001)
    }
  })
}

test('nothing moves while the HTML arrives in pieces', async ({ page }) => {
  await recordShifts(page, { header: true })
  await signIn(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['faqs', 'dashboard/mail', 'auth/client']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const shifts = await page.evaluate(() => window.shifts)
      // Less than a pixel of an icon does not count.
      const seen = shifts.filter(({ value }) => value > 0.0001)
      expect(seen, `${path}, ${width} px wide`).toEqual([])
    }
  }
})

/** Records layout shifts in `window.shifts`; those in the header, which change with its width, only if wanted. */
async function recordShifts(page: Page, { header = false } = {}) {
  await page.addInitScript((header) => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!header && sources.every(({ node }) => node?.parentElement?.closest('header'))) continue
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
        if (!hadRecentInput) window.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, header)
}
