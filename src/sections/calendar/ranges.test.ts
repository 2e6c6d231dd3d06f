import { expect, test } from 'vitest'
import { addMonths, daysOf, firstDayOf, step } from './ranges'
import { dayText, wallOf } from './wall-time'

const at = (text: string) => wallOf(text) ?? Number.NaN
const ends = (days: number[]) => [dayText(days[0] ?? 0), dayText(days.at(-1) ?? 0), days.length]

test('the first day of the week is that of the language, or of the reader’s region', () => {
  expect(firstDayOf('en', [])).toBe(7)
  expect(firstDayOf('en', ['de-DE', 'en-GB'])).toBe(1)
  expect(firstDayOf('fr', ['en-US'])).toBe(1)
  expect(firstDayOf('ar', ['ar-EG'])).toBe(6)
})

test('a month has its weeks whole', () => {
  expect(ends(daysOf('month', at('2026-11-30'), 1))).toEqual(['2026-10-26', '2026-12-06', 42])
  expect(ends(daysOf('month', at('2026-11-30'), 7))).toEqual(['2026-11-01', '2026-12-05', 35])
  expect(ends(daysOf('month', at('2027-02-10'), 1))).toEqual(['2027-02-01', '2027-02-28', 28])
})

test('a week, a day, an agenda', () => {
  expect(ends(daysOf('week', at('2026-11-29T12:00'), 1))).toEqual(['2026-11-23', '2026-11-29', 7])
  expect(ends(daysOf('week', at('2026-11-29'), 7))).toEqual(['2026-11-29', '2026-12-05', 7])
  expect(ends(daysOf('day', at('2026-11-29T12:00'), 1))).toEqual(['2026-11-29', '2026-11-29', 1])
  expect(ends(daysOf('agenda', at('2026-11-29'), 1))).toEqual(['2026-11-29', '2026-12-28', 30])
})

test('a month later is its last day where it is shorter', () => {
  expect(dayText(addMonths(at('2026-01-31'), 1))).toBe('2026-02-28')
  expect(dayText(step('month', at('2026-01-15'), -1))).toBe('2025-12-15')
  expect(dayText(step('week', at('2026-01-15'), 1))).toBe('2026-01-22')
})
