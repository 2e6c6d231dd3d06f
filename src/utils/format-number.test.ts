import { expect, test } from 'vitest'
import {
  formatCompactMoney,
  formatExactMoney,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
} from './format-number'

test.each([
  ['en', '$2,552', '-$10.00', '+12.4%'],
  ['fr', '2 552 $US', '-10,00 $US', '+12,4 %'],
  ['cn', 'US$2,552', '-US$10.00', '+12.4%'],
])('%s writes money and changes as it does', (language, money, less, change) => {
  const plain = (text: string) => text.replace(/\s/g, ' ').replace('−', '-')
  expect(plain(formatMoney(2552, language))).toBe(money)
  expect(plain(formatExactMoney(-10, language))).toBe(less)
  expect(plain(formatPercent(0.124, language))).toBe(change)
})

test('in Arabic each is one piece from left to right, so that nothing of it changes sides', () => {
  expect(formatMoney(2552, 'ar')).toBe('\u2066US$2,552\u2069')
  expect(formatExactMoney(-10, 'ar')).toBe('\u2066-US$10.00\u2069')
  expect(formatPrice(46, 'ar')).toBe('\u2066US$46\u2069')
  expect(formatCompactMoney(1500, 'ar')).toBe('\u2066$1.5K\u2069')
  expect(formatPercent(0.124, 'ar')).toMatch(/^\u2066\+12\.4%\u2069$/)
})

test.each(['he', 'fa', 'ur', 'ps', 'ckb', 'sd', 'ug', 'yi', 'dv'])('and in %s, if it is added', (language) => {
  expect(formatExactMoney(-10, language)).toBe('\u2066-US$10.00\u2069')
})

test('numbers have the digits of the demo data in every language', () => {
  for (const language of ['ar', 'ar-EG', 'fa', 'ur', 'my', 'mr', 'bn']) expect(formatNumber(7, language)).toBe('7')
})
