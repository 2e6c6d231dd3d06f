import { expect, test } from 'vitest'
import { repeatOf, repeats, ruleOf } from './repeat-rule'
import { wallOf } from './wall-time'

const start = wallOf('2026-11-30T10:00') ?? 0

test.each(repeats.filter((repeat) => repeat !== 'custom'))('%s is read as it was written', (repeat) => {
  for (const until of repeat === 'none' ? [null] : [null, '2026-12-31']) {
    for (const zone of ['Asia/Tokyo', 'America/New_York']) {
      expect(repeatOf(ruleOf(repeat, start, until, zone), start, zone)).toEqual({ repeat, until })
    }
  }
})

test('the last day ends in the event’s zone', () => {
  expect(ruleOf('weekly', start, '2026-12-31', 'America/New_York')).toBe('FREQ=WEEKLY;BYDAY=MO;UNTIL=20270101T045959Z')
})

test('any other rule is custom', () => {
  expect(repeatOf('FREQ=WEEKLY;BYDAY=TU', start, 'UTC')).toEqual({ repeat: 'custom', until: null })
  expect(repeatOf('FREQ=DAILY;UNTIL=20261231', start, 'UTC')).toEqual({ repeat: 'daily', until: '2026-12-31' })
})
