import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './typed-number'

test.each([
  ['1234.5', 'en', 1234.5],
  ['1,234.50', 'en', 1234.5],
  ['$ 1,234', 'en', 1234],
  ['-3', 'en', -3],
  ['.5', 'en', 0.5],
  ['12,5', 'fr', 12.5],
  ['12.5', 'fr', 12.5],
  ['1\u202f234,5', 'fr', 1234.5],
  ['1.234,5', 'vi', 1234.5],
  ['1.234', 'vi', 1234],
  ['1.50', 'vi', 1.5],
  ['١٬٢٣٤٫٥', 'ar', 1234.5],
  ['١٢.٥', 'ar', 12.5],
  ['1,234.5', 'cn', 1234.5],
  ['', 'en', null],
  ['  ', 'en', null],
  ['ten', 'en', Number.NaN],
  ['1.2.3', 'en', Number.NaN],
  ['1e5', 'en', Number.NaN],
])('%j in %s is %s', (text, language, value) => expect(readNumber(text, language)).toBe(value))

test('what is written is read again', () => {
  for (const language of ['en', 'fr', 'vi', 'cn', 'ar']) {
    for (const value of [0, 5, 12.5, 1234.56, 1234567.89]) {
      expect(readNumber(writeNumber(value, language, 2, 2), language), language).toBe(value)
    }
  }
  expect(writeNumber(1234.5, 'fr', 2, 2)).toBe('1\u202f234,50')
  expect(writeNumber(null, 'en', 0, 0)).toBe('')
})
