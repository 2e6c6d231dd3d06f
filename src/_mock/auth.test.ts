import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userSchema } from '@/api/auth'
import { failureSchema } from '@/api/client'
import { demoAccounts } from '@/api/demo-accounts'
import { config } from '@/config'
import { call } from './call'
import { answerOtherTabs } from './other-tabs'
import { changesOf, resetStore } from './store'

beforeEach(resetStore)

const ada = { email: 'Ada@example.com', password: 'secret1', firstName: 'Ada', lastName: 'Lovelace' }

describe('sign-in', () => {
  test.each(demoAccounts.map((account) => [account.role, account] as const))('%s', async (role, account) => {
    const { status, body } = await call('/api/auth/sign-in', { as: null, body: account })
    expect(status).toBe(200)
    const me = await call('/api/auth/me', { token: body.data.accessToken })
    expect(userSchema.parse(me.body.data)).toMatchObject({ email: account.email, role })
    expect(JSON.stringify(me.body)).not.toContain(account.password)
  })

  test('a wrong password is 401 with a code', async () => {
    const body = { email: demoAccounts[0].email, password: 'wrong' }
    const answer = await call('/api/auth/sign-in', { as: null, body })
    expect(answer.status).toBe(401)
    expect(failureSchema.parse(answer.body).code).toBe('wrong-credentials')
  })

  test('an unknown e-mail is told no differently', async () => {
    const wrong = await call('/api/auth/sign-in', { as: null, body: { email: demoAccounts[0].email, password: 'x' } })
    const unknown = await call('/api/auth/sign-in', { as: null, body: { email: 'no@ark.dev', password: 'x' } })
    expect(unknown).toEqual(wrong)
  })

  test.each([
    ['nothing', ''],
    ['not JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['empty', {}],
  ])('a payload of %s names both fields', async (_, body) => {
    const answer = await call('/api/auth/sign-in', { as: null, method: 'POST', body })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('bad-payload')
    expect(answer.body.fields).toEqual({ email: 'Required', password: 'Required' })
  })
})

describe('sign-up', () => {
  test('whoever signs up is signed in, and can sign in again', async () => {
    const { status, body } = await call('/api/auth/sign-up', { as: null, body: ada })
    expect(status).toBe(201)
    const me = await call('/api/auth/me', { token: body.data.accessToken })
    expect(me.body.data).toMatchObject({ displayName: 'Ada Lovelace', email: ada.email, role: 'admin' })
    const again = await call('/api/auth/sign-in', { as: null, body: { ...ada, email: 'ada@EXAMPLE.com' } })
    expect(again.status).toBe(200)
  })

  test('the password is neither stored in plain text nor handed to other tabs', async () => {
    const { body } = await call('/api/auth/sign-up', { as: null, body: ada })
    expect(JSON.stringify([...changesOf('accounts').values()])).not.toContain(ada.password)
    const wrong = await call('/api/auth/sign-in', { as: null, body: { ...ada, password: 'secret2' } })
    expect(wrong.status).toBe(401)

    answerOtherTabs()
    const stranger = new BroadcastChannel(`ark-mock:${config.basePath}`)
    const answers: unknown[] = []
    stranger.onmessage = ({ data }) => answers.push(data)
    // Messages that are not questions are ignored.
    for (const message of [null, 7, {}, { sub: 7 }]) stranger.postMessage(message)
    stranger.postMessage({ sub: JSON.parse(atob(body.data.accessToken.split('.')[1])).sub })
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(1)
    stranger.close()
    const [account] = [...changesOf('accounts').values()] as { secret?: { hash: string } }[]
    expect(account?.secret?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(answers)).not.toContain(account?.secret?.hash)
    expect(answers).toEqual([{ account: expect.objectContaining({ email: ada.email }) }])
  })

  test('without cryptography, as on a page without https, signing in again still works', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await call('/api/auth/sign-up', { as: null, body: ada })
    expect((await call('/api/auth/sign-in', { as: null, body: ada })).status).toBe(200)
    expect(JSON.stringify([...changesOf('accounts').values()])).not.toContain(ada.password)
    vi.unstubAllGlobals()
  })

  test('lives as long as the tab: after a reset the token is nobody', async () => {
    const { body } = await call('/api/auth/sign-up', { as: null, body: ada })
    resetStore()
    expect((await call('/api/auth/me', { token: body.data.accessToken })).status).toBe(401)
  })

  test('a taken e-mail is 409, in any case of letters', async () => {
    const email = demoAccounts[1].email.toUpperCase()
    const answer = await call('/api/auth/sign-up', { as: null, body: { ...ada, email } })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'email-taken', fields: { email: expect.any(String) } })
  })

  test('each bad field is named', async () => {
    const body = { email: 'ada', password: '12345', firstName: ' ', lastName: 7 }
    const answer = await call('/api/auth/sign-up', { as: null, body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields).sort()).toEqual(['email', 'firstName', 'lastName', 'password'])
  })
})

test('me without a good token is 401', async () => {
  for (const options of [{ as: null }, { token: 'a.b.c' }]) {
    const answer = await call('/api/auth/me', options)
    expect(answer.status).toBe(401)
    expect(failureSchema.parse(answer.body).code).toBe('unauthorized')
  }
})

test('an unknown path is 404 for a user and 401 for nobody', async () => {
  expect((await call('/api/nothing')).body).toMatchObject({ code: 'not-found' })
  expect((await call('/api/nothing')).status).toBe(404)
  expect((await call('/api/nothing', { as: null })).status).toBe(401)
})
