import { describe, expect, test } from 'vitest'
import { decodeToken, expiryOf, isValidToken } from './token'

const now = Date.UTC(2030, 0, 1)
const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

test('claims are UTF-8 in base64url', () => {
  expect(decodeToken(token({ sub: 'Zoë 漢字 ü?>' })).sub).toBe('Zoë 漢字 ü?>')
})

test.each(['abc', '', 'a.b', 'a.b.c', '..', '.', token(null), token('text'), token(7), 'x'.repeat(100_000)])(
  'Invalid token! for %.20s',
  (bad) => {
    expect(() => decodeToken(bad)).toThrow('Invalid token!')
    expect(isValidToken(bad, now)).toBe(false)
  },
)

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

test('the expiry is in ms, undefined where there is none', () => {
  expect(expiryOf(token({ exp: 10 }))).toBe(10_000)
  expect(expiryOf(token({}))).toBeUndefined()
})
