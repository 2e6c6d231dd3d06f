import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { recolored } from './brand-tones.mjs'

/** Renders the preview image for links to the site: name, mark and description, and the screenshot if there is one. */
export async function bakeCard(browser, { name, description, color, fontFamily }) {
  const font = fontFamily.toLowerCase().replaceAll(' ', '-')
  const screen = existsSync('docs/screenshot.png') && (await dataUrl('docs/screenshot.png', 'image/png'))
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const [pale, soft, ink] = ['#EEF0FF', '#C7CDFE', '#2B2660'].map((hex) => recolored(hex, color))
  await page.setContent(`<style>
    @font-face { font-family: own; font-weight: 100 900;
      src: url(${await dataUrl(`node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`, 'font/woff2')}) }
    body { position: relative; margin: 0; width: 1200px; height: 630px; overflow: hidden; font-family: own;
      background: linear-gradient(135deg, ${pale}, ${soft}); color: ${ink} }
    div { position: absolute; left: 72px; top: 72px; display: flex; align-items: center; gap: 16px; font-size: 56px; font-weight: 800 }
    p { position: absolute; left: 72px; top: 176px; width: 360px; margin: 0; font-size: 34px; line-height: 1.3; font-weight: 700 }
    body > img { position: absolute; left: 480px; top: 96px; border-radius: 16px; box-shadow: 0 24px 64px ${ink}52 }
  </style>
  <div><img src="${await dataUrl('public/favicon.svg', 'image/svg+xml')}" width="72" height="72" alt="">${escaped(name)}</div>
  <p>${escaped(description)}</p>
  ${screen ? `<img src="${screen}" width="1080" alt="">` : ''}`)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: 'public/social-card.png' })
  await page.close()
}

const dataUrl = async (file, type) => `data:${type};base64,${(await readFile(file)).toString('base64')}`

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
