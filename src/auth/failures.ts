/** What can go wrong at any provider, and the field of the forms that it belongs to; each has its sentence in the texts. */
const fieldOf = {
  'wrong-password': 'password',
  'unknown-user': 'email',
  'wrong-credentials': undefined,
  'email-taken': 'email',
  'email-invalid': 'email',
  'weak-password': 'password',
  'same-password': 'password',
  'wrong-code': 'code',
  'old-code': 'code',
  'bad-code': 'code',
  'other-browser': undefined,
  'too-many-tries': undefined,
  'no-network': undefined,
  'popup-refused': undefined,
  'redirect-refused': undefined,
  'redirect-old': undefined,
  'not-verified': undefined,
  'reset-required': undefined,
  'user-disabled': undefined,
  'signed-out': undefined,
  'not-allowed': undefined,
  'not-supported': undefined,
  misconfigured: undefined,
} as const

export type FailureCode = keyof typeof fieldOf

/** Which of ours each error of an SDK is, by its code, name or kind. */
export type Codes = Readonly<Record<string, FailureCode>>

/** A failure in our own words: its message is a key of the texts. */
export class AuthFailure extends Error {
  readonly code: FailureCode | 'unknown'
  readonly fields: Record<string, string>

  constructor(
    code: FailureCode | 'unknown',
    field: string | undefined = code === 'unknown' ? undefined : fieldOf[code],
  ) {
    super(code === 'unknown' ? 'auth.failed' : `auth:failures.${code}`)
    this.name = 'AuthFailure'
    this.code = code
    this.fields = field ? { [field]: this.message } : {}
  }
}

// In the words of the browsers, which name no reason.
const noNetwork =
  /failed to fetch|load failed|networkerror|network error|network request failed|timeout when|dynamically imported/i

/** Our failure for what an SDK rejected with. What is not in the table is logged, and told without detail. */
export function failureOf(error: unknown, codes: Codes) {
  if (error instanceof AuthFailure) return error
  const { code, error: kind, name, message } = Object(error) as Record<string, unknown>
  const own = [code, kind, name].map(String).find((key) => Object.hasOwn(codes, key))
  if (own !== undefined) return new AuthFailure(codes[own] ?? 'unknown')
  if (noNetwork.test(String(message))) return new AuthFailure('no-network')
  console.error(error)
  return new AuthFailure('unknown')
}

/**
 * Calls an SDK.
 * @throws AuthFailure
 */
export async function inOurWords<T>(codes: Codes, call: () => Promise<T>) {
  try {
    return await call()
  } catch (error) {
    throw failureOf(error, codes)
  }
}

/** The names that `firebase/auth` gives its errors. */
export const firebaseCodes: Codes = {
  'auth/wrong-password': 'wrong-password',
  'auth/user-not-found': 'unknown-user',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/email-already-in-use': 'email-taken',
  'auth/invalid-email': 'email-invalid',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/invalid-action-code': 'bad-code',
  'auth/expired-action-code': 'old-code',
  'auth/too-many-requests': 'too-many-tries',
  'auth/quota-exceeded': 'too-many-tries',
  'auth/network-request-failed': 'no-network',
  'auth/timeout': 'no-network',
  'auth/popup-blocked': 'popup-refused',
  'auth/popup-closed-by-user': 'popup-refused',
  'auth/cancelled-popup-request': 'popup-refused',
  'auth/redirect-cancelled-by-user': 'redirect-refused',
  'auth/user-disabled': 'user-disabled',
  'auth/user-token-expired': 'signed-out',
  'auth/invalid-user-token': 'signed-out',
  'auth/requires-recent-login': 'signed-out',
  'auth/operation-not-allowed': 'not-allowed',
  'auth/admin-restricted-operation': 'not-allowed',
  'auth/multi-factor-auth-required': 'not-supported',
  'auth/invalid-api-key': 'misconfigured',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': 'misconfigured',
  'auth/configuration-not-found': 'misconfigured',
  'auth/unauthorized-domain': 'misconfigured',
  'auth/unauthorized-continue-uri': 'misconfigured',
}

