import { afterEach, describe, expect, test, vi } from 'vitest'
import ar from '@/i18n/texts/auth/ar.json'
import cn from '@/i18n/texts/auth/cn.json'
import en from '@/i18n/texts/auth/en.json'
import fr from '@/i18n/texts/auth/fr.json'
import vietnamese from '@/i18n/texts/auth/vi.json'
import {
  AuthFailure,
  amplifyCodes,
  auth0Codes,
  failureOf,
  finerAmplifyError,
  firebaseCodes,
  inOurWords,
  supabaseCodes,
} from './failures'

afterEach(() => vi.restoreAllMocks())

const tables = { amplifyCodes, auth0Codes, firebaseCodes, supabaseCodes }

const texts = { en, fr, vi: vietnamese, cn, ar }

test.each(Object.entries(tables))('every failure of %s has a sentence in every language', (_, codes) => {
  for (const { failures } of Object.values(texts)) {
    for (const code of Object.values(codes)) expect(failures).toHaveProperty([code], expect.stringMatching(/\S/))
  }
})

const firebase = (code: string) => ({
  name: 'FirebaseError',
  code: `auth/${code}`,
  message: `Firebase: (auth/${code}).`,
})
const cognito = (name: string, message = 'Said in English') => ({ name, message })
const openId = (error: string) => ({ error, error_description: 'Said in English' })
const goTrue = (code: string) => ({ name: 'AuthApiError', code, message: 'Said in English' })

/** What a person can meet, with the field it belongs to, and how each SDK says it; one that has no such thing is left out. */
const met: [our: string, field: string | undefined, said: Partial<Record<keyof typeof tables, object[]>>][] = [
  [
    'wrong-credentials',
    undefined,
    {
      firebaseCodes: [firebase('invalid-credential'), firebase('invalid-login-credentials')],
      amplifyCodes: [cognito('NotAuthorizedException', 'Incorrect username or password.')],
      supabaseCodes: [goTrue('invalid_credentials')],
    },
  ],
  ['wrong-password', 'password', { firebaseCodes: [firebase('wrong-password')] }],
  [
    'unknown-user',
    'email',
    {
      firebaseCodes: [firebase('user-not-found')],
      amplifyCodes: [cognito('UserNotFoundException')],
      supabaseCodes: [goTrue('user_not_found')],
    },
  ],
  [
    'email-taken',
    'email',
    {
      firebaseCodes: [firebase('email-already-in-use')],
      amplifyCodes: [cognito('UsernameExistsException'), cognito('AliasExistsException')],
      supabaseCodes: [goTrue('user_already_exists'), goTrue('email_exists')],
    },
  ],
  [
    'weak-password',
    'password',
    {
      firebaseCodes: [firebase('weak-password'), firebase('password-does-not-meet-requirements')],
      amplifyCodes: [
        cognito('InvalidPasswordException'),
        cognito('InvalidParameterException', "Value at 'password' failed to satisfy constraint"),
      ],
      supabaseCodes: [{ name: 'AuthWeakPasswordError', code: 'weak_password' }],
    },
  ],
  [
    'same-password',
    'password',
    { amplifyCodes: [cognito('PasswordHistoryPolicyViolationException')], supabaseCodes: [goTrue('same_password')] },
  ],
  ['wrong-code', 'code', { amplifyCodes: [cognito('CodeMismatchException')] }],
  [
    'old-code',
    'code',
    { firebaseCodes: [firebase('expired-action-code')], amplifyCodes: [cognito('ExpiredCodeException')] },
  ],
  ['bad-code', 'code', { firebaseCodes: [firebase('invalid-action-code')], supabaseCodes: [goTrue('otp_expired')] }],
  [
    'too-many-tries',
    undefined,
    {
      firebaseCodes: [firebase('too-many-requests'), firebase('quota-exceeded')],
      amplifyCodes: [
        cognito('LimitExceededException'),
        cognito('TooManyRequestsException'),
        cognito('TooManyFailedAttemptsException'),
        cognito('NotAuthorizedException', 'Password attempts exceeded'),
      ],
      auth0Codes: [openId('too_many_attempts')],
      supabaseCodes: [goTrue('over_request_rate_limit'), goTrue('over_email_send_rate_limit')],
    },
  ],
  [
    'no-network',
    undefined,
    {
      firebaseCodes: [firebase('network-request-failed'), firebase('timeout')],
      amplifyCodes: [cognito('NetworkError')],
      // In the words of Chromium, Firefox and Safari.
      auth0Codes: [openId('timeout'), new TypeError('Failed to fetch'), new Error("Timeout when executing 'fetch'")],
      supabaseCodes: [
        cognito('AuthRetryableFetchError'),
        new TypeError('NetworkError when attempting to fetch resource.'),
        new TypeError('Load failed'),
      ],
    },
  ],
  [
    'popup-refused',
    undefined,
    {
      firebaseCodes: [firebase('popup-blocked'), firebase('popup-closed-by-user')],
      auth0Codes: [openId('popup_open'), openId('cancelled')],
    },
  ],
  ['redirect-refused', undefined, { auth0Codes: [openId('access_denied'), openId('unauthorized')] }],
  ['redirect-old', undefined, { auth0Codes: [openId('missing_transaction'), openId('state_mismatch')] }],
  [
    'not-verified',
    undefined,
    { amplifyCodes: [cognito('UserNotConfirmedException')], supabaseCodes: [goTrue('email_not_confirmed')] },
  ],
  [
    'user-disabled',
    undefined,
    {
      firebaseCodes: [firebase('user-disabled')],
      amplifyCodes: [cognito('NotAuthorizedException', 'User is disabled.')],
      supabaseCodes: [goTrue('user_banned')],
    },
  ],
  [
    'signed-out',
    undefined,
    {
      firebaseCodes: [firebase('user-token-expired')],
      amplifyCodes: [cognito('NotAuthorizedException', 'Refresh Token has expired')],
      auth0Codes: [openId('login_required'), openId('invalid_grant'), openId('missing_refresh_token')],
      supabaseCodes: [goTrue('refresh_token_not_found'), { name: 'AuthSessionMissingError' }],
    },
  ],
]

describe('what an SDK rejects with is told in our words, at the field where it belongs', () => {
  const cases = met.flatMap(([our, field, said]) =>
    Object.entries(said).flatMap(([sdk, errors]) => errors.map((error) => ({ our, field, sdk, error }))),
  )
  test.each(cases)('$our by $sdk: $error', ({ our, field, sdk, error }) => {
    const { code, message, fields } = failureOf(finerAmplifyError(error), tables[sdk as keyof typeof tables])
    expect(code).toBe(our)
    expect(message).toBe(`auth:failures.${our}`)
    expect(fields).toEqual(field ? { [field]: message } : {})
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
