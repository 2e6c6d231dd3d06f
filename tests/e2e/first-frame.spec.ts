import type { Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { demoToken, expect, open, settled, test } from './site'

/** Edges may be antialiased differently. */
const few = 20 // pixels

/** The storage before a visit, for each mode in which the first screenshot is compared with the final one. */
interface Mode {
  settings?: Record<string, string | boolean>
  scheme?: 'dark'
  language?: 'fr'
}
const modes: Record<string, Mode> = {
  light: {},
  dark: { scheme: 'dark' },
  'right to left': { settings: { direction: 'rtl' } },
  mini: { settings: { navLayout: 'mini' } },
  horizontal: { settings: { navLayout: 'horizontal' } },
  French: { language: 'fr' },
  'high contrast, apparent navigation': { settings: { contrast: 'hight', navColor: 'apparent' } },
  'not compact': { settings: { compactLayout: false } },
  ...Object.fromEntries(
    ['cyan', 'purple', 'blue', 'orange', 'red'].map((primaryColor) => [primaryColor, { settings: { primaryColor } }]),
  ),
}

/** Parts that depend on the browser: user, operating system, unread count, the page's own content. */
const learned = [
  'main',
  'header [data-control="workspace"]',
  'header [data-control="account"]',
  'header kbd',
  '[class*="MuiBadge-badge"]',
  'nav ~ div [class*="MuiAvatar"], nav ~ div [class*="MuiSkeleton"], nav ~ div p',
]
/** Parts with another width or picture in another language; all others only differ in their texts. */
const translated = ['header [data-control="purchase"]', 'header [data-control="language"]']
/** The demo's own button loads late. */
const demo = ['section[aria-label="Demo controls"]', 'section[aria-label="Commandes de démo"]']

async function prepare(page: Page, { settings, scheme, language }: Mode, token: string | null) {
  await page.addInitScript(
    ({ settings, scheme, language, token }) => {
      localStorage.setItem('app-settings', JSON.stringify(settings ?? {}))
      localStorage.setItem('theme-mode', scheme ?? 'light')
      localStorage.setItem('app-language', language ?? 'en')
      if (token) sessionStorage.setItem('jwt_access_token', token)
    },
    { settings, scheme, language, token },
  )
}

/** A screenshot of the page, without the texts of another language, which are transparent until they have loaded. */
async function picture(page: Page, { path, language }: { path: string; language?: string | undefined }) {
  await page.evaluate(() => document.fonts.ready)
  const masked = [...demo, ...(path.startsWith('auth') ? [] : learned), ...(language ? translated : [])]
  const style = [
    '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }',
    language &&
      '* { color: transparent !important; text-decoration-color: transparent !important } fieldset { border-color: transparent !important }',
    ...masked.map((selector) => `${selector} { visibility: hidden !important }`),
  ]
  return PNG.sync.read(await page.screenshot({ style: style.filter(Boolean).join('\n'), fullPage: false }))
}

for (const path of ['auth/client', 'dashboard/three']) {
  const isSignIn = path.startsWith('auth')
  test(`what is painted first is what stands in the end, in each mode: ${path}`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' })
    for (const [name, mode] of Object.entries(modes)) {
      // The frame's settings do not apply to the sign-in.
      if (isSignIn && /mini|horizontal|navigation|compact/.test(name)) continue
      const before = await context.newPage()
      await prepare(before, mode, isSignIn ? null : demoToken)
      await before.route(/\/assets\/.*\.js$/, (route) => route.abort())
      await before.goto(path)
      const painted = await picture(before, { path, ...mode })
      await before.close()

      const after = await context.newPage()
      await prepare(after, mode, isSignIn ? null : demoToken)
      await open(after, path)
      if (!isSignIn) await settled(after)
      if (mode.language) await expect(after.locator('html')).not.toHaveAttribute('data-words')
      const stands = await picture(after, { path, ...mode })
      await after.close()

      const difference = new PNG({ width: painted.width, height: painted.height })
      const pixels = pixelmatch(painted.data, stands.data, difference.data, painted.width, painted.height, {
        threshold: 0.1,
      })
      if (pixels >= few) {
        for (const [what, image] of Object.entries({ painted, stands, difference })) {
          await test.info().attach(`${name}, ${what}`, { body: PNG.sync.write(image), contentType: 'image/png' })
        }
      }
      expect.soft(pixels, `pixels that differ, ${name}`).toBeLessThan(few)
    }
    await context.close()
  })
}
