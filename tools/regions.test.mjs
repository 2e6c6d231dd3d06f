import { expect, test } from 'vitest'
import { withoutRegions } from './regions.mjs'

test.each([
  ['a line of code', 'one\n  // #x\n  two\n  // #/x\nthree\n', 'one\nthree\n'],
  ['a paragraph', 'one\n\n<!-- #x -->\n\ntwo\n\n<!-- #/x -->\n\nthree\n', 'one\n\nthree\n'],
  ['the last paragraph', 'one\n\n{/* #x */}\n\ntwo\n\n{/* #/x */}\n', 'one\n'],
  ['all of a file', '# #x\none\n# #/x\n', ''],
  [
    'two of them, and another between',
    '// #x\n1\n// #/x\n// #xy\n2\n// #/xy\n// #x\n3\n// #/x\n',
    '// #xy\n2\n// #/xy\n',
  ],
  ['a line that ends with it', '| a <!-- #x --> |\n  b, // #x // #y\nc // #xy\n', 'c // #xy\n'],
  ['a word that is no mark', "const hex = '#x'\n", "const hex = '#x'\n"],
])('%s', (_, text, left) => {
  expect(withoutRegions(text, 'x')).toBe(left)
})
