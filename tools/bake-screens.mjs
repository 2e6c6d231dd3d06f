// Screenshots of the site: the README's, and the preview image for shared links. Uses the build in dist/ (npm run build).
import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'
import { fail } from '../scripts/run.mjs'
import { serve } from '../scripts/serve.mjs'
import { importSource, readSiteConfig } from '../scripts/site-config.mjs'
import { bakeCard } from '../scripts/social-card.mjs'

const { basePath: base } = await readSiteConfig().catch((error) => fail(error.message))
const { url, close } = await serve({ root: 'dist', base }).catch((error) => fail(error.message))
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${url}dashboard`)
  // Prerendered HTML is visible before it is interactive.
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  // Lazy content, such as charts, is a figure without a drawing until it has loaded.
  const late = 'main [aria-busy="true"], main figure:not(:has(svg))'
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((late) => !document.querySelector(late), late)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: 'docs/screenshot.png' })
  const { brand } = await importSource('/src/brand.ts')
  await bakeCard(browser, brand)
} finally {
  await browser.close()
  await close()
}