/** The exceptions of Cognito, and of Amplify itself. */
export const amplifyCodes: Codes = {
  NotAuthorizedException: 'wrong-credentials',
  UserNotFoundException: 'unknown-user',
  UsernameExistsException: 'email-taken',
  AliasExistsException: 'email-taken',
  InvalidPasswordException: 'weak-password',
  PasswordHistoryPolicyViolationException: 'same-password',
  CodeMismatchException: 'wrong-code',
  ExpiredCodeException: 'old-code',
  LimitExceededException: 'too-many-tries',
  TooManyRequestsException: 'too-many-tries',
  TooManyFailedAttemptsException: 'too-many-tries',
  NetworkError: 'no-network',
  UserNotConfirmedException: 'not-verified',
  PasswordResetRequiredException: 'reset-required',
  UserUnAuthenticatedException: 'signed-out',
  UserLambdaValidationException: 'not-allowed',
  CodeDeliveryFailureException: 'email-invalid',
  ResourceNotFoundException: 'misconfigured',
  AuthUserPoolException: 'misconfigured',
}

/** Cognito tells some things by the text of its message alone. */
export function finerAmplifyError(error: unknown) {
  const { name, message } = Object(error) as { name?: string; message?: string }
  const says = (words: RegExp) => words.test(message ?? '')
  if (name === 'NotAuthorizedException' && says(/disabled/i)) return new AuthFailure('user-disabled')
  if (name === 'NotAuthorizedException' && says(/attempts/i)) return new AuthFailure('too-many-tries')
  if (name === 'NotAuthorizedException' && says(/token/i)) return new AuthFailure('signed-out')
  if (name === 'InvalidParameterException' && says(/password/i)) return new AuthFailure('weak-password')
  return error
}

/** The `error` of an answer of Auth0, or of its SDK. */
export const auth0Codes: Codes = {
  access_denied: 'redirect-refused',
  unauthorized: 'redirect-refused',
  consent_required: 'redirect-refused',
  login_required: 'signed-out',
  invalid_grant: 'signed-out',
  missing_refresh_token: 'signed-out',
  missing_transaction: 'redirect-old',
  state_mismatch: 'redirect-old',
  too_many_attempts: 'too-many-tries',
  timeout: 'no-network',
  network_error: 'no-network',
  temporarily_unavailable: 'no-network',
  popup_open: 'popup-refused',
  cancelled: 'popup-refused',
  mfa_required: 'not-supported',
  invalid_client: 'misconfigured',
  unauthorized_client: 'misconfigured',
  invalid_request: 'misconfigured',
}

/** The codes of Supabase's auth API, and the errors of its SDK that have none. */
export const supabaseCodes: Codes = {
  invalid_credentials: 'wrong-credentials',
  user_not_found: 'unknown-user',
  user_already_exists: 'email-taken',
  email_exists: 'email-taken',
  email_address_invalid: 'email-invalid',
  email_address_not_authorized: 'email-invalid',
  weak_password: 'weak-password',
  same_password: 'same-password',
  // Said of a wrong code as well as of an old one.
  otp_expired: 'bad-code',
  reauthentication_not_valid: 'bad-code',
  flow_state_expired: 'bad-code',
  flow_state_not_found: 'bad-code',
  bad_code_verifier: 'other-browser',
  pkce_code_verifier_not_found: 'other-browser',
  access_denied: 'bad-code',
  over_email_send_rate_limit: 'too-many-tries',
  over_request_rate_limit: 'too-many-tries',
  email_not_confirmed: 'not-verified',
  user_banned: 'user-disabled',
  signup_disabled: 'not-allowed',
  email_provider_disabled: 'not-allowed',
  otp_disabled: 'not-allowed',
  user_sso_managed: 'not-allowed',
  captcha_failed: 'not-allowed',
  insufficient_aal: 'not-supported',
  reauthentication_needed: 'signed-out',
  session_not_found: 'signed-out',
  session_expired: 'signed-out',
  refresh_token_not_found: 'signed-out',
  refresh_token_already_used: 'signed-out',
  bad_jwt: 'signed-out',
  no_authorization: 'misconfigured',
  AuthSessionMissingError: 'signed-out',
  request_timeout: 'no-network',
  AuthRetryableFetchError: 'no-network',
}
