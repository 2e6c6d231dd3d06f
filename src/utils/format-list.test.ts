import { expect, test } from 'vitest'
import { formatList } from './format-list'

test.each([
  ['en', 'Day, Night'],
  ['cn', 'Day、Night'],
  ['ar', 'Day وNight'],
])('a list in %s', (language, text) => {
  expect(formatList(['Day', 'Night'], language)).toBe(text)
})
