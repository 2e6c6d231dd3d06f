import { createHash } from 'node:crypto'
import { brand } from '@/brand'
import { expect, live, open, pages, signIn, test } from './site'

const authPages = [
  'auth/client',
  'auth/jwt/sign-in',
  'auth/jwt/sign-up',
  'auth/auth0/sign-in',
  'auth/auth0/callback',
  ...['firebase', 'amplify', 'supabase'].flatMap((provider) =>
    ['sign-in', 'sign-up', 'verify', 'reset-password'].map((step) => `auth/${provider}/${step}`),
  ),
  'auth/amplify/update-password',
  'auth/supabase/update-password',
]
const routes = [...Object.keys(pages), 'faqs', '404', ...authPages]

test('every static route answers 200 without a redirect, with and without a slash at the end', {
  tag: '@main',
}, async ({ request }) => {
  for (const route of routes.flatMap((route) => [route, `${route}/`])) {
    const response = await request.get(route, { maxRedirects: 0 })
    expect(response.status(), route).toBe(200)
    const text = await response.text()
    expect(text, route).toContain('<meta name="version" content="6.0.1"')
    const policy = text.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/)?.[1]
    const [script] = policy?.match(/script-src [^;]+/) ?? []
    const boot = text.match(/<script id="boot"[^>]*>([\s\S]*?)<\/script>/)?.[1] ?? ''
    expect(script, route).toContain(`'sha256-${createHash('sha256').update(boot).digest('base64')}'`)
    expect(script, route).not.toContain('unsafe')
  }
})

test('every page of signing in opens without an error, also those of a way that is not set up', async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of authPages) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page, path).toHaveTitle(new RegExp(`.+ · ${brand.name}$`))
  }
})

test('every page has its title, in the heading and in the document', { tag: '@main' }, async ({ page }) => {
  await signIn(page)
  for (const [path, name] of Object.entries({ ...pages, faqs: 'Frequently asked questions' })) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: path === 'faqs' ? 'FAQs' : name })).toBeVisible()
    await expect(page).toHaveTitle(`${path === 'faqs' ? 'FAQs' : name} · ${brand.name}`)
  }
})

test('a URL that ends in the file name of a page is that page', async ({ page }) => {
  await page.goto('dashboard/two/index.html?q=a')
  await expect(page).toHaveURL(/\/ark\/auth\/client\?returnTo=%2Fdashboard%2Ftwo%3Fq%3Da$/)
  await page.goto('auth/client.html?returnTo=%2Fdashboard%2Ftwo.html%3Fq%3Da')
  await live(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/ark\/dashboard\/two\?q=a$/)
  for (const [path, url, name] of [
    ['index.html', 'dashboard', 'One'],
    ['dashboard/two.html?status=pending', 'dashboard/two?status=pending', 'Two'],
    ['dashboard/group/index.html?q=a.html', 'dashboard/group?q=a.html', 'Four'],
    ['faqs/index.html#base-path', 'faqs#base-path', 'FAQs'],
    ['auth/jwt/sign-in.html?returnTo=%2Fdashboard%2Fgroup%2Ffive%2Findex.html', 'dashboard/group/five', 'Five'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(new URL(page.url()).href.split('/ark/')[1], path).toBe(url)
  }
})

test.describe('an unknown path', () => {
  // The host responds with 404, which the console logs.
  test.use({ allowedErrors: [/status of 404/] })
  test('is replaced by /404', { tag: '@main' }, async ({ page }) => {
    await page.goto('about:blank')
    await page.goto('no/such/page?a=b#c')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveURL(/\/ark\/404$/)
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })
})

test('the start leads to the dashboard', { tag: '@main' }, async ({ page, baseURL }) => {
  await signIn(page, '')
  await expect(page).toHaveURL(`${baseURL}dashboard`)
})

test('each page of the dashboard shows its frame before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('noscript p')).toBeVisible()
  }
  await context.close()
})

test('the top of the page on a new path, the place on Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await signIn(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Two' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test.describe('the demo API', () => {
  test('answers in the page after a hard reload, which leaves it without its worker', { tag: '@main' }, async ({
    page,
    context,
  }) => {
    await signIn(page)
    await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    const loaded = page.waitForEvent('domcontentloaded')
    await session.send('Page.reload', { ignoreCache: true })
    await loaded
    await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
  })

  test('answers in a browser without service workers', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
    await signIn(page)
    await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
  })

  test.describe('once the worker has hold of the page', () => {
    // Until then the host responds.
    test.use({ allowedErrors: [/status of 404/] })

    test('answers a plain fetch', async ({ page }) => {
      await signIn(page)
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const response = await fetch('/api/auth/me', {
              headers: { authorization: `Bearer ${sessionStorage.getItem('jwt_access_token')}` },
            })
            return response.ok && (await response.json()).data.email
          }),
        )
        .toBe('demo@ark.dev')
    })
  })
})

test('no request leaves the site on a tour', { tag: '@main' }, async ({ page, baseURL }) => {
  // Sixteen pages are opened.
  test.slow()
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) outside.push(request.url())
  })
  for (const path of ['404', 'auth/jwt/sign-up']) await open(page, path)
  await signIn(page)
  for (const path of [...Object.keys(pages), 'faqs']) {
    await page.goto(path)
    await live(page)
  }
  expect(outside).toEqual([])
})
