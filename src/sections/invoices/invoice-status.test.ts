import { expect, test } from 'vitest'
import { today } from '@/utils/days'
import { isLate } from './invoice-status'

test.each([
  ['overdue', '2020-01-01', true],
  ['pending', '2020-01-01', true],
  ['paid', '2020-01-01', false],
  ['overdue', today(), false],
  ['overdue', '2999-01-01', false],
] as const)('%s, due on %s: late is %s', (status, dueDate, late) => {
  expect(isLate({ status, dueDate })).toBe(late)
})
