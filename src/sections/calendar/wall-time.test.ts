import { expect, test } from 'vitest'
import { clockText, dayText, isoAt, momentAt, wallAt, wallOf, wallText } from './wall-time'

const at = (text: string) => wallOf(text) ?? Number.NaN

test.each([
  ['2026-01-15T09:00Z', 'America/New_York', '2026-01-15T04:00'],
  ['2026-07-15T09:00Z', 'America/New_York', '2026-07-15T05:00'],
  ['2026-12-31T23:30Z', 'Asia/Kolkata', '2027-01-01T05:00'],
  ['2026-03-29T00:59Z', 'Europe/Lisbon', '2026-03-29T00:59'],
  ['2026-03-29T01:00Z', 'Europe/Lisbon', '2026-03-29T02:00'],
])('%s is in %s %s', (moment, zone, wall) => {
  expect(wallText(wallAt(Date.parse(moment), zone))).toBe(wall)
  expect(momentAt(at(wall), zone)).toBe(Date.parse(moment))
})

test('a time that is skipped is as much later; of two, it is the first', () => {
  expect(isoAt(at('2026-03-29T02:30'), 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(isoAt(at('2026-10-25T02:30'), 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(isoAt(at('2026-11-01T01:30'), 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})

test('an unknown zone is the reader’s own', () => {
  expect(wallAt(0, 'Mars/Olympus')).toBe(wallAt(0, new Intl.DateTimeFormat().resolvedOptions().timeZone))
})

test('texts', () => {
  const wall = at('2026-11-30T10:30')
  expect([dayText(wall), clockText(wall)]).toEqual(['2026-11-30', '10:30'])
  expect(wallOf('2026-11-30')).toBe(at('2026-11-30T00:00'))
  for (const text of ['', 'tomorrow', '2026-13-01', '2026-02-30', '2026-02-30T10:00', '2026-11-30T25:00', undefined])
    expect(wallOf(text)).toBeUndefined()
})
