import { AuthFailure, type Codes } from '@/auth/failures'

/** The exceptions of Cognito and of Amplify itself. */
export const codes: Codes = {
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

/** Cognito distinguishes some errors only by their message. */
export function finerError(error: unknown) {
  const { name, message }: { name?: string; message?: string } = Object(error)
  const says = (words: RegExp) => words.test(message ?? '')
  if (name === 'NotAuthorizedException' && says(/disabled/i)) return new AuthFailure('user-disabled')
  if (name === 'NotAuthorizedException' && says(/attempts/i)) return new AuthFailure('too-many-tries')
  if (name === 'NotAuthorizedException' && says(/token/i)) return new AuthFailure('signed-out')
  if (name === 'InvalidParameterException' && says(/password/i)) return new AuthFailure('weak-password')
  return error
}
