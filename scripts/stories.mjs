import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

/** What a reviewer looks at, as Storybook's addresses have it. */
export const modes = {
  light: '',
  'dark, right to left': 'scheme:dark;direction:rtl',
  'high contrast': 'contrast:hight',
}

const clock = new Date('2026-03-14T09:26:53Z')

/**
 * Opens every story of a built Storybook in each mode, as its play leaves it, with a clock that stands still and no
 * motion, four at a time.
 * @param look called with the page and what it shows: an entry of Storybook's index, with { mode, failed }; `failed` where
 * the play does, or has not come to its end within a minute
 */
export async function visitStories({ root, modes: wanted = Object.keys(modes), only = '' }, look) {
  const site = await serve({ root })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--hide-scrollbars'] })
  try {
    const { entries } = await (await fetch(`${site.url}index.json`)).json()
    const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(only))
    const visits = stories.flatMap((story) => wanted.map((mode) => ({ ...story, mode })))
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        // Keeps what it has loaded from story to story, each of which begins as if nobody had been there.
        const context = await browser.newContext({
          viewport: { width: 1280, height: 800 },
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'UTC',
        })
        for (let visit = visits.shift(); visit; visit = visits.shift()) await visitStory(context, site.url, visit, look)
      }),
    )
  } finally {
    await browser.close()
    await site.close()
  }
}

async function visitStory(context, url, visit, look) {
  const page = await context.newPage()
  try {
    await page.clock.setFixedTime(clock)
    // Storybook's own look by axe would take as long as the story.
    const address = `${url}iframe.html?id=${visit.id}&viewMode=story&globals=a11y.manual:!true;${modes[visit.mode]}`
    await page.goto(address, { waitUntil: 'commit' })
    const ended = await page
      .waitForFunction(
        () => /^(finished|errored|aborted)$/.test(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
        undefined,
        { timeout: 60_000 },
      )
      .then(
        () => true,
        () => false,
      )
    // A story whose play has failed comes to its end all the same.
    const threw = await page.evaluate(() =>
      ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'].some(
        (event) => window.__STORYBOOK_ADDONS_CHANNEL__?.last(event),
      ),
    )
    await page.evaluate(() => document.fonts.ready)
    await look(page, { ...visit, failed: !ended || threw })
  } catch (error) {
    throw new Error(`${visit.id}, ${visit.mode}: ${error.message}`, { cause: error })
  } finally {
    await page.close()
  }
}
