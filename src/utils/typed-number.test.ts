import { describe, expect, test } from 'vitest'
import { readNumber, writeNumber } from './typed-number'
import { westernDigits } from './western-digits'

const invalid = Number.NaN

// Typed text, and its value in each language. German is not one of the demo's, but groups by points as Vietnamese does.
const table: [text: string, en: number, fr: number, vi: number, cn: number, ar: number, de: number][] = [
  ['1234.5', 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5],
  ['1234,5', 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5],
  ['12,50', 12.5, 12.5, 12.5, 12.5, 12.5, 12.5],
  ['12.50', 12.5, 12.5, 12.5, 12.5, 12.5, 12.5],
  ['1,234.50', 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5],
  ['1.234,50', 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5],
  ['1 234,50', 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5],
  ["1'234.50", 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5],
  ['1,234,567', 1234567, 1234567, 1234567, 1234567, 1234567, 1234567],
  ['1.234.567', 1234567, 1234567, 1234567, 1234567, 1234567, 1234567],
  // A single separator before three digits is read as the language uses it.
  ['1,234', 1234, 1.234, 1.234, 1234, 1234, 1.234],
  ['1.500', 1.5, invalid, 1500, 1.5, 1.5, 1500],
  ['0,500', 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
  ['0.500', 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
  ['1234,567', 1234.567, 1234.567, 1234.567, 1234.567, 1234.567, 1234.567],
  ['1,2345', 1.2345, 1.2345, 1.2345, 1.2345, 1.2345, 1.2345],
  ['٬', invalid, invalid, invalid, invalid, invalid, invalid],
  ['١٬٢٣٤٫٥', 1234.5, 1234.5, 1234.5, 1234.5, 1234.5, 1234.5],
  ['١٢٣٤٫٥٦٧', 1234.567, 1234.567, 1234.567, 1234.567, 1234.567, 1234.567],
]

test.each(table)('%j', (text, ...values) => {
  const languages = ['en', 'fr', 'vi', 'cn', 'ar', 'de']
  expect(languages.map((language) => readNumber(text, language))).toEqual(values)
})

test('groups of two, as in India, are read where the language writes them', () => {
  for (const language of ['en-IN', 'hi', 'bn', 'ta']) {
    expect(readNumber('1,23,456.7', language), language).toBe(123456.7)
    expect(readNumber('₹12,34,567', language), language).toBe(1234567)
    expect(readNumber('1,234,567', language), language).toBe(1234567)
    expect(readNumber('१२,३४,५६७', language), language).toBe(1234567)
    expect(readNumber('1,23,45', language), language).toBeNaN()
    expect(readNumber('123,45,678', language), language).toBeNaN()
    expect(readNumber(writeNumber(1234567.89, language, 0), language), language).toBe(1234567.89)
  }
})

test('where three decimal places make no sense, a sign before three digits is a group sign or refused', () => {
  const all = (text: string) => ['en', 'fr', 'vi', 'de'].map((language) => readNumber(text, language, 2))
  expect(all('1.500')).toEqual([invalid, invalid, 1500, 1500])
  expect(all('1,500')).toEqual([1500, invalid, invalid, invalid])
  expect(all('1.50')).toEqual([1.5, 1.5, 1.5, 1.5])
  expect(all('1,234.500')).toEqual([1234.5, 1234.5, 1234.5, 1234.5])
  expect(readNumber('1.000', 'en', 0)).toBeNaN()
  expect(readNumber('0.500', 'en', 2)).toBe(0.5)
})

test.each([
  '1,23,45',
  '12,34,567',
  '1,23,456.7',
  '₹12,34,567',
  '1,2,3',
  '12,3456,789',
  '1.2.3',
  '1,234.567,8',
  '1.234,567.8',
  '1 23',
  '12 50',
  '1 2 3',
  "12'50",
  '0,123,456',
  '1,,234',
  '1..5',
  'ten',
  '1e5',
  '1e21',
  '0x10',
  '12%',
  '12k',
  '½',
  '1/2',
  '1$2',
  '12-',
  '--3',
  '+-3',
  '3 4 €',
  '12 ABC',
  'Infinity',
  '.',
  '-',
  '$',
  '12.50 13.50',
  '9007199254740993',
  '0.1234567890123456789',
])('%j is refused, not guessed', (text) => {
  for (const language of ['en', 'fr', 'vi', 'cn', 'ar', 'de']) expect(readNumber(text, language), language).toBeNaN()
})

test.each([
  ['', null],
  [' \u00A0\u200F', null],
  ['.5', 0.5],
  [',5', 0.5],
  ['12.', 12],
  ['12,', 12],
  ['007', 7],
  ['-3', -3],
  ['−3', -3],
  ['－３', -3],
  ['–3', -3],
  ['- 3', -3],
  ['+3', 3],
  ['\u200E-\u200F3', -3],
  ['1000000000000000000000', 1e21],
  ['1\u00A0234\u202F567', 1234567],
  ['1\u2009234', 1234],
  ['１２．５', 12.5],
  ['１２，５０', 12.5],
  ['１，２３４．５', 1234.5],
  ['12。5', 12.5],
  ['۱۲٫۵', 12.5],
  ['١٢.٥', 12.5],
  ['१२.५', 12.5],
  ['১২.৫', 12.5],
  ['๑๒.๕', 12.5],
  ['𝟏𝟐.𝟓', 12.5],
  ['12,50 €', 12.5],
  ['12,50\u00A0€', 12.5],
  ['€12.50', 12.5],
  ['€ 1.234,50', 1234.5],
  ['-€12.50', -12.5],
  ['€-12.50', -12.5],
  ['$ .50', 0.5],
  ['$.50', 0.5],
  ['USD 12.50', 12.5],
  ['12.50USD', 12.5],
  ['$12.50 USD', 12.5],
  ['US$12.50', 12.5],
  ['12,50 $US', 12.5],
  ['12,50 $ US', 12.5],
  ['R$ 1.234,50', 1234.5],
  ['Rs.500', 500],
  ['Rs. 500', 500],
  ['12.500.000 ₫', 12500000],
  ['12.500.000 đ', 12500000],
  ['￥１２', 12],
  ['12元', 12],
  ['12,50 kr.', 12.5],
  ['CHF 12.50', 12.5],
  ['١٢٫٥٠ ر.س.', invalid],
  ['١٢٫٥٠ ﷼', 12.5],
])('%j is %s in every language', (text, value) => {
  for (const language of ['en', 'fr', 'vi', 'cn', 'ar', 'de']) expect(readNumber(text, language), language).toBe(value)
})

test('digits of every script are read', () => {
  for (let code = 0; code < 0x1fbff; code++) {
    const character = String.fromCodePoint(code)
    if (!/\p{Nd}/u.test(character)) continue
    expect(westernDigits(character), code.toString(16)).toMatch(/^\d$/)
  }
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210)
    if (/^\p{Nd}+$/u.test(digits)) expect(westernDigits(digits), system).toBe('9876543210')
  }
})

