import { afterEach, describe, expect, test } from 'vitest'
import { since, until } from '@/_mock/select'
import { addDays, dayFrom, dayOf, invalidDay, isLikelyDay, localTimeOf } from './days'
import { formatDate, formatMonth } from './format-date'

const zone = process.env.TZ

function inZone(timeZone: string) {
  process.env.TZ = timeZone
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone)
}
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

// Time zones with a day of 23 or 25 hours (24.5 on Lord Howe), one that begins at 01:00, or one that was skipped (Apia).
const changes = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/Santiago', '2026-09-06'],
  ['America/Santiago', '2026-04-04'],
  ['America/Havana', '2026-11-01'],
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Cairo', '2026-10-29'],
  ['Pacific/Apia', '2011-12-30'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Kiritimati', '2026-01-01'],
  ['Pacific/Pago_Pago', '2026-01-01'],
] as const

describe.each(changes)('in %s around %s', (timeZone, day) => {
  const halfHours = () => {
    const noon = Date.parse(`${day}T12:00Z`)
    return Array.from({ length: 4 * 48 }, (_, index) => new Date(noon + (index - 96) * 30 * 60_000).toISOString())
  }

  test('each moment is in one day only, and in one of two ranges that follow each other', () => {
    inZone(timeZone)
    for (const moment of halfHours()) {
      const days = [-3, -2, -1, 0, 1, 2, 3].map((count) => addDays(day, count))
      expect(
        days.filter((each) => since(moment, each) && until(moment, each)),
        moment,
      ).toEqual([dayOf(moment)])
      expect(until(moment, day), moment).not.toBe(since(moment, addDays(day, 1)))
    }
  })

  test('it is written as the day that it is', () => {
    inZone(timeZone)
    expect(formatDate(day, 'en')).toBe(
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day)),
    )
    expect(dayOf(day)).toBe(day)
  })
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a day is the same day in %s, a moment is the local one',
  (timeZone) => {
    inZone(timeZone)
    expect(formatDate('2026-04-17', 'en')).toBe('Apr 17, 2026')
    expect(formatMonth('2026-04-01', 'en')).toBe('April 2026')
    expect(dayOf('2026-04-17')).toBe('2026-04-17')
    expect(dayOf(new Date(2026, 3, 17).toISOString())).toBe('2026-04-17')
    expect(dayOf(new Date(2026, 3, 17, 23, 59).getTime())).toBe('2026-04-17')
    expect(localTimeOf(new Date(2026, 3, 17, 14, 5, 9).toISOString())).toBe('2026-04-17 14:05:09')
  },
)

test('days are counted by the calendar', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
})

test('what is no day is none', () => {
  expect(dayFrom(2026, 2, 28)).toBe('2026-02-28')
  expect(dayFrom(2026, 2, 30)).toBe('')
  expect(dayFrom(2026, 13, 1)).toBe('')
  expect(dayFrom(2026, 4, 0)).toBe('')
  expect(dayOf('soon')).toBe('soon')
  expect(dayOf('2026-99-99T00:00Z')).toBe('2026-99-99T00:00Z')
})

test('days of other centuries are typos', () => {
  for (const day of ['1900-01-01', '2026-04-17', '2099-12-31']) expect(isLikelyDay(day)).toBe(true)
  for (const day of ['0026-04-17', '1026-04-17', '2206-04-17', '9999-12-31', invalidDay, ''])
    expect(isLikelyDay(day)).toBe(false)
})
