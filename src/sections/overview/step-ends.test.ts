import { expect, test } from 'vitest'
import { stepEnds } from './step-ends'

const now = Date.parse('2026-03-31T12:00:00Z')
const days = (ends: number[]) => ends.map((end) => new Date(end).toISOString().slice(0, 10))

test('the steps of a week are its days, the last one now', () => {
  const ends = stepEnds('7d', 7, now)
  expect(days(ends)).toEqual([25, 26, 27, 28, 29, 30, 31].map((day) => `2026-03-${day}`))
  expect(ends.at(-1)).toBe(now)
})

test('fifteen steps of 30 days are two days each', () => {
  expect(days(stepEnds('30d', 15, now)).slice(0, 2)).toEqual(['2026-03-03', '2026-03-05'])
})

test('a period without steps has no ends', () => {
  expect(stepEnds('1y', 0, now)).toEqual([])
})
