import { expect, test } from 'vitest'
import { previewOf } from './preview-of'

test.each([
  ['short', 10, 'short'],
  ['three words here', 12, 'three words…'],
  ['onelongwordalone', 8, 'onelongw…'],
  ['ab😀😀', 3, 'ab…'],
])('%s in %i characters', (text, most, wanted) => {
  expect(previewOf(text, most)).toBe(wanted)
})
