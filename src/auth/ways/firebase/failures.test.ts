import { expect, test } from 'vitest'
import { failureOf } from '@/auth/failures'
import { codes } from './failures'

const said = (code: string) => ({ name: 'FirebaseError', code: `auth/${code}`, message: `Firebase: (auth/${code}).` })

test.each([
  ['wrong-credentials', undefined, said('invalid-credential')],
  ['wrong-credentials', undefined, said('invalid-login-credentials')],
  ['wrong-password', 'password', said('wrong-password')],
  ['unknown-user', 'email', said('user-not-found')],
  ['email-taken', 'email', said('email-already-in-use')],
  ['weak-password', 'password', said('weak-password')],
  ['weak-password', 'password', said('password-does-not-meet-requirements')],
  ['old-code', 'code', said('expired-action-code')],
  ['bad-code', 'code', said('invalid-action-code')],
  ['too-many-tries', undefined, said('too-many-requests')],
  ['too-many-tries', undefined, said('quota-exceeded')],
  ['no-network', undefined, said('network-request-failed')],
  ['no-network', undefined, said('timeout')],
  ['popup-refused', undefined, said('popup-blocked')],
  ['popup-refused', undefined, said('popup-closed-by-user')],
  ['user-disabled', undefined, said('user-disabled')],
  ['signed-out', undefined, said('user-token-expired')],
] as const)('%s at the field %s: %o', (our, field, error) => {
  const { code, message, fields } = failureOf(error, codes)
  expect(code).toBe(our)
  expect(message).toBe(`auth:failures.${our}`)
  expect(fields).toEqual(field ? { [field]: message } : {})
})
