import { describe, expect, test } from 'vitest'
import { accounts } from './data/accounts'
import { createToken, readToken, userOf } from './tokens'

const [admin] = accounts()
if (!admin) throw new Error('No demo account')

const good = createToken(admin)
const [header, , signature] = good.split('.')
const base64url = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
const forge = (payload: unknown, word = signature) =>
  `Bearer ${header}.${base64url(typeof payload === 'string' ? payload : JSON.stringify(payload))}.${word}`
const inAnHour = Math.floor(Date.now() / 1000) + 3600

test('a token of ours names its user and lasts three days', () => {
  expect(readToken(`Bearer ${good}`)).toMatchObject({ id: admin.id, displayName: admin.displayName, role: 'admin' })
  const { iat, exp } = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString('utf8'))
  expect(exp - iat).toBe(3 * 24 * 60 * 60)
  expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(2)
})

test('the password never leaves with the user', () => {
  expect(readToken(`Bearer ${good}`)).not.toHaveProperty('password')
})

test('names in any script survive the payload', () => {
  const token = createToken({ ...admin, displayName: 'Nguyễn 王 عمر 🙂' })
  const payload = token.split('.')[1] ?? ''
  expect(payload).toMatch(/^[\w-]+$/)
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).name).toBe('Nguyễn 王 عمر 🙂')
  expect(readToken(`Bearer ${token}`)?.id).toBe(admin.id)
})

test('a tester may write a token with another expiry', () => {
  expect(readToken(forge({ sub: admin.id, exp: inAnHour }))?.id).toBe(admin.id)
})

describe('anything else is nobody', () => {
  test.each([
    ['no header', null],
    ['empty', ''],
    ['no scheme', good],
    ['another scheme', `Basic ${good}`],
    ['a word', 'Bearer abc'],
    ['two parts', 'Bearer a.b'],
    ['three words', 'Bearer a.b.c'],
    ['dots', 'Bearer ..'],
    ['four parts', `Bearer ${good}.x`],
    ['another signature', forge({ sub: admin.id, exp: inAnHour }, 'other')],
    ['no signature', forge({ sub: admin.id, exp: inAnHour }, '')],
    ['no exp', forge({ sub: admin.id })],
    ['exp as text', forge({ sub: admin.id, exp: String(inAnHour) })],
    ['exp null', forge({ sub: admin.id, exp: null })],
    ['exp past', forge({ sub: admin.id, exp: Date.now() / 1000 - 1 })],
    ['exp without end', forge(`{"sub":"${admin.id}","exp":1e999}`)],
    ['an unknown sub', forge({ sub: 'account-0', exp: inAnHour })],
    ['sub as number', forge({ sub: 1, exp: inAnHour })],
    ['sub of the prototype', forge({ sub: '__proto__', exp: inAnHour })],
    ['no object', forge('null')],
    ['a list', forge('[]')],
    ['not JSON', forge('{"sub":')],
    ['not UTF-8', `Bearer ${header}.${Buffer.from([0xff, 0xfe, 0xfd]).toString('base64url')}.${signature}`],
    ['100 kB', forge('x'.repeat(100_000))],
    ['100 kB of dots', `Bearer ${'.'.repeat(100_000)}`],
    ['another alphabet', `Bearer ${header}.данные-数据-بيانات.${signature}`],
    ['percent signs', `Bearer ${header}.%7B%7D.${signature}`],
  ])('%s', (_, value) => {
    expect(readToken(value)).toBeUndefined()
  })
})

test('with another provider any unexpired token is a user, by its claims', () => {
  const claims = { sub: 'abc', email: 'ada@example.com', name: 'Ada', picture: 'https://example.com/a.png' }
  expect(readToken(forge({ ...claims, exp: inAnHour }, 'any'), 'firebase')).toMatchObject({
    id: 'abc',
    email: 'ada@example.com',
    displayName: 'Ada',
    photoURL: 'https://example.com/a.png',
    role: 'admin',
  })
  expect(readToken(forge({ ...claims, exp: 1 }, 'any'), 'firebase')).toBeUndefined()
  expect(readToken(forge({ ...claims, exp: inAnHour }, 'any'), 'jwt')).toBeUndefined()
  expect(readToken(forge({ sub: 'abc', 'cognito:groups': ['viewer'], exp: inAnHour }, 'any'), 'amplify')).toMatchObject(
    {
      role: 'viewer',
      displayName: '',
    },
  )
})

test('a person has the name that the claims give, else their e-mail address', () => {
  const name = (claims: object) => userOf({ sub: '1', ...claims })?.displayName
  expect(name({ name: 'Ada', email: 'ada@example.com' })).toBe('Ada')
  expect(name({ given_name: 'Ada', family_name: 'Byron' })).toBe('Ada Byron')
  expect(name({ user_metadata: { name: 'Ada' } })).toBe('Ada')
  expect(name({ email: 'ada@example.com' })).toBe('ada@example.com')
  expect(name({})).toBe('')
})
