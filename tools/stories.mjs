import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'
import { serve } from '../scripts/serve.mjs'

/** The modes for reviewers: each story is played in the first mode, then rendered in the others (.storybook/modes.ts). */
export const modes = ['light', 'dark, right to left', 'high contrast']

const clock = new Date('2026-03-14T09:26:53Z')

/**
 * Opens every story of a built Storybook and renders it in each mode, after its play, with a fixed clock and without motion, four
 * at a time.
 * @param look called with the page and its story: an entry of Storybook's index, with { mode, failed }; `failed` if the play
 * function fails, or takes more than a minute
 */
export async function visitStories({ root, modes: wanted = modes, only = '' }, look) {
  const site = await serve({ root })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--hide-scrollbars'] })
  try {
    const { entries } = await (await fetch(`${site.url}index.json`)).json()
    const stories = Object.values(entries).filter(({ type, id }) => type === 'story' && id.includes(only))
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        // Reused from story to story, with its storage cleared.
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
    // Storybook's own axe check would take as long as the story.
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
    // A story whose play function fails also reports its end.
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