test('what is too long to be a number is refused without looking for one', () => {
  for (const text of ['1'.repeat(1_000_000), `${'1'.repeat(40_000)}x`, ','.repeat(40_000), `1${' '.repeat(40_000)}2`]) {
    expect(readNumber(text, 'en')).toBeNaN()
  }
  expect(readNumber(`${' '.repeat(40_000)}5${' '.repeat(40_000)}`, 'en')).toBe(5)
})

describe('what is written', () => {
  test.each(['en', 'fr', 'vi', 'cn', 'ar', 'de'])('is read again as the same value, in %s', (language) => {
    for (const value of [
      0,
      5,
      0.5,
      12.5,
      1.234,
      999.999,
      1234.56,
      1234567.89,
      0.1 + 0.2 - 0.00000000000000004,
      1e21,
      -12.5,
      0.1234567,
    ]) {
      for (const least of [0, 2]) {
        const text = writeNumber(value, language, least)
        if (readNumber(text, language) !== value) expect(text, `${value}`).toBe('read again')
      }
    }
  })

  test('looks as the language has it', () => {
    expect(writeNumber(1234.5, 'fr', 2)).toBe('1\u202f234,50')
    expect(writeNumber(12.3456789, 'en', 2)).toBe('12.3456789')
    expect(writeNumber(null, 'en', 0)).toBe('')
  })
})
