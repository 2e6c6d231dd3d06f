import { expect, test } from 'vitest'
import { sortedTexts } from './sorted-texts'

test.each([
  ['fr', ['Zèbre', 'été', 'Eau', 'Zèbre', 'Lot 10', 'Lot 9'], ['Eau', 'été', 'Lot 9', 'Lot 10', 'Zèbre']],
  ['vi', ['Đan', 'Duy', 'Em'], ['Duy', 'Đan', 'Em']],
  ['cn', ['张', '李', '阿'], ['阿', '李', '张']],
])('in %s, without duplicates', (language, texts, sorted) => {
  expect(sortedTexts(texts, language)).toEqual(sorted)
})
