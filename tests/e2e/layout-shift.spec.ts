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
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
          // Changes of the header with its width do not concern the page.
          if (sources.every(({ node }) => node?.parentElement?.closest('header'))) continue
          const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
          if (!hadRecentInput) window.shifts.push({ value, moved })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
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
