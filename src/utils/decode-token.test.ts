import { expect, test } from 'vitest'
import { decodeToken } from './decode-token'

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

test('claims are UTF-8 in base64url', () => {
  expect(decodeToken(token({ sub: 'Zoë 漢字 ü?>' })).sub).toBe('Zoë 漢字 ü?>')
})

test.each(['abc', '', 'a.b', 'a.b.c', '..', '.', token(null), token('text'), token(7), 'x'.repeat(100_000)])(
  'Invalid token! for %.20s',
  (bad) => {
    expect(() => decodeToken(bad)).toThrow('Invalid token!')
  },
)
