import { readdirSync, readFileSync } from 'node:fs'
import { demoToken, expect, test } from './site'

/** Every page that the build has written: its path, below the base path. */
const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.endsWith('index.html') && !file.startsWith('storybook'))
  .map((file) => file.slice(0, -'.html'.length))
  .sort()

// What is asked for by a script that had to come and to run first comes one way of the network later.
for (const path of paths) {
  test(`whatever ${path} needs at first is named in its HTML`, async ({ page }) => {
    // Only for those who are signed in.
    if (readFileSync(`dist/${path}.html`, 'utf8').includes('id="boot" data-guarded')) {
      await page.addInitScript((token) => sessionStorage.setItem('jwt_access_token', token), demoToken)
    }
    await page.addInitScript(() => {
      // With the change itself: a frame later what comes after the content may have been asked for.
      const observer = new MutationObserver(() => {
        // The first of them: what is below the first screen may come later.
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
    // The entry comes last of all that the HTML names.
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
        links.every(
          ({ href }) => entry.test(href) || come.some(({ name, responseEnd }) => name === href && responseEnd),
        )
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
  })
}
