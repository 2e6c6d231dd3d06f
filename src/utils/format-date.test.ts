import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatRelative } from './format-date'
import { formatMoney, formatNumber, formatPercent } from './format-number'

const now = '2026-03-10T12:00:00Z'

test('dates follow the language, with the digits of the demo data', () => {
  expect(formatDate(now, 'en')).toBe('Mar 10, 2026')
  expect(formatDate(now, 'fr')).toBe('10 mars 2026')
  expect(formatDate(now, 'cn')).toBe('2026年3月10日')
  expect(formatDate(now, 'zh-CN')).toBe('2026年3月10日')
  expect(formatDate(now, 'ar')).toContain('2026')
  expect(formatDateTime(now, 'en')).toMatch(/Mar 10, 2026, \d/)
})

test.each(['fa', 'th', 'ar-SA', 'ps'])(
  'in %s too a day is that of the date field, not of another calendar',
  (language) => {
    expect(formatDate('2026-04-17', language)).toMatch(/17.*2026|2026.*17/)
  },
)

test('what is no time is empty, not Invalid Date', () => {
  expect(formatDate('soon', 'en')).toBe('')
  expect(formatRelative('', 'en')).toBe('')
})

test.each([
  ['2026-03-10T11:59:30Z', 'now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T09:00:01Z', '2 hours ago'],
  ['2026-03-08T13:00:00Z', '1 day ago'],
  ['2026-02-20T12:00:00Z', '2 weeks ago'],
  ['2025-12-01T12:00:00Z', '3 months ago'],
  ['2024-03-10T12:00:00Z', '2 years ago'],
  ['2026-03-10T14:00:00Z', 'in 2 hours'],
])('%s is %s', (value, text) => expect(formatRelative(value, 'en', now)).toBe(text))

test('relative times have the language’s own plural', () => {
  expect(formatRelative('2026-03-10T10:00:00Z', 'ar', now)).toBe('قبل ساعتين')
  expect(formatRelative('2026-03-10T10:00:00Z', 'cn', now)).toBe('2小时前')
})

test('numbers, money and shares', () => {
  expect(formatNumber(1234.56, 'fr')).toBe('1\u202f234,6')
  expect(formatNumber(1234.56, 'ar')).toMatch(/1.234/)
  expect(formatMoney(999.5, 'en')).toBe('$999.50')
  expect(formatMoney(1999.5, 'en')).toBe('$2,000')
  expect(formatPercent(0.123, 'en')).toBe('+12.3%')
})
