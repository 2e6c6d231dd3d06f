import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calendarPage } from './calendar-search'

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-02-30', undefined],
  ['9999-12-31', undefined],
  ['0001-01-01', undefined],
  ['[1]', undefined],
])('the date %s of a link', (date, read) => {
  expect(z.parse(calendarPage.schema, { date }).date).toBe(read)
})
