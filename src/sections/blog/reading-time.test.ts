import { expect, test } from 'vitest'
import { readingTime } from './reading-time'

test.each([
  ['', 1],
  ['<p>One word.</p>', 1],
  [`<p>${'word '.repeat(440)}</p>`, 2],
  [`<h2 class="${'a '.repeat(900)}">Markup does not count</h2>`, 1],
  // Without spaces between words.
  [`<p>${'我们喜欢写作。'.repeat(200)}</p>`, 3],
])('%.20s takes %i minutes', (html, minutes) => {
  expect(readingTime(html)).toBe(minutes)
})
