import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Fixtures {
  /** What the console of the page must not hold; a test of a failure lists what it expects. */
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

/** React has taken over the page: prerendered HTML is visible long before it can be used. */
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

/** Goes to a page as a visitor would, and signs in with the demo account that stands in the form. */
export async function signIn(page: Page, path = 'dashboard') {
  await open(page, path)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor()
}

/** What the page shows has come. */
export const settled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

const claims = { sub: 'account-1', exp: Math.floor(Date.now() / 1000) + 3600 }
/** The token of the demo's admin, as a tester may write it. */
export const demoToken = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.demo-signature`

export const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('jwt_access_token'))

/** Puts another expiry (seconds since 1970) into the token that is held. */
export async function setExpiry(page: Page, exp: unknown) {
  await page.evaluate((exp) => {
    const [head, claims = '', signature] = (sessionStorage.getItem('jwt_access_token') ?? '').split('.')
    const changed = { ...JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))), exp }
    sessionStorage.setItem('jwt_access_token', [head, btoa(JSON.stringify(changed)), signature].join('.'))
  }, exp)
}

/** What axe finds on the page as it stands, or in a part of it, in one line each. */
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
  'dashboard/two': 'Two',
  'dashboard/three': 'Three',
  'dashboard/group': 'Four',
  'dashboard/group/five': 'Five',
  'dashboard/group/six': 'Six',
}
