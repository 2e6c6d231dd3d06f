// Pictures of the site as it is: the README's screenshot, and the card that stands where a link to the site is shared.
// Takes what is built in dist/ (npm run build).
import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { fail } from './run.mjs'
import { serve } from './serve.mjs'
import { readSiteConfig } from './site-config.mjs'

const { basePath: base } = await readSiteConfig().catch((error) => fail(error.message))
const { url, close } = await serve({ root: 'dist', base }).catch((error) => fail(error.message))
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${url}dashboard`)
  // Prerendered HTML is there before it can be used.
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  // What comes late, as charts do, stands as a figure without its drawing.
  const late = 'main [aria-busy="true"], main figure:not(:has(svg))'
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((late) => !document.querySelector(late), late)
  await page.waitForLoadState('networkidle')
  const screen = await page.screenshot({ path: 'docs/screenshot.png' })

  const name = (await page.title()).split(' · ').at(-1)
  const mark = await readFile('public/favicon.svg', 'utf8')
  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await card.goto(`${url}404`)
  const font = await card.evaluate(() => getComputedStyle(document.body).fontFamily)
  await card.evaluate(draw, {
    name,
    mark: `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`,
    screen: `data:image/png;base64,${screen.toString('base64')}`,
    font,
  })
  await card.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await card.evaluate(() => document.fonts.ready)
  await card.screenshot({ path: 'public/social-card.png' })
} finally {
  await browser.close()
  await close()
}

/** In the browser: the name on the left, the site running out of the card on the right. */
function draw({ name, mark, screen, font }) {
  document.body.innerHTML = `
    <div style="position:relative;width:1200px;height:630px;overflow:hidden;font-family:${font.replaceAll('"', "'")};
      background:linear-gradient(135deg,#EEF0FF,#C7CDFE);color:#2B2660">
      <div style="position:absolute;left:72px;top:72px;display:flex;align-items:center;gap:16px;font-size:56px;font-weight:800">
        <img src="${mark}" width="72" height="72" alt="">${name}
      </div>
      <p style="position:absolute;left:72px;top:176px;width:360px;margin:0;font-size:36px;line-height:1.3;font-weight:700">
        An admin dashboard that paints before a script has run</p>
      <p style="position:absolute;left:72px;bottom:72px;width:340px;margin:0;font-size:22px;line-height:1.5">
        React, MUI and TanStack Router, as a static site under any base path</p>
      <img src="${screen}" width="1080" alt="" style="position:absolute;left:480px;top:96px;border-radius:16px;
        box-shadow:0 24px 64px rgba(43,38,96,.32)">
    </div>`
}
