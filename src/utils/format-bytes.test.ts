import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes'

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [5_724_000, '5.7 MB'],
  [161_760_000, '162 MB'],
  [2_000_000_000, '2 GB'],
  [0.5, '1 byte'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, '∞ TB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text))

test('the units are the language’s own', () => {
  expect(formatBytes(5_724_000, 'fr')).toBe('5,7\u202fMo')
  expect(formatBytes(5_724_000, 'ar')).toMatch(/5\.7/)
})
