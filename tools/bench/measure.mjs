import { slow4g } from './link.mjs'
import { median, probes, timed } from './probes.mjs'

const live = `[...document.querySelectorAll('main, h1')].some((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))`
const heading = (text) =>
  `[...document.querySelectorAll('h1')].some((node) => node.textContent === ${JSON.stringify(text)})`
const stillShown = `!document.querySelector('main [aria-busy="true"]')`
const rows = (count) => `document.querySelectorAll('main tbody tr').length >= ${count}`

// Conditions are evaluated in the page, which the site's policy forbids.
const screen = { ignoreHTTPSErrors: true, bypassCSP: true, viewport: { width: 1350, height: 940 } }

/** The visited pages, and the conditions for their content. */
export const floorPages = { home: ['', heading('Dashboard home')], list: ['users', rows(20)] }
export const sitePages = {
  home: ['dashboard', `${heading('One')} && document.querySelectorAll('main article').length >= 4`],
  list: ['dashboard/two', rows(10)],
  signIn: [
    'auth/client',
    `[...document.querySelectorAll('h1')].some((node) => node.textContent.startsWith('Welcome to '))`,
  ],
}

/** A first visit: empty cache, slow connection, processor four times slower. */
export async function firstVisit({ browser, server, page: [path, content], token }) {
  return visit({ browser, server, path, content, token }, async ({ page, server }) => {
    await settled(page, server)
    return page.evaluate(() => {
      const { times, shift, blocked } = window.__bench
      const requests = performance.getEntriesByType('resource')
      const end = (entry) => entry?.responseEnd
      const scripts = requests.filter(({ name }) => name.endsWith('.js') && !name.includes('/mock-'))
      return {
        ...times,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        html: end(performance.getEntriesByType('navigation')[0]),
        entry: end(scripts.find(({ name }) => name.includes('/index-'))),
        data: end(requests.find(({ name }) => name.includes('/api/') && !name.includes('/api/auth'))),
        shift,
        blocked,
        // kB, as sent
        script: scripts
          .filter(({ responseEnd }) => responseEnd <= times.live)
          .reduce((total, { encodedBodySize }) => total + encodedBodySize / 1000, 0),
      }
    })
  })
}

