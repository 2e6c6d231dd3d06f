import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demoToken, expect, test } from './site'

/** All pages of the build: their paths below the base path. */
const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.endsWith('index.html') && !file.startsWith('storybook'))
  .map((file) => file.slice(0, -'.html'.length))
  .sort()

// A request that a script makes, after loading and running, starts at least one network round trip later.
for (const path of paths) {
  test(`whatever ${path} needs at first is named in its HTML`, async ({ page }) => {
    await firstLoad(page, path)
  })
}

for (const path of ['dashboard', 'auth/client']) {
  test(`so is what ${path} needs in the language of who comes back`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('app-language', 'fr'))
    await firstLoad(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
}

async function firstLoad(page: Page, path: string) {
  // Pages that need a session.
  if (readFileSync(`dist/${path}.html`, 'utf8').includes('id="boot" data-guarded')) {
    await page.addInitScript((token) => sessionStorage.setItem('jwt_access_token', token), demoToken)
  }
  await page.addInitScript(() => {
    // Synchronously: a frame later, requests for what follows the content may have started.
    const observer = new MutationObserver(() => {
      // The first busy element: the part below the first screen may load later.
      const busy = document.querySelector('main [aria-busy]')?.ariaBusy === 'true'
      const isThere = document.querySelector('main h1') && !busy
      // The poster of a page without data has both as well.
      const isOurs = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$'))
      if (!isThere || !isOurs) return
      observer.disconnect()
      performance.mark('content')
    })
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
  // The entry is the last script in the HTML.
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/index-[^/]+\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="preload"]')]
    const come = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const entry = /assets\/index-[^/]+\.js$/
    return (
      document.querySelector('main') &&
      links.every(({ href }) => entry.test(href) || come.some(({ name, responseEnd }) => name === href && responseEnd))
    )
  })
  release()
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0)
  const late = await page.evaluate(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const entry = requests.find(({ name }) => /assets\/index-[^/]+\.js$/.test(name))?.responseStart ?? 0
    const content = performance.getEntriesByName('content')[0]?.startTime ?? 0
    return requests
      .filter(({ startTime, initiatorType }) => startTime > entry && startTime < content && initiatorType !== 'img')
      .map(({ name }) => new URL(name).pathname)
  })
  expect(late, 'requests between the entry and the content').toEqual([])
}
