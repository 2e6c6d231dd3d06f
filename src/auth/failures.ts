/** The failures that any provider can have, each with the form field it belongs to; each has its text in the locales. */
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

/** Maps the errors of an SDK, by code, name or kind, to our failures. */
export type Codes = Readonly<Record<string, FailureCode>>

/** A failure of ours; its message is a key of the texts. */
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

// The browsers' own messages, since the error has no code.
const noNetwork =
  /failed to fetch|load failed|networkerror|network error|network request failed|timeout when|dynamically imported/i

/** Maps the rejection of an SDK to a failure. An unknown one is logged and reported without details. */
export function failureOf(error: unknown, codes: Codes) {
  if (error instanceof AuthFailure) return error
  const { code, error: kind, name, message }: Record<string, unknown> = Object(error)
  const own = [code, kind, name].map(String).find((key) => Object.hasOwn(codes, key))
  if (own !== undefined) return new AuthFailure(codes[own] ?? 'unknown')
  if (noNetwork.test(String(message))) return new AuthFailure('no-network')
  console.error(error)
  return new AuthFailure('unknown')
}

/** Calls an SDK and maps its errors. @throws AuthFailure */
export async function withAuthFailures<T>(codes: Codes, call: () => Promise<T>) {
  try {
    return await call()
  } catch (error) {
    throw failureOf(error, codes)
  }
}
