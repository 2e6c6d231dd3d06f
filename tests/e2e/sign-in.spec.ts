import type { Page } from '@playwright/test'
import { brand } from '@/brand'
import { expect, live, open, setExpiry, signInByForm, test, token } from './site'

const signInButton = { name: 'Sign in', exact: true }
const welcome = { name: `Welcome to ${brand.name}` }
const soon = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** Fills in and submits the sign-up form for Ada Byron. */
async function signUp(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('analytical')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('a visitor is sent to the sign-in and comes back to the wanted page, search and hash', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('about:blank')
  await page.goto('dashboard/two?status=pending#here')
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  await expect(page).toHaveURL(/\/ark\/auth\/client\?returnTo=/)
  await live(page)
  await page.getByRole('button', signInButton).click()
  await expect(page).toHaveURL(/\/ark\/dashboard\/two\?status=pending#here$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('the session lasts a reload, and the sign-in page is no longer shown', { tag: '@main' }, async ({ page }) => {
  await signInByForm(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
  await page.goto('auth/client')
  await expect(page).toHaveURL(/\/ark\/dashboard$/)
})

test.describe('refusals', () => {
  test.use({ allowedErrors: [/401|409|email-taken/] })

  test('a wrong password is told above the button and nothing typed is lost', { tag: '@main' }, async ({ page }) => {
    await open(page, 'auth/client')
    const password = page.getByRole('textbox', { name: 'Password' })
    await password.fill('wrong-one')
    await page.getByRole('button', signInButton).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' })).toBeVisible()
    await expect(password).toHaveValue('wrong-one')
    expect(await token(page)).toBeNull()
  })

  test('an e-mail that is taken is told at sign-up', async ({ page }) => {
    await open(page, 'auth/jwt/sign-up')
    await signUp(page, 'demo@ark.dev')
    await expect(page.getByRole('alert').filter({ hasText: 'already' })).toBeVisible()
  })
})

test('sign-up makes an account that lasts a reload', { tag: '@main' }, async ({ page }) => {
  await open(page, 'auth/jwt/sign-up')
  await signUp(page, 'ada@example.com')
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada Byron' })).toBeVisible()
  // There is no picture yet, so the avatar has the initial.
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveText('A')
  await expect(page.getByRole('button', { name: 'Account', exact: true }).locator('img')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada Byron' })).toBeVisible()
})

test('who signed up has the session in a new tab too, as long as the first one is open', async ({ page, context }) => {
  await open(page, 'auth/jwt/sign-up')
  await signUp(page, 'ada@example.com')
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
  const other = await context.newPage()
  await other.goto('dashboard')
  await expect(other.getByRole('heading', { name: 'Welcome back, Ada Byron' })).toBeVisible()
})

test('the password of who signs up is nowhere in what the browser keeps, nor in what tabs tell each other', async ({
  page,
  context,
}) => {
  const said: string[] = []
  await context.exposeFunction('keepSaid', (text: string) => said.push(text))
  await context.addInitScript(() => {
    const { keepSaid } = window as unknown as { keepSaid: (text: string) => void }
    const post = BroadcastChannel.prototype.postMessage
    BroadcastChannel.prototype.postMessage = function (message) {
      keepSaid(JSON.stringify(message))
      post.call(this, message)
    }
  })
  await open(page, 'auth/jwt/sign-up')
  await signUp(page, 'ada@example.com')
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
  const other = await context.newPage()
  await other.goto('dashboard')
  await expect(other.getByRole('heading', { name: 'Welcome back, Ada Byron' })).toBeVisible()

  const { cookies, origins } = await context.storageState({ indexedDB: true })
  const kept = await page.evaluate(async () => {
    const texts = [JSON.stringify(sessionStorage), JSON.stringify(history.state), location.href]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (request.url.includes('/api/')) texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return texts
  })
  const all = [...said, ...kept, JSON.stringify([cookies, origins])].join('\n')
  // The request reached the tab that has the account.
  expect(said.join()).toContain('ada@example.com')
  expect(kept.join()).toContain('ada@example.com')
  expect(all).not.toContain('analytical')
  expect(all).not.toContain(Buffer.from('analytical').toString('base64').replace(/.?=*$/, ''))
})

test('faults stand under their fields, and the first one has the focus', async ({ page }) => {
  await open(page, 'auth/jwt/sign-up')
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address')
  await page.getByRole('button', { name: 'Create account' }).click()
  const first = page.getByRole('textbox', { name: 'First name' })
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Enter your first name')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Enter a valid email address/)
})

test('the password can be shown', async ({ page }) => {
  await open(page, 'auth/client')
  const password = page.getByRole('textbox', { name: 'Password' })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('Logout ends the session here and in other tabs', { tag: '@main' }, async ({ page, context }) => {
  await signInByForm(page)
  const other = await context.newPage()
  await other.goto('dashboard/three')
  // A new tab has no token of its own: the first tab hands over its session.
  await expect(other.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
  await logOut(page)
  expect(await token(page)).toBeNull()
  await expect(other.getByRole('heading', welcome)).toBeVisible()
})

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', welcome)).toBeVisible()
}

test('Logout reaches a tab that is away, and one that is closed and opened again', async ({ page, context }) => {
  await signInByForm(page)
  const other = await context.newPage()
  await open(other, 'dashboard/three')
  await expect(other.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
  const stored = await other.evaluate(() => JSON.stringify(sessionStorage))
  const [name, old] = ['jwt_access_token', await token(other)]
  await other.goto('about:blank')
  await logOut(page)

  await other.goBack()
  await expect(other.getByRole('heading', welcome)).toBeVisible()
  expect(await token(other)).toBeNull()

  // As the browser restores a closed tab, and with the token alone.
  for (const entries of [JSON.parse(stored), { [name]: old }]) {
    const again = await context.newPage()
    await again.goto('404')
    await again.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value))
    }, entries)
    await again.goto('dashboard')
    await expect(again.getByRole('heading', welcome)).toBeVisible()
    await again.reload()
    await live(again)
    expect(await token(again)).toBeNull()
    // Nor is it handed to another tab.
    await page.reload()
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await again.close()
  }

  // Signing in again works in any tab.
  await live(other)
  await other.getByRole('button', signInButton).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
})

test('two people in two tabs: each signs out alone, and finds nothing of the other', async ({ page, context }) => {
  await signInByForm(page)
  const other = await context.newPage()
  await open(other, 'dashboard/three')
  await other.getByRole('button', { name: 'Account', exact: true }).click()
  await other
    .getByRole('dialog', { name: 'Account' })
    .getByRole('button', { name: /Viewer/ })
    .click()
  await expect(other.getByText(/^Switched to/)).toBeVisible()
  await logOut(other)
  await other.reload()
  await expect(other.getByRole('heading', welcome)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
})

test('the token of another site of the origin is neither used nor sent', async ({ page }) => {
  await signInByForm(page)
  const old = await token(page)
  await page.evaluate(() => {
    const note = JSON.parse(sessionStorage.getItem('ark-token-note') ?? '')
    sessionStorage.setItem('ark-token-note', JSON.stringify({ ...note, site: '/other/ https://api.example' }))
  })
  await page.reload()
  await expect(page.getByRole('heading', welcome)).toBeVisible()
  expect(await token(page)).toBe(old)
})

test('at the expiry an alert says so, and the sign-in leads back', async ({ page }) => {
  await signInByForm(page, 'dashboard/two')
  // Long enough for the page's own requests on a slow machine: one after the expiry would be rejected.
  await setExpiry(page, soon(15))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Token expired!' })).toBeVisible({ timeout: 25_000 })
  await expect(page).toHaveURL(/returnTo=.*two/)
  expect(await token(page)).toBeNull()
})

test.describe('a tab that slept past the expiry', () => {
  // Requests sent when the page becomes visible may be rejected before the alert.
  test.use({ allowedErrors: [/401/] })

  test('says so when it is shown again', async ({ page }) => {
    await page.clock.install()
    await signInByForm(page, 'dashboard/two')
    await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()
    // Timers pause too.
    await page.clock.setSystemTime(Date.now() + 30 * 86_400_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('alert').filter({ hasText: 'Token expired!' })).toBeVisible()
    expect(await token(page)).toBeNull()
  })
})

test('a token good for ten years does not expire at once', async ({ page }) => {
  await signInByForm(page)
  await setExpiry(page, soon(3650 * 86_400))
  await page.reload()
  await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
  expect(await token(page)).not.toBeNull()
})

test.describe('tokens that are no good', () => {
  test.use({ allowedErrors: [/stored token|401|unauthorized/] })
  const claims = (value: object) => `h.${Buffer.from(JSON.stringify(value)).toString('base64url')}.s`
  const bad = {
    abc: 'abc',
    'a.b': 'a.b',
    'a.b.c': 'a.b.c',
    '..': '..',
    'without exp': claims({}),
    'exp as text': claims({ exp: 'soon' }),
    'exp in the past': claims({ exp: 1 }),
    '100 kB': 'x'.repeat(100_000),
    'another alphabet': claims({ exp: soon(999), sub: 'é漢字' }),
  }
  for (const [name, value] of Object.entries(bad)) {
    test(`${name} leaves one signed out`, async ({ page }) => {
      await page.goto('404')
      await page.evaluate((value) => sessionStorage.setItem('jwt_access_token', value), value)
      await page.goto('dashboard')
      await expect(page.getByRole('heading', welcome)).toBeVisible()
      await live(page)
      expect(await token(page)).toBeNull()
    })
  }
})

for (const evil of [
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  '/%09/example.com',
  '/\t/example.com',
  'http:example.com',
  '/ark/../../other',
  '/ark/dashboard/two',
  '/no/such/page',
]) {
  test(`returnTo ${JSON.stringify(evil)} is dropped`, { tag: '@main' }, async ({ page, baseURL }) => {
    await open(page, `auth/client?returnTo=${encodeURIComponent(evil)}`)
    await page.getByRole('button', signInButton).click()
    await expect(page).toHaveURL(`${baseURL}dashboard`)
  })
}

test.describe('storage', () => {
  for (const [name, script] of Object.entries({
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    forbidden: () => {
      for (const area of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('no', 'SecurityError')
          },
        })
    },
  })) {
    test(`${name}: the session lasts as long as the page`, async ({ page }) => {
      await page.addInitScript(script)
      await signInByForm(page)
      await expect(page.getByRole('heading', { name: /Welcome back, Marlow/ })).toBeVisible()
    })
  }
})

test.describe('a token that the API refuses', () => {
  test.use({ allowedErrors: [/unauthorized/] })

  test('ends the session while React takes over, without a fault', async ({ page }) => {
    const claims = Buffer.from(JSON.stringify({ exp: soon(999), sub: 'nobody' })).toString('base64url')
    await page.goto('404')
    await page.evaluate((token) => sessionStorage.setItem('jwt_access_token', token), `h.${claims}.s`)
    await page.goto('dashboard')
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await live(page)
  })
})
