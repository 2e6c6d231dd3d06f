import { expect, test } from 'vitest'
import { failureOf } from '@/auth/failures'
import { codes, finerError } from './failures'

const said = (name: string, message = 'Said in English') => ({ name, message })

test.each([
  ['wrong-credentials', undefined, said('NotAuthorizedException', 'Incorrect username or password.')],
  ['unknown-user', 'email', said('UserNotFoundException')],
  ['email-taken', 'email', said('UsernameExistsException')],
  ['email-taken', 'email', said('AliasExistsException')],
  ['weak-password', 'password', said('InvalidPasswordException')],
  ['weak-password', 'password', said('InvalidParameterException', "Value at 'password' failed to satisfy constraint")],
  ['same-password', 'password', said('PasswordHistoryPolicyViolationException')],
  ['wrong-code', 'code', said('CodeMismatchException')],
  ['old-code', 'code', said('ExpiredCodeException')],
  ['too-many-tries', undefined, said('LimitExceededException')],
  ['too-many-tries', undefined, said('TooManyRequestsException')],
  ['too-many-tries', undefined, said('TooManyFailedAttemptsException')],
  ['too-many-tries', undefined, said('NotAuthorizedException', 'Password attempts exceeded')],
  ['no-network', undefined, said('NetworkError')],
  ['not-verified', undefined, said('UserNotConfirmedException')],
  ['user-disabled', undefined, said('NotAuthorizedException', 'User is disabled.')],
  ['signed-out', undefined, said('NotAuthorizedException', 'Refresh Token has expired')],
] as const)('%s at the field %s: %o', (our, field, error) => {
  const { code, message, fields } = failureOf(finerError(error), codes)
  expect(code).toBe(our)
  expect(message).toBe(`auth:failures.${our}`)
  expect(fields).toEqual(field ? { [field]: message } : {})
})
