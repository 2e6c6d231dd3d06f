import type { Page } from '@playwright/test'
import { outOfOrder, smallTargets } from './page-checks'
import { axe, expect, open, pages, settled, signIn, test } from './site'

const looks = ['light', 'dark'].flatMap((scheme) => [1440, 390].map((width) => ({ scheme, width })))
const inside = [
  ...Object.keys(pages),
  'faqs', // #demo
]

for (const { scheme, width } of looks) {
  const isWell = (name: string, paths: string[], begin?: (page: Page) => Promise<void>) =>
    test(`nothing is wrong with ${name}, ${scheme}, ${width} px wide`, { tag: '@main' }, async ({ page }) => {
      // Several whole pages are checked.
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((scheme) => localStorage.setItem('theme-mode', scheme), scheme)
      await begin?.(page)
      for (const path of paths) {
        await open(page, path)
        await settled(page)
        await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect.soft(await axe(page), path).toEqual([])
        expect.soft(await outOfOrder(page), `${path}: WCAG 1.3.2`).toEqual([])
        expect.soft(await smallTargets(page.locator('body')), `${path}: WCAG 2.5.8`).toEqual([])
      }
    })

  isWell('the pages of the sign-in', ['404', 'auth/client', 'auth/jwt/sign-up', 'auth/firebase/sign-in'])
  for (const part of [inside.slice(0, 7), inside.slice(7)]) {
    if (part.length > 0) isWell(`${part[0]} and the pages after it`, part, signIn)
  }
}
