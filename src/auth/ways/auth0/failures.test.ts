import { expect, test } from 'vitest'
import { failureOf } from '@/auth/failures'
import { codes } from './failures'

const said = (error: string) => ({ error, error_description: 'Said in English' })

test.each([
  ['too-many-tries', undefined, said('too_many_attempts')],
  ['no-network', undefined, said('timeout')],
  ['no-network', undefined, new TypeError('Failed to fetch')],
  ['no-network', undefined, new Error("Timeout when executing 'fetch'")],
  ['popup-refused', undefined, said('popup_open')],
  ['popup-refused', undefined, said('cancelled')],
  ['redirect-refused', undefined, said('access_denied')],
  ['redirect-refused', undefined, said('unauthorized')],
  ['redirect-old', undefined, said('missing_transaction')],
  ['redirect-old', undefined, said('state_mismatch')],
  ['signed-out', undefined, said('login_required')],
  ['signed-out', undefined, said('invalid_grant')],
  ['signed-out', undefined, said('missing_refresh_token')],
] as const)('%s at the field %s: %o', (our, field, error) => {
  const { code, message, fields } = failureOf(error, codes)
  expect(code).toBe(our)
  expect(message).toBe(`auth:failures.${our}`)
  expect(fields).toEqual(field ? { [field]: message } : {})
})
