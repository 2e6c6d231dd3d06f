import { expect, test } from 'vitest'
import { reached } from './grid-steps'

//  0 1 2
//  3 4
//  5 6 7
//  8
const rows = [3, 2, 3, 1]
const from = (active: number, key: string, more = {}) =>
  reached(key, { rows, active, control: false, rtl: false, ...more })

test.each([
  [1, 'ArrowRight', 2],
  [2, 'ArrowRight', 3],
  [8, 'ArrowRight', 8],
  [0, 'ArrowLeft', 0],
  [3, 'ArrowLeft', 2],
  [2, 'ArrowDown', 4],
  [4, 'ArrowDown', 6],
  [7, 'ArrowDown', 8],
  [8, 'ArrowDown', 8],
  [6, 'ArrowUp', 4],
  [1, 'ArrowUp', 1],
  [4, 'Home', 3],
  [3, 'End', 4],
  [7, 'PageUp', 2],
  [1, 'PageDown', 8],
])('from %d %s leads to %d', (active, key, to) => expect(from(active, key)).toBe(to))

test('Control leads to the ends, and from right to left the other way', () => {
  expect(from(4, 'Home', { control: true })).toBe(0)
  expect(from(4, 'End', { control: true })).toBe(8)
  expect(from(4, 'ArrowRight', { rtl: true })).toBe(3)
  expect(from(4, 'ArrowLeft', { rtl: true })).toBe(5)
})

test('other keys lead nowhere', () => {
  expect(from(0, 'Enter')).toBeUndefined()
  expect(from(0, 'a')).toBeUndefined()
})
