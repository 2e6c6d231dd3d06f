import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calendarEventSchema } from '@/api/calendar'
import { exDatesAt, occurrencesIn } from './occurrences'
import { isoAt, wallOf, wallText } from './wall-time'

type Input = Partial<z.input<typeof calendarEventSchema>>
const event = (input: Input) =>
  z.parse(calendarEventSchema, {
    id: 'a',
    title: 'A',
    description: '',
    allDay: false,
    startDate: '2026-03-02T09:00:00Z',
    endDate: '2026-03-02T10:00:00Z',
    ...input,
  })

function shown(input: Input, from: string, to: string, zone = 'UTC') {
  const found = occurrencesIn([event(input)], wallOf(from) ?? 0, wallOf(to) ?? 0, zone)
  return found.map(({ start, end }) => `${wallText(start)} ${wallText(end)}`)
}

test('an event is between two days, or not', () => {
  expect(shown({}, '2026-03-02', '2026-03-03')).toEqual(['2026-03-02T09:00 2026-03-02T10:00'])
  expect(shown({}, '2026-03-03', '2026-03-04')).toEqual([])
  expect(shown({}, '2026-03-02', '2026-03-03', 'Asia/Tokyo')).toEqual(['2026-03-02T18:00 2026-03-02T19:00'])
})

test('over midnight is part of both days', () => {
  const night = { startDate: '2026-03-02T22:00:00Z', endDate: '2026-03-03T01:30:00Z' }
  for (const [from, to] of [
    ['2026-03-02', '2026-03-03'],
    ['2026-03-03', '2026-03-04'],
  ] as const) {
    expect(shown(night, from, to)).toEqual(['2026-03-02T22:00 2026-03-03T01:30'])
  }
})

test('a repeated event keeps its hour when its zone’s clocks change', () => {
  const weekly = {
    startDate: '2026-03-23T09:00:00Z',
    endDate: '2026-03-23T10:00:00Z',
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    timeZone: 'Europe/Berlin',
  }
  expect(shown(weekly, '2026-03-23', '2026-04-01', 'Europe/Berlin')).toEqual([
    '2026-03-23T10:00 2026-03-23T11:00',
    '2026-03-30T10:00 2026-03-30T11:00',
  ])
  // New York's clocks changed three weeks earlier: for its reader it is an hour later, then as before.
  expect(shown(weekly, '2026-03-23', '2026-04-01', 'America/New_York')).toEqual([
    '2026-03-23T05:00 2026-03-23T06:00',
    '2026-03-30T04:00 2026-03-30T05:00',
  ])
  expect(shown(weekly, '2026-03-23', '2026-04-01')).toEqual([
    '2026-03-23T09:00 2026-03-23T10:00',
    '2026-03-30T08:00 2026-03-30T09:00',
  ])
})

test('a rule ends after a count, or with its last day', () => {
  expect(shown({ rrule: 'FREQ=DAILY;COUNT=2' }, '2026-03-01', '2026-03-31')).toHaveLength(2)
  expect(shown({ rrule: 'FREQ=DAILY;UNTIL=20260304' }, '2026-03-01', '2026-03-31')).toHaveLength(3)
  expect(shown({ rrule: 'FREQ=DAILY;UNTIL=20260304T085959Z' }, '2026-03-01', '2026-03-31')).toHaveLength(2)
  const late = { rrule: 'FREQ=DAILY;UNTIL=20260305T045959Z', timeZone: 'America/New_York' }
  expect(shown(late, '2026-03-01', '2026-03-31')).toHaveLength(3)
})

test('the last day of a month, and the first Monday', () => {
  expect(shown({ rrule: 'FREQ=MONTHLY;BYMONTHDAY=-1' }, '2026-03-03', '2026-05-01')).toEqual([
    '2026-03-31T09:00 2026-03-31T10:00',
    '2026-04-30T09:00 2026-04-30T10:00',
  ])
  expect(shown({ rrule: 'FREQ=MONTHLY;BYDAY=1MO' }, '2026-03-03', '2026-05-01')).toEqual([
    '2026-04-06T09:00 2026-04-06T10:00',
  ])
})

test('a start that is left out, and one that the rule does not say', () => {
  const rule = { rrule: 'FREQ=DAILY;COUNT=3', exDates: ['2026-03-03T09:00:00.000Z'] }
  expect(shown(rule, '2026-03-01', '2026-03-31')).toEqual([
    '2026-03-02T09:00 2026-03-02T10:00',
    '2026-03-04T09:00 2026-03-04T10:00',
  ])
  expect(shown({ rrule: 'FREQ=WEEKLY;BYDAY=TU' }, '2026-03-01', '2026-03-08')).toHaveLength(2)
})

test('whole days are the same days for every reader', () => {
  const days = {
    allDay: true,
    startDate: '2026-03-01T15:00:00Z',
    endDate: '2026-03-03T15:00:00Z',
    timeZone: 'Asia/Tokyo',
  }
  for (const zone of ['Asia/Tokyo', 'UTC', 'America/Los_Angeles']) {
    expect(shown(days, '2026-03-01', '2026-03-31', zone)).toEqual(['2026-03-02T00:00 2026-03-04T00:00'])
  }
  expect(shown({ ...days, endDate: days.startDate }, '2026-03-01', '2026-03-31')).toEqual([
    '2026-03-02T00:00 2026-03-03T00:00',
  ])
})

test('a rule that cannot be read is left out', () => {
  expect(shown({ rrule: 'FREQ=DAILY;BYDAY=XX' }, '2026-03-01', '2026-03-31')).toHaveLength(1)
})

test('an occurrence is left out also where the clocks skip its start', () => {
  const nightly = {
    startDate: '2026-03-27T01:30:00Z',
    endDate: '2026-03-27T02:00:00Z',
    rrule: 'FREQ=DAILY;COUNT=4',
    timeZone: 'Europe/Berlin',
  }
  const skipped = wallOf('2026-03-29T02:30') ?? 0
  expect(shown(nightly, '2026-03-27', '2026-04-05', 'Europe/Berlin')).toHaveLength(4)
  const exDates = [isoAt(skipped, 'Europe/Berlin')]
  expect(shown({ ...nightly, exDates }, '2026-03-27', '2026-04-05', 'Europe/Berlin')).toEqual([
    '2026-03-27T02:30 2026-03-27T03:00',
    '2026-03-28T02:30 2026-03-28T03:00',
    '2026-03-30T02:30 2026-03-30T03:00',
  ])
})

test('whole days before a day that begins at 1 a.m. are not longer', () => {
  const [from, to] = [wallOf('2026-04-23') ?? 0, wallOf('2026-04-24') ?? 0]
  const zone = 'Africa/Cairo'
  const days = { allDay: true, startDate: isoAt(from, zone), endDate: isoAt(to, zone), timeZone: zone }
  expect(days.endDate).toBe('2026-04-23T22:00:00.000Z')
  expect(shown(days, '2026-04-01', '2026-04-30')).toEqual(['2026-04-23T00:00 2026-04-24T00:00'])
})

test('starts that are left out stay so when a series begins at another time', () => {
  const series = event({
    rrule: 'FREQ=DAILY;COUNT=3',
    exDates: ['2026-03-03T09:00:00.000Z'],
    timeZone: 'UTC',
  })
  expect(exDatesAt(series, wallOf('2026-03-02T11:00') ?? 0, 'Europe/Berlin')).toEqual(['2026-03-03T10:00:00.000Z'])
  expect(exDatesAt(series, wallOf('2026-03-02') ?? 0, 'UTC')).toEqual(['2026-03-03T00:00:00.000Z'])
})
