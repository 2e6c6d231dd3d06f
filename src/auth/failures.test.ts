import { afterEach, describe, expect, test, vi } from 'vitest'
import en from '@/i18n/texts/auth/en.json'
import { AuthFailure, amplifyCodes, auth0Codes, failureOf, firebaseCodes, inOurWords, supabaseCodes } from './failures'

afterEach(() => vi.restoreAllMocks())

const tables = { amplifyCodes, auth0Codes, firebaseCodes, supabaseCodes }

test.each(Object.entries(tables))('every failure of %s has a sentence', (_, codes) => {
  for (const code of Object.values(codes)) expect(en.failures).toHaveProperty([code])
})

describe('what an SDK rejects with becomes ours', () => {
  test.each([
    [{ code: 'auth/email-already-in-use' }, firebaseCodes, 'email-taken', 'email'],
    [{ name: 'CodeMismatchException', message: 'x' }, amplifyCodes, 'wrong-code', 'code'],
    [{ error: 'access_denied' }, auth0Codes, 'redirect-refused', undefined],
    [{ code: 'weak_password', name: 'AuthWeakPasswordError' }, supabaseCodes, 'weak-password', 'password'],
    [new TypeError('Failed to fetch'), supabaseCodes, 'no-network', undefined],
  ])('%o', (error, codes, code, field) => {
    const failure = failureOf(error, codes)
    expect(failure.code).toBe(code)
    expect(failure.message).toBe(`auth:failures.${code}`)
    expect(Object.keys(failure.fields)).toEqual(field ? [field] : [])
  })
})

test('what nobody knows is logged, and told without detail', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = { code: 'auth/never-heard-of', message: 'secret' }
  const failure = await inOurWords(firebaseCodes, () => Promise.reject(error)).catch((reason) => reason)
  expect(failure).toBeInstanceOf(AuthFailure)
  expect(failure.message).toBe('auth.failed')
  expect(log).toHaveBeenCalledWith(error)
})
