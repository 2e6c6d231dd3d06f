import type { Page } from '@playwright/test'
import { brand } from '@/brand'
import { test as base, expect, live, open, setExpiry, token } from '../../tests/e2e/site'
import { ask, type Person, signUp, supabaseMessage, type Way, ways } from './pages'
import { chosen, emulators, site } from './ways.mjs'

const soon = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const secret = /eyJ[\w-]+\.|access_token|refresh_token|[?&]code=/
let count = 0

const test = base.extend<{ way: Way; person: Person }>({
  way: [ways.jwt as Way, { option: true }],
  person: async ({ way }, use) => {
    const email = `ada-${way.name.toLowerCase()}-${Date.now()}-${process.pid}-${count++}@example.com`
    await use({ firstName: 'Ada', lastName: 'Byron', email, password: 'Analytical-1843' })
  },
  page: async ({ page }, use) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await use(page)
    expect(page.url(), 'no token stays in the address').not.toMatch(secret)
    expect(said.join('\n'), 'no token in the console').not.toMatch(secret)
  },
})

// The browser logs rejected requests itself; the rejection of a failed sign-up is logged as well.
test.use({ allowedErrors: [/Failed to load resource|AuthFailure|wrong-credentials|email-taken/] })

const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true })
const inside = (page: Page) => expect(account(page)).toBeVisible({ timeout: 30_000 })
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

async function atSignIn(page: Page, way: Way) {
  await expect(page).toHaveURL(new RegExp(`/ark/${way.signInPath}`))
  await expect(page.getByRole('heading', { name: `Welcome to ${brand.name}` })).toBeVisible()
  await live(page)
}

// #demo
/** The links of the group in the navigation; a role sees some of them. */
async function group(page: Page) {
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Group' })
  await button.click()
  return button.locator('xpath=ancestor::li[1]').getByRole('link')
}
// #/demo

/** A verified account whose user is signed in, at the requested page. */
async function joined(page: Page, way: Way, person: Person, path = 'dashboard/three') {
  await page.goto(path)
  await atSignIn(page, way)
  await way.join(page, person)
  await inside(page)
}

async function leave(page: Page) {
  await account(page).click()
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click()
}

