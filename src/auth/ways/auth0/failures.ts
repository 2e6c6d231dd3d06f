import type { Codes } from '@/auth/failures'

/** The `error` of an Auth0 response or of its SDK. */
export const codes: Codes = {
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
