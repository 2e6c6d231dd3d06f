// The prerendered page before React has mounted, and the moment when React's page replaces it.
import type { Page } from '@playwright/test'
import { expect, live, signIn, test } from './site'

/** Holds the scripts back until the returned function is called. */
async function late(page: Page, path: string) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** A signed-in user who returns. */
async function lateSignedIn(page: Page, path: string) {
  // A worker would handle the requests that are held back.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await signIn(page)
  return late(page, path)
}

const email = { name: 'Email' }

async function signUp(page: Page) {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Byron')
  await page.getByRole('textbox', email).fill('early@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('analytical')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('a submit waits, is sent, and no field stands in the address', { tag: '@main' }, async ({ page }) => {
  const release = await late(page, 'auth/client')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page).toHaveURL(/\/ark\/dashboard$/)
})

for (const manager of [false, true]) {
  test(`a sign-up waits and sent${manager ? ', where a password manager has put in its own' : ''}`, async ({
    page,
  }) => {
    const release = await late(page, 'auth/jwt/sign-up')
    if (manager) {
      await page.getByRole('textbox', email).waitFor()
      await page.evaluate(() => {
        for (const input of document.querySelectorAll('input')) {
          input.before(document.createElement('manager-icon'))
          input.after(document.createElement('div'))
        }
      })
    }
    await signUp(page)
    expect(new URL(page.url()).search).toBe('')
    release()
    await expect(page.getByRole('heading', { name: 'Welcome back, Ada Byron' })).toBeVisible()
  })
}

test('what was typed is kept, with the focus and the selection', { tag: '@main' }, async ({ page }) => {
  const release = await late(page, 'auth/jwt/sign-up')
  const first = page.getByRole('textbox', { name: 'First name' })
  await page.getByRole('textbox', { name: 'Password' }).fill('analytical')
  await page.getByRole('textbox', email).fill('typed@example.com')
  await first.fill('Augusta Ada')
  await first.evaluate((input: HTMLInputElement) => input.setSelectionRange(8, 11))
  release()
  await live(page)
  await expect(first).toBeFocused()
  await page.keyboard.type('Byron')
  await expect(first).toHaveValue('Augusta Byron')
  await expect(page.getByRole('textbox', email)).toHaveValue('typed@example.com')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('analytical')
})

test('what was typed into a search is searched for', async ({ page }) => {
  const release = await lateSignedIn(page, 'faqs')
  const search = page.getByRole('searchbox')
  await search.fill('password')
  release()
  await live(page)
  await expect(search).toHaveValue('password')
  await expect(page).toHaveURL(/q=password/)
})

test('a button that was pressed does what it is for', async ({ page }) => {
  const release = await lateSignedIn(page, 'dashboard/two')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('a press that begins before and ends after is one', async ({ page }) => {
  const release = await lateSignedIn(page, 'dashboard/two')
  const settings = page.getByRole('button', { name: 'Settings', exact: true })
  await settings.hover()
  await page.mouse.down()
  release()
  await live(page)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('a link leads on', { tag: '@main' }, async ({ page }) => {
  const release = await lateSignedIn(page, 'dashboard/two')
  await page.getByRole('navigation').getByRole('link', { name: 'Three' }).first().click({ noWaitAfter: true })
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
})

test('how far somebody has scrolled is kept, and the page is at no moment empty', async ({ page }) => {
  const release = await lateSignedIn(page, 'faqs')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await page.evaluate(() => {
    const seen = { empty: 0, tops: new Set<number>() }
    Object.assign(window, { seen })
    const look = () => {
      if (!document.querySelector('h1')) seen.empty++
      seen.tops.add(scrollY)
      requestAnimationFrame(look)
    }
    look()
  })
  release()
  await live(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const seen = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { empty: number; tops: Set<number> } }
    return { empty: seen.empty, tops: [...seen.tops] }
  })
  expect(seen).toEqual({ empty: 0, tops: [400] })
})

test('a group on which the pointer rests opens', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app-settings', '{"navLayout":"mini"}'))
  const release = await lateSignedIn(page, 'dashboard/two')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('button', { name: 'Group' }).hover()
  release()
  await expect(nav.getByRole('link', { name: 'Five' })).toBeVisible()
  await page.mouse.move(640, 700)
  await expect(nav.getByRole('link', { name: 'Five' })).toBeHidden()
})

test('a viewer sees no way to the users and no place of a button, from the first paint on', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await signIn(page, 'dashboard/three')
  const users = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Four' })
  const place = page.locator('[data-right="change invoices"]')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Account' })
  await drawer.getByRole('button', { name: /Viewer/ }).click()
  await expect(drawer).toBeHidden()
  const release = await late(page, 'dashboard/three')
  await expect(page.getByRole('heading', { level: 1, name: 'Three' })).toBeVisible()
  await expect(place).toBeHidden()
  await expect(users).toBeHidden()
  release()
  await live(page)
  await expect(place).toHaveCount(0)
})
