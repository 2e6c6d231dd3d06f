import { expect, test } from 'vitest'
import { failureOf } from '@/auth/failures'
import { codes } from './failures'

const said = (code: string) => ({ name: 'AuthApiError', code, message: 'Said in English' })
const named = (name: string) => ({ name, message: 'Said in English' })

test.each([
  ['wrong-credentials', undefined, said('invalid_credentials')],
  ['unknown-user', 'email', said('user_not_found')],
  ['email-taken', 'email', said('user_already_exists')],
  ['email-taken', 'email', said('email_exists')],
  ['weak-password', 'password', { name: 'AuthWeakPasswordError', code: 'weak_password' }],
  ['same-password', 'password', said('same_password')],
  ['bad-code', 'code', said('otp_expired')],
  ['too-many-tries', undefined, said('over_request_rate_limit')],
  ['too-many-tries', undefined, said('over_email_send_rate_limit')],
  ['no-network', undefined, named('AuthRetryableFetchError')],
  ['no-network', undefined, new TypeError('NetworkError when attempting to fetch resource.')],
  ['no-network', undefined, new TypeError('Load failed')],
  ['not-verified', undefined, said('email_not_confirmed')],
  ['user-disabled', undefined, said('user_banned')],
  ['signed-out', undefined, said('refresh_token_not_found')],
  ['signed-out', undefined, { name: 'AuthSessionMissingError' }],
] as const)('%s at the field %s: %o', (our, field, error) => {
  const { code, message, fields } = failureOf(error, codes)
  expect(code).toBe(our)
  expect(message).toBe(`auth:failures.${our}`)
  expect(fields).toEqual(field ? { [field]: message } : {})
})
