import { test as base, expect, type Frame, type Page } from '@playwright/test'

/** Fails for each request to another host, and for each failed request. */
const test = base.extend({
  page: async ({ page, context, baseURL }, use) => {
    const wrong: string[] = []
    // On the context, to include the worker's requests.
    context.on('request', (request) => {
      const url = request.url()
      if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '') && !isApi(url, baseURL)) wrong.push(`asked for ${url}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.status()} for ${response.url()}`)
    })
    page.on('pageerror', ({ message }) => wrong.push(message))
    await use(page)
    expect(wrong).toEqual([])
  },
})

/** The stories' own requests, which the demo API handles. */
const isApi = (url: string, base = '') => url.startsWith(`${new URL(base).origin}/api/`)

const story = (page: Page) => page.frameLocator('#storybook-preview-iframe')

interface Channel {
  emit: (event: string, payload: object) => void
  last: (event: string) => { message: string }[] | undefined
}

interface Preview {
  currentRender?: { phase: string }
}

interface Index {
  entries: Record<string, { type: string; title: string }>
}

test('a story’s calls are answered in any folder, and nothing is asked of another host', async ({ page }) => {
  await page.goto('iframe.html?id=shell-notifications--default&viewMode=story')
  await expect(page.getByRole('tab', { name: 'Unread 12' })).toBeVisible()
  // Pictures and fonts too.
  const lost = (images: HTMLImageElement[]) => images.filter((image) => image.complete && !image.naturalWidth).length
  expect(await page.locator('img').evaluateAll(lost)).toBe(0)
})

/** Waits for the end of a story's play function in a page or a frame of the manager, and returns its error. */
async function playError(root: Page | Frame) {
  await root.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview }
    return /^(finished|errored|aborted)$/.test(preview?.currentRender?.phase ?? '')
  })
  return root.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
    const [fault] = channel.last('playFunctionThrewException') ?? []
    return fault?.message
  })
}

test('stories of the layout have the width they need on a laptop, in the manager and in a tab', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const widths = {
    'shell-navigation-vertical--basic': 1280,
    'shell-navigation-mini--by-pointer': 1280,
    'shell-navigation-horizontal--stays-while-pointed-at': 1280,
    'shell-header--narrow': 320,
    'shell-contacts--card-on-a-phone': 320,
  }
  for (const [id, width] of Object.entries(widths)) {
    await page.goto(`./?path=/story/${id}`)
    const frame = await (await page.locator('#storybook-preview-iframe').elementHandle())?.contentFrame()
    if (!frame) throw new Error('The manager shows no story')
    expect(await playError(frame), id).toBeUndefined()
    expect(await frame.evaluate(() => innerWidth), id).toBe(width)
  }
  await page.setViewportSize({ width: 1140, height: 700 })
  for (const id of [
    'shell-navigation-mini--by-keyboard',
    'shell-navigation-horizontal--basic',
    'shell-header--narrow',
    'shell-contacts--card-on-a-phone',
  ]) {
    await page.goto(`iframe.html?id=${id}&viewMode=story`)
    expect(await playError(page), id).toBeUndefined()
    if (id.includes('navigation')) await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
})

test('without a service worker a story’s calls are answered in the page', async ({ page }) => {
  for (const support of ['refused', 'none']) {
    await page.addInitScript((support) => {
      // As over plain http on a network, and as in a private window.
      if (support === 'none') Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      else ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No', 'SecurityError'))
    }, support)
    await page.goto('iframe.html?id=kit-label--all&viewMode=story')
    expect(await playError(page), support).toBeUndefined()
    for (const id of ['default', 'empty']) {
      await page.goto(`iframe.html?id=shell-notifications--${id}&viewMode=story`)
      await expect(page.getByRole('tab', { name: id === 'empty' ? 'All 0' : 'Unread 12' })).toBeVisible()
    }
  }
})

test('what the toolbar sets stays from story to story, and in the address', async ({ page }) => {
  await page.goto('./?path=/story/kit-label--all')
  const root = story(page).locator('html')
  await expect(root).toHaveAttribute('data-color-scheme', 'light')
  for (const [menu, choice] of [
    ['scheme', 'dark'],
    ['direction', 'rtl'],
    ['text', 'Text 150%'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${menu}`) }).click()
    await page.getByRole('option', { name: choice, exact: true }).click()
  }
  await expect(root).toHaveAttribute('data-color-scheme', 'dark')
  await expect(root).toHaveAttribute('dir', 'rtl')

  const stories = page.getByRole('navigation', { name: 'Stories' })
  await stories.getByRole('link', { name: 'Project map' }).click()
  await expect(story(page).getByRole('heading', { level: 1, name: 'Project map' })).toBeVisible()
  await stories.getByRole('link', { name: 'High Contrast' }).click()
  await expect(root).toHaveAttribute('data-contrast', 'hight')
  await expect(root).toHaveAttribute('data-color-scheme', 'dark')
  await expect(root).toHaveAttribute('dir', 'rtl')

  // The URL reproduces the same view.
  expect(decodeURIComponent(page.url())).toMatch(/globals=.*scheme:dark/)
  await page.reload()
  await expect(root).toHaveAttribute('data-contrast', 'hight')
  await expect(root).toHaveAttribute('data-color-scheme', 'dark')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(root).toHaveCSS('font-size', '24px')
})

test('a story is played in English, and then shown in the language of the toolbar', async ({ page }) => {
  await page.goto('iframe.html?id=shell-search--results&viewMode=story&globals=language:fr')
  await expect(page.getByRole('dialog', { name: 'Rechercher' })).toBeVisible()
})

test('the pages in words are drawn, and their links lead to what there is', async ({ page }) => {
  const { entries } = (await (await page.request.get('index.json')).json()) as Index
  const docs = Object.entries(entries).filter(([, { title }]) => title.startsWith('Docs/'))
  expect(docs.length).toBeGreaterThan(4)
  await page.goto(`iframe.html?id=${docs[0]?.[0]}&viewMode=docs`)
  for (const [storyId, { title }] of docs) {
    // Its name begins with that of the link to itself.
    const heading = page.getByRole('heading', { level: 1 }).getByText(title.slice('Docs/'.length), { exact: true })
    // As selecting it in the sidebar does.
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    }, storyId)
    await expect(heading).toBeVisible()
    const paths = await page
      .locator('a[href*="?path="]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => new URL(href).searchParams.get('path')))
    const lost = paths.filter((path) => !entries[path?.split('/').pop() ?? ''])
    expect(lost, `links of ${title} that lead nowhere`).toEqual([])
  }
})

test('titles begin with one of the six groups, in their order', async ({ page }) => {
  const { entries } = (await (await page.request.get('index.json')).json()) as Index
  const groups = new Set(Object.values(entries).map(({ title }) => title.split('/')[0]))
  expect([...groups]).toEqual(['Docs', 'Foundations', 'Kit', 'Shell', 'Auth', 'Pages'])
})
