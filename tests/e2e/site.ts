import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Fixtures {
  /** Console messages that are allowed; a test of a failure lists the expected ones. */
  allowedErrors: RegExp[]
}

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = []
    const keep = (text: string) => allowedErrors.some((allowed) => allowed.test(text)) || errors.push(text)
    page.on('console', (message) => message.type() === 'error' && keep(message.text()))
    page.on('pageerror', (error) => keep(error.message))
    await use(page)
    expect(errors, 'errors in the console').toEqual([])
  },
})

/** Resolves when React has mounted: prerendered HTML is visible long before it is interactive. */
export async function live(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, h1')].some((node) =>
      Object.keys(node).some((key) => key.startsWith('__reactProps$')),
    ),
  )
}

export async function open(page: Page, path: string) {
  await page.goto(path)
  await live(page)
}

/** Opens a page as a visitor, and signs in with the prefilled demo account. */
export async function signInByForm(page: Page, path = 'dashboard') {
  await open(page, path)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
}

/** Opens a page with a session of a demo account, without the time that the form takes. */
export async function signIn(page: Page, path = 'dashboard', role: (typeof roles)[number] = 'admin') {
  // Any file of the site's origin, which has the storage.
  await page.goto('robots.txt')
  await page.evaluate((token) => sessionStorage.setItem('jwt_access_token', token), tokenOf(role))
  await open(page, path)
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
}

/** A connection that saves data: no chunk is preloaded, so that a test decides which one is missing. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** The page's content has loaded. */
export const settled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

const roles = ['admin', 'manager', 'viewer'] as const

/** A token of one of the demo's accounts, as a tester may create it. */
function tokenOf(role: (typeof roles)[number]) {
  const claims = { sub: `account-${roles.indexOf(role) + 1}`, exp: Math.floor(Date.now() / 1000) + 3 * 86_400 }
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.demo-signature`
}
export const demoToken = tokenOf('admin')

export const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('jwt_access_token'))

/** Changes the expiry (seconds since 1970) of the stored token. */
export async function setExpiry(page: Page, exp: unknown) {
  await page.evaluate((exp) => {
    const [head, claims = '', signature] = (sessionStorage.getItem('jwt_access_token') ?? '').split('.')
    const changed = { ...JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), exp }
    sessionStorage.setItem('jwt_access_token', [head, btoa(JSON.stringify(changed)), signature].join('.'))
  }, exp)
}

/** Runs axe on the page, or a part of it; returns one line per violation. */
export async function axe(page: Page, part?: string) {
  await page.evaluate(axeSource)
  return page.evaluate(
    async ({ values, part }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(part ?? document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    { values: axeTags, part },
  )
}

export const pages = {
  dashboard: 'One',
  'dashboard/two': 'Two', // #demo
  'dashboard/three': 'Three', // #demo
  'dashboard/group': 'Four',
  'dashboard/group/five': 'Five', // #demo
  'dashboard/group/six': 'Six', // #demo
  'dashboard/mail': 'Mail', // #demo
  'dashboard/chat': 'Chat', // #demo
  'dashboard/calendar': 'Calendar', // #demo
  'dashboard/kanban': 'Kanban', // #demo
  'dashboard/products': 'Products', // #demo
  'dashboard/blog': 'Blog', // #demo
  'dashboard/account': 'Account',
}
