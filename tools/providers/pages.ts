import { expect, type Page } from '@playwright/test'
import { live, open } from '../../tests/e2e/site'
import { cognitoCode, emulators, userPool } from './ways.mjs'

export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** The steps of the suite that differ between auth providers. */
export interface Way {
  name: string
  /** The guard redirects to this path. */
  signInPath: string
  /** Fills in and submits e-mail address and password, starting at the sign-in page. */
  enter: (page: Page, person: Person) => Promise<void>
  /** From the sign-in page to a verified account. */
  join: (page: Page, person: Person) => Promise<void>
  /** Tries a wrong code, or an invalid link. */
  failToVerify?: (page: Page, person: Person) => Promise<void>
  /** From the sign-in page to a new password, and to the sign-in or into the site. */
  reset?: (page: Page, person: Person, password: string) => Promise<void>
  /** True if a signed-in user can change the password. */
  updates?: boolean
  /** The service's response to too many tries. */
  tooMany?: { status: number; json: object; headers?: Record<string, string> }
  /** Gives a role to a user whose e-mail address does not imply one. */
  giveRole?: (person: Person) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function enter(page: Page, { email, password }: Person) {
  await live(page)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
}

export async function signUp(page: Page, person: Person) {
  await page.getByRole('link', { name: 'Create an account' }).click()
  await field(page, 'First name').fill(person.firstName)
  await field(page, 'Last name').fill(person.lastName)
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(person.password)
  await button(page, 'Create account').click()
}

/** Requests the message for a new password; the response is always the same. */
export async function ask(page: Page, email: string) {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The previous page has such a field too.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await field(page, 'Email').fill(email)
  await button(page, /^Send reset (code|link|email)$/).click()
  await expect(page.getByText(`If an account exists for ${email}`)).toBeVisible()
}

async function choose(page: Page, password: string) {
  await field(page, 'New password').fill(password)
  await button(page, 'Save password').click()
}

async function typeCode(page: Page, code: string) {
  await field(page, 'Code').fill(code)
  await button(page, 'Verify').click()
}

async function resetByCode(page: Page, email: string, code: () => string | Promise<string>, password: string) {
  await ask(page, email)
  await button(page, 'Enter code').click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await field(page, 'Code').fill(await code())
  await choose(page, password)
}

async function json<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

type OobCode = { email: string; requestType: string; oobCode: string }
/** The last link that Firebase would have sent, at the site's own page for it. */
async function firebaseLink({ email }: { email: string }, requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET') {
  const address = `${emulators.firebase}/emulator/v1/projects/demo-ark/oobCodes`
  const { oobCodes } = await json<{ oobCodes: OobCode[] }>(address)
  const last = oobCodes.findLast((code) => code.email === email && code.requestType === requestType)
  const mode = requestType === 'VERIFY_EMAIL' ? 'verifyEmail' : 'resetPassword'
  return `auth/firebase/verify?mode=${mode}&oobCode=${last?.oobCode}`
}

type Sent = { type: string; code: string; hash: string; link: string }
async function supabaseMessage({ email }: { email: string }, type: 'signup' | 'recovery') {
  const messages = await json<Sent[]>(`${emulators.supabase}/inbox?to=${encodeURIComponent(email)}`)
  const last = messages.findLast((message) => message.type === type)
  if (!last) throw new Error(`Nothing was sent to ${email}`)
  return last
}

const cognito = (action: string, body: object) =>
  json(emulators.amplify, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(body),
  })

export const ways: Record<string, Way> = {
  jwt: { name: 'JWT', signInPath: 'auth/client', enter, join: signUp },

  firebase: {
    name: 'Firebase',
    signInPath: 'auth/firebase/sign-in',
    enter,
    async join(page, person) {
      await signUp(page, person)
      await expect(page.getByText(`Sent to ${person.email}`)).toBeVisible()
      await open(page, await firebaseLink(person, 'VERIFY_EMAIL'))
    },
    async failToVerify(page, person) {
      await signUp(page, person)
      await button(page, "I've verified my email").click()
      await expect(page.getByRole('alert')).toHaveText("This email address isn't verified yet.")
      await open(page, 'auth/firebase/verify?mode=verifyEmail&oobCode=none')
      await expect(page.getByRole('alert')).toHaveText(/This code or link is invalid or has expired/)
    },
    async reset(page, person, password) {
      await ask(page, person.email)
      await open(page, await firebaseLink(person, 'PASSWORD_RESET'))
      await choose(page, password)
    },
    tooMany: { status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } },
    async giveRole({ email, password }) {
      const accounts = `${emulators.firebase}/identitytoolkit.googleapis.com/v1`
      const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' }
      const body = JSON.stringify({ email, password, returnSecureToken: true })
      const { localId } = await json<{ localId: string }>(`${accounts}/accounts:signInWithPassword?key=ark-key`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      await json(`${accounts}/projects/demo-ark/accounts:update`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ localId, customAttributes: JSON.stringify({ role: 'viewer' }) }),
      })
    },
  },

  amplify: {
    name: 'Amplify',
    signInPath: 'auth/amplify/sign-in',
    enter,
    async join(page, person) {
      await signUp(page, person)
      await typeCode(page, cognitoCode)
      await expect(page.getByText('Your email address is verified. You can sign in now.')).toBeVisible()
      await enter(page, person)
    },
    async failToVerify(page, person) {
      await signUp(page, person)
      await typeCode(page, '111111')
      await expect(field(page, 'Code')).toHaveAccessibleDescription('Incorrect code.')
    },
    reset: (page, { email }, password) => resetByCode(page, email, () => cognitoCode, password),
    tooMany: { status: 400, json: { __type: 'TooManyRequestsException', message: 'Too many requests' } },
    updates: true,
    async giveRole({ email }) {
      await cognito('AdminAddUserToGroup', { UserPoolId: userPool, Username: email, GroupName: 'viewer' })
    },
  },

  auth0: {
    name: 'Auth0',
    signInPath: 'auth/auth0/sign-in',
    async enter(page, { email, password }) {
      await live(page)
      await button(page, 'Continue with Auth0').click()
      await page.getByLabel('Email address').fill(email)
      await page.getByLabel('Password').fill(password)
      await button(page, 'Continue').click()
    },
    async join(page, person) {
      await live(page)
      await button(page, 'Create account').click()
      await page.getByLabel('Name').fill(`${person.firstName} ${person.lastName}`)
      await page.getByLabel('Email address').fill(person.email)
      await page.getByLabel('Password').fill(person.password)
      await button(page, 'Continue').click()
    },
  },

  supabase: {
    name: 'Supabase',
    signInPath: 'auth/supabase/sign-in',
    enter,
    async join(page, person) {
      await signUp(page, person)
      // The page for the code displays that the message was sent.
      await expect(field(page, 'Code')).toBeVisible()
      await expect(field(page, 'Email')).toHaveValue(person.email)
      await typeCode(page, (await supabaseMessage(person, 'signup')).code)
    },
    async failToVerify(page, person) {
      await signUp(page, person)
      await typeCode(page, '000000')
      await expect(field(page, 'Code')).toHaveAccessibleDescription(/This code or link is invalid or has expired/)
    },
    tooMany: {
      status: 429,
      json: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    },
    reset: (page, person, password) =>
      resetByCode(page, person.email, async () => (await supabaseMessage(person, 'recovery')).code, password),
    updates: true,
  },
}

export { supabaseMessage }