/** The durations of interactions on page One, with the slow processor. */
export async function interactions({ browser, server, token }) {
  const [path, content] = sitePages.home
  return visit({ browser, server, path, content, token }, async ({ page }) => {
    await settled(page, server)
    const click = (name) => page.getByRole('button', { name }).first().click()
    const opened = (name) =>
      `document.querySelector('[role="dialog"][aria-label="${name}"], [role="dialog"]')?.getClientRects().length`
    const result = {}
    const dialog = async (key, button) => {
      for (const time of [`${key}First`, key]) {
        result[time] = await timed(page, 'click', () => click(button), opened(button))
        await page.keyboard.press('Escape')
        await page.locator('[role="dialog"]').first().waitFor({ state: 'hidden' })
      }
    }
    await dialog('notifications', /^Notifications/)
    await dialog('contacts', /^Contacts/)
    await dialog('account', /^Account/)
    await dialog('settings', /^Settings/)
    await click(/^Search/)
    const box = page.getByRole('combobox')
    await box.waitFor()
    const keys = []
    for (const key of 'group') {
      const typed = 'group'.slice(0, keys.length + 1)
      keys.push(
        await timed(
          page,
          'keydown',
          () => box.press(key),
          `document.querySelector('[role="combobox"]').value === '${typed}'`,
        ),
      )
    }
    // The first one also replaces the visited pages by the results.
    result.firstKey = keys[0]
    result.key = median(keys.slice(1))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await dialog('search', /^Search/)
    await click(/^Settings/)
    await page.getByRole('dialog', { name: 'Settings' }).waitFor()
    const shows = (name, value) => `document.documentElement.getAttribute('${name}') === '${value}'`
    result.scheme = await timed(
      page,
      'click',
      () => page.getByRole('switch', { name: 'Dark mode' }).click(),
      shows('data-color-scheme', 'dark'),
    )
    result.preset = await timed(
      page,
      'click',
      () => page.getByRole('radio', { name: 'Cyan' }).click({ force: true }),
      shows('data-primary-color', 'cyan'),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const two = page.getByRole('link', { name: 'Two', exact: true }).first()
    await timed(page, 'click', () => two.click(), rows(10))
    await page.getByRole('link', { name: 'One', exact: true }).first().click()
    await page.waitForFunction(content)
    result.toTwo = await timed(page, 'click', () => two.click(), rows(10))
    return result
  })
}

/** The time until the next page of the orders is rendered. */
export async function turnPage({ browser, server, token }) {
  const [path, content] = sitePages.list
  return visit({ browser, server, path, content, token }, async ({ page }) => {
    await settled(page, server)
    const first = await page.locator('main tbody th').first().textContent()
    const next = page.getByRole('button', { name: 'Next page' })
    return timed(
      page,
      'click',
      () => next.click(),
      `document.querySelector('main tbody th').textContent !== ${JSON.stringify(first)}`,
    )
  })
}

/** The time from the click until the users and the files are rendered, on the second visit. */
export async function longLists({ browser, server, token }) {
  const [path, content] = sitePages.list
  return visit({ browser, server, path, content, token }, async ({ page }) => {
    await settled(page, server)
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('button', { name: 'Group' }).click()
    const go = (name, shows) =>
      timed(page, 'click', () => nav.getByRole('link', { name, exact: true }).click(), `${heading(name)} && ${shows}`)
    const result = {}
    for (let times = 0; times < 2; times++) {
      result.users = await go('Four', rows(10))
      result.files = await go('Five', `document.querySelectorAll('[role="gridcell"]').length >= 10`)
      await settled(page, server)
    }
    return result
  })
}

/**
 * Memory left after fifty rounds through all pages and drawers, in % of that after the first ten: heap bytes, nodes and
 * listeners, each after garbage collection.
 */
export async function memory({ browser, server, token, rounds = 50, first = 10 }) {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await page.addInitScript((token) => sessionStorage.setItem('jwt_access_token', token), token)
    await page.goto(`${server.url}dashboard`)
    const nav = page.getByRole('navigation', { name: 'Main' })
    const still = () => page.waitForFunction(`document.querySelector('main h1') && ${stillShown}`)
    await still()
    await nav.getByRole('button', { name: 'Group' }).click()
    let before
    for (let round = 1; round <= rounds; round++) {
      for (const name of ['Two', 'Three', 'Four', 'Five', 'Six', 'One']) {
        await nav.getByRole('link', { name, exact: true }).click()
        await page.getByRole('heading', { level: 1, name }).waitFor()
        await still()
      }
      for (const name of [/^Search/, /^Notifications/, /^Contacts/, /^Settings/, /^Account/]) {
        await page.getByRole('banner').getByRole('button', { name }).click()
        await page.getByRole('dialog').waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      }
      if (round === first) before = await held(devtools)
    }
    const after = await held(devtools)
    return Object.fromEntries(Object.keys(after).map((key) => [key, (after[key] / before[key] - 1) * 100]))
  } finally {
    await context.close()
  }
}

async function held(devtools) {
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name) => metrics.find((one) => one.name === name).value
  return { heap: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** The navigation from the floor's first page to its list, warm. */
export async function floorToList({ browser, server }) {
  const [path, content] = floorPages.home
  return visit({ browser, server, path, content }, async ({ page }) => {
    await settled(page, server)
    const go = (name, shows) => timed(page, 'click', () => page.getByRole('link', { name }).click(), shows)
    await go('Users', floorPages.list[1])
    await go('Dashboard', content)
    return go('Users', floorPages.list[1])
  })
}

async function visit({ browser, server, path, content, token }, measure) {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    if (token) await page.addInitScript((token) => sessionStorage.setItem('jwt_access_token', token), token)
    await page.addInitScript(probes({ content, live }))
    server.take()
    server.shape(slow4g)
    await page.goto(server.url + path, { timeout: 90_000 })
    await page.waitForFunction(() => window.__bench.times.content, null, { timeout: 90_000 })
    return await measure({ page, server })
  } finally {
    server.shape(null)
    await context.close()
  }
}

/** No request for a second. */
async function settled(page, server) {
  for (let quiet = 0; quiet < 10; quiet = server.idle() ? quiet + 1 : 0) await page.waitForTimeout(100)
}