for (const name of chosen) {
  const way = ways[name] as Way
  test.describe(way.name, () => {
    test.use({ way, baseURL: site(name) })

    test('the guard leads to its sign-in, which is ready', async ({ page }) => {
      await page.goto('dashboard/two?status=pending')
      await atSignIn(page, way)
      await expect(page).toHaveURL(/returnTo=.*two/)
      await expect(page.getByRole('button', { name: /^(Sign in|Continue with)/ })).toBeEnabled()
      await expect(page.getByText(/isn't set up on this site/)).toBeHidden()
    })

    test('a new account is verified and leads to the page that was wanted, as its owner and an admin', async ({
      page,
      person,
    }) => {
      await joined(page, way, person, 'dashboard/two?status=pending#here')
      // Firebase's link is opened separately, without the requested page.
      await expect(page).toHaveURL(way.name === 'Firebase' ? /\/ark\/dashboard$/ : /two\?status=pending#here$/)
      await account(page).click()
      await expect(page.getByRole('dialog', { name: 'Account' })).toContainText(person.email)
      await page.keyboard.press('Escape')
      await expect(await group(page)).toHaveText(['Four', 'Five', 'Six']) // #demo
    })

    test('the sign-in leads to the wanted page, with its search and hash, and not out of the site', async ({
      page,
      person,
      baseURL,
    }) => {
      await joined(page, way, person)
      await leave(page)
      await atSignIn(page, way)
      await page.goto('dashboard/two?status=pending#here')
      await atSignIn(page, way)
      await way.enter(page, person)
      await expect(page).toHaveURL(/\/ark\/dashboard\/two\?status=pending#here$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible()

      await leave(page)
      await atSignIn(page, way)
      await open(page, `${way.signInPath}?returnTo=${encodeURIComponent('//example.com/')}`)
      await way.enter(page, person)
      await expect(page).toHaveURL(`${baseURL}dashboard`)
    })

    test('a wrong password and an unknown address are told alike, and nothing typed is lost', async ({
      page,
      person,
    }) => {
      await joined(page, way, person)
      await leave(page)
      await atSignIn(page, way)
      await way.enter(page, { ...person, password: 'Not-the-one-1843' })
      if (way.name === 'Auth0') {
        await expect(page.getByRole('alert')).toHaveText('Wrong email or password')
        await page.getByRole('button', { name: 'Cancel' }).click()
        await expect(alert(page, 'Sign-in was denied or interrupted.')).toBeVisible()
        expect(await token(page)).toBeNull()
        await page.getByRole('link', { name: 'Try again' }).click()
        await atSignIn(page, way)
        return
      }
      await expect(alert(page, 'Incorrect email or password.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Not-the-one-1843')
      await way.enter(page, { ...person, email: 'nobody@example.com' })
      await expect(alert(page, 'Incorrect email or password.')).toBeVisible()
      expect(await token(page)).toBeNull()
    })

    // Auth0 verifies on its own pages, and the API does not verify.
    if (way.failToVerify) {
      test('a wrong code or link is told where it was given', async ({ page, person }) => {
        await open(page, way.signInPath)
        await way.failToVerify?.(page, person)
        expect(await token(page)).toBeNull()
      })
    }

    // The others verify on their own pages, or not at all.
    if (way.failToVerify) {
      test('the message is sent once more, a minute after the last one', async ({ page, person }) => {
        await page.clock.install()
        await open(page, way.signInPath)
        await signUp(page, person)
        await expect(page.getByRole('button', { name: /Resend email in \d+ s/ })).toBeVisible()
        await page.clock.fastForward('01:01')
        await page.getByRole('button', { name: 'Resend email', exact: true }).click()
        await expect(page.getByText('We sent you another email.')).toBeVisible()
        await expect(page.getByRole('button', { name: /Resend email in \d+ s/ })).toBeVisible()
      })
    }

    // Services with further rules for passwords, which the form does not know.
    if (['Amplify', 'Supabase'].includes(way.name)) {
      test('a password that the service finds too weak is told at its field', async ({ page, person }) => {
        await open(page, way.signInPath)
        await signUp(page, { ...person, password: 'letters-alone' })
        await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
          /^This password is too weak/,
        )
      })
    }

    const { tooMany } = way
    if (tooMany) {
      test.describe('what the service refuses', () => {
        // Requests of a worker cannot be mocked; without it the page handles the demo API's requests. Supabase's SDK logs a lost
        // connection itself.
        test.use({ serviceWorkers: 'block', allowedErrors: [/Failed to load resource|Failed to fetch/] })

        test('too many tries and a lost connection are told, and another try is possible', async ({ page, person }) => {
          const service = `${emulators[name as keyof typeof emulators]}/**`
          const headers = {
            'Access-Control-Allow-Origin': '*',
            'Access-Control-Expose-Headers': '*',
            ...tooMany.headers,
          }
          await joined(page, way, person)
          await leave(page)
          await atSignIn(page, way)
          await page.route(service, (route) => route.fulfill({ ...tooMany, headers }))
          await way.enter(page, person)
          await expect(alert(page, 'Too many attempts.')).toBeVisible()
          await page.unroute(service)
          await page.route(service, (route) => route.abort())
          await way.enter(page, person)
          await expect(alert(page, "Couldn't reach the sign-in service.")).toBeVisible()
          await page.unroute(service)
          await way.enter(page, person)
          await inside(page)
        })
      })
    }

    // Supabase does not reveal it, and Auth0 reports it on its own page.
    if (['JWT', 'Firebase', 'Amplify'].includes(way.name)) {
      test('a taken address is told where the provider tells it', async ({ page, person }) => {
        await joined(page, way, person)
        await leave(page)
        await atSignIn(page, way)
        await signUp(page, person)
        await expect(page.getByText('An account with this email address already exists.')).toBeVisible()
      })
    }

    test('the session lasts a reload, and a new tab has it', async ({ page, person, context }) => {
      await joined(page, way, person)
      await page.reload()
      await inside(page)
      await page.goto(way.signInPath)
      await expect(page).toHaveURL(/\/ark\/dashboard$/)
      const other = await context.newPage()
      await other.goto('dashboard/three')
      await inside(other)
    })

    // Without an SDK the session lasts as long as its tabs.
    if (way.name !== 'JWT') {
      test('an SDK keeps the session for a browser that was closed', async ({ page, person, context }) => {
        await joined(page, way, person)
        const other = await context.newPage()
        await page.close()
        await other.goto('dashboard/three')
        await inside(other)
      })
    }

    test('signing out reaches all tabs, and stays so after a reload', async ({ page, person, context }) => {
      await joined(page, way, person)
      const other = await context.newPage()
      await other.goto('dashboard/three')
      await inside(other)
      await leave(page)
      await atSignIn(page, way)
      await atSignIn(other, way)
      expect(await token(page)).toBeNull()
      await other.goto('dashboard/three')
      await atSignIn(other, way)
    })

    // The API's tokens are not renewed.
    if (way.name !== 'JWT') {
      test('a session that is about to end can be kept, in all tabs', async ({ page, person, context }) => {
        await joined(page, way, person)
        const other = await context.newPage()
        await other.goto('dashboard/three')
        await inside(other)
        const end = soon(55)
        for (const tab of [page, other]) {
          await setExpiry(tab, end)
          await tab.reload()
          // Firebase's SDK has its own newer token, the others are asked for one.
          if (way.name === 'Firebase') await inside(tab)
          else await expect(tab.getByRole('alertdialog')).toBeVisible({ timeout: 30_000 })
        }
        if (way.name !== 'Firebase') await page.getByRole('button', { name: 'Stay signed in' }).click()
        for (const tab of [page, other]) {
          await expect.poll(() => lifeLeft(tab)).toBeGreaterThan(1000)
          await expect(tab.getByRole('alertdialog')).toBeHidden()
          await inside(tab)
        }
      })
    }

    // Firebase's SDK renews early while the page is open.
    if (way.name !== 'Firebase') {
      if (way.name !== 'JWT') {
        test('a session whose token expires is renewed, and the page stays', async ({ page, person }) => {
          await joined(page, way, person, 'dashboard/three')
          await setExpiry(page, soon(12))
          await page.reload()
          await inside(page)
          await expect.poll(() => lifeLeft(page), { timeout: 30_000 }).toBeGreaterThan(1000)
          await expect(page).toHaveURL(/dashboard\/three$/)
          await inside(page)
        })
      }

      test.describe('where the service refuses', () => {
        // The SDK's own errors.
        test.use({ allowedErrors: [/Failed to load resource|AuthFailure|UnknownError|not renewed/] })

        test('at an expiry that nothing helps the sign-in says so and leads back', async ({ page, person }) => {
          await joined(page, way, person, 'dashboard/three')
          if (way.name !== 'JWT') {
            const service = ({ origin }: URL) => Object.values(emulators).includes(origin)
            // RFC 6749, 5.2; `error_code` is Supabase's.
            const json = { error: 'invalid_grant', error_code: 'refresh_token_not_found' }
            await page.context().route(service, (route) => route.fulfill({ status: 400, json }))
          }
          await setExpiry(page, soon(12))
          await page.reload()
          await expect(alert(page, 'Token expired!')).toBeVisible({ timeout: 40_000 })
          await expect(page).toHaveURL(/returnTo=/)
          expect(await token(page)).toBeNull()
        })
      })
    }

    // Auth0 does it on its own pages.
    if (way.reset) {
      test('a forgotten password is set anew', async ({ page, person }) => {
        await joined(page, way, person)
        await leave(page)
        await atSignIn(page, way)
        await way.reset?.(page, person, 'Difference-1822')
        if (way.name === 'Supabase') {
          await inside(page)
          await leave(page)
        } else await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible()
        await atSignIn(page, way)
        await way.enter(page, person)
        await expect(alert(page, 'Incorrect email or password.')).toBeVisible()
        await way.enter(page, { ...person, password: 'Difference-1822' })
        await inside(page)
      })
    }

    // The others have no such page.
    if (way.reset) {
      test('the answer to a forgotten password is the same for who has no account', async ({ page }) => {
        await open(page, way.signInPath)
        await ask(page, 'nobody@example.com')
      })
    }

    // The others have no such page.
    if (way.updates) {
      test('a signed-in person sets another password', async ({ page, person }) => {
        await joined(page, way, person)
        await open(page, way.signInPath.replace('sign-in', 'update-password'))
        if (way.name === 'Amplify') {
          await page.getByRole('textbox', { name: 'Current password' }).fill(person.password)
        }
        await page.getByRole('textbox', { name: 'New password' }).fill('Difference-1822')
        await page.getByRole('button', { name: 'Save password' }).click()
        await inside(page)
        await leave(page)
        await atSignIn(page, way)
        await way.enter(page, { ...person, password: 'Difference-1822' })
        await inside(page)
      })
    }

    // Only Supabase's links sign in.
    if (way.name === 'Supabase') {
      test('a link signs in the browser that asked for it, and asks first in another', async ({
        page,
        browser,
        person,
      }) => {
        await open(page, way.signInPath)
        await signUp(page, person)
        await expect(page.getByRole('button', { name: /Resend email in/ })).toBeVisible()
        const { hash } = await supabaseMessage(person, 'signup')
        const stranger = await (await browser.newContext({ baseURL: new URL('.', page.url()).href })).newPage()
        await open(
          stranger,
          `${new URL(page.url()).origin}${new URL(page.url()).pathname.replace(/auth\/.*/, '')}auth/supabase/verify?token_hash=${hash}&type=signup`,
        )
        await expect(stranger.getByRole('heading', { name: /^Continue as .\*\*\*@/ })).toBeVisible()
        expect(await token(stranger)).toBeNull()
        await stranger.getByRole('button', { name: 'Continue' }).click()
        await inside(stranger)
        await stranger.context().close()
      })

      test('a link in a message verifies, and no token is in the address', async ({ page, person }) => {
        await open(page, way.signInPath)
        await signUp(page, person)
        await expect(page.getByRole('button', { name: /Resend email in/ })).toBeVisible()
        const { link } = await supabaseMessage(person, 'signup')
        await page.goto(link)
        await inside(page)
        // It works once.
        await page.goto(link)
        await expect(alert(page, /This code or link is invalid or has expired/)).toBeVisible()
      })
    }

    // #demo
    // With jwt it is the API's to tell.
    if (way.name !== 'JWT') {
      test('the role is what the provider claims', async ({ page, person }) => {
        const viewer = { ...person, email: `viewer-${person.email}` }
        await joined(page, way, viewer)
        if (way.giveRole) {
          await leave(page)
          await atSignIn(page, way)
          await way.giveRole(viewer)
          await way.enter(page, viewer)
          await inside(page)
        }
        // The first one is for admins and managers.
        await expect(await group(page)).toHaveText(['Five', 'Six'])
      })
    }
    // #/demo

    test('the pages of the other ways name what they want, and cannot be sent', async ({ page }) => {
      for (const other of Object.values(ways)) {
        if (other === way) continue
        await open(page, other.signInPath)
        await expect(page.getByText(`VITE_AUTH_METHOD=${other.name.toLowerCase()}`)).toBeVisible()
        const send = page.getByRole('button', { name: /^(Sign in|Continue with)/ })
        await expect(send).toBeDisabled()
      }
    })
  })
}

async function lifeLeft(page: Page) {
  const [, claims = ''] = ((await token(page)) ?? '').split('.')
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { exp?: number }
  return (exp ?? 0) - Date.now() / 1000
}
