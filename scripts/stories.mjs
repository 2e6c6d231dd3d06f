import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

/** What a reviewer looks at: each story is played in the first mode, then shown in the others (.storybook/modes.ts). */
export const modes = ['light', 'dark, right to left', 'high contrast']

const clock = new Date('2026-03-14T09:26:53Z')

/**
 * Opens every story of a built Storybook and shows it in each mode, as its play has left it, with a clock that stands still
 * and no motion, four at a time.
 * @param look called with the page and what it shows: an entry of Storybook's index, with { mode, failed }; `failed` where
 * the play does, or has not come to its end within a minute
 */
export async function visitStories({ root, modes: wanted = modes, only = '' }, look) {
  const site = await serve({ root })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--hide-scrollbars'] })
  try {
    const { entries } = await (await fetch(`${site.url}index.json`)).json()
    const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(only))
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        // Keeps what it has loaded from story to story, each of which begins as if nobody had been there.
        const context = await browser.newContext({
          viewport: { width: 1280, height: 800 },
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'UTC',
        })
        for (let story = stories.shift(); story; story = stories.shift()) {
          await visitStory({ context, url: site.url, story, wanted }, look)
        }
      }),
    )
  } finally {
    await browser.close()
    await site.close()
  }
}

async function visitStory({ context, url, story, wanted }, look) {
  const page = await context.newPage()
  try {
    await page.clock.setFixedTime(clock)
    // Storybook's own look by axe would take as long as the story.
    await page.goto(`${url}iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`, {
      waitUntil: 'commit',
    })
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
    for (const mode of wanted) {
      if (mode !== modes[0]) await page.evaluate((mode) => window.showMode(mode), mode)
      await look(page, { ...story, mode, failed: !ended || threw })
    }
  } catch (error) {
    throw new Error(`${story.id}: ${error.message}`, { cause: error })
  } finally {
    await page.close()
  }
}
