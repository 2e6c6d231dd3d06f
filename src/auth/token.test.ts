import { describe, expect, test } from 'vitest'
import { expiryOf, isValidToken } from './token'

const now = Date.UTC(2030, 0, 1)
const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

describe('valid only with an expiry in the future', () => {
  test.each([
    [{ exp: now / 1000 + 1 }, true],
    [{ exp: now / 1000 + 3650 * 86_400 }, true],
    [{ exp: now / 1000 }, false],
    [{ exp: 1 }, false],
    [{}, false],
    [{ exp: 'soon' }, false],
    [{ exp: null }, false],
    [{ exp: String(now) }, false],
  ])('%o: %s', (claims, valid) => {
    expect(isValidToken(token(claims), now)).toBe(valid)
  })
})

test('what cannot be read is not valid', () => {
  expect(isValidToken('abc', now)).toBe(false)
})

test('the expiry is in ms, undefined where there is none', () => {
  expect(expiryOf(token({ exp: 10 }))).toBe(10_000)
  expect(expiryOf(token({}))).toBeUndefined()
})
