import { describe, expect, test } from 'vitest'
import { findAny, findRanges, fold, wordFinder } from './find-text'

const marked = (text: string, query: string) =>
  findRanges(text, fold(query).folded).map(([start, end]) => text.slice(start, end))

describe('what is marked', () => {
  test.each([
    ['Five', 'FIV', ['Fiv']],
    ['/dashboard/group/five', 'd', ['d', 'd']],
    ['Tiếng Việt', 'viet', ['Việt']],
    ['Đơn hàng', 'don', ['Đơn']],
    ['Cafe\u0301 noir', 'cafe', ['Cafe\u0301']],
    ['Straße', 'strass', ['Straß']],
    ['Œuvre', 'oe', ['Œ']],
    ['الإدارة', 'اداره', ['إدارة']],
    ['概览', '概', ['概']],
    ['aaa', 'aa', ['aa']],
    ['C:\\path (old) [x] $1 .*', '\\', ['\\']],
    ['C:\\path (old)', '(', ['(']],
    ['anything', '.*', []],
    ['anything', '', []],
  ])('%s for %s', (text, query, ranges) => expect(marked(text, query)).toEqual(ranges))
})

test('of several queries, what overlaps is marked once', () => {
  expect(findAny('npm run api', ['run', 'un a', 'npm'])).toEqual([
    [0, 3],
    [4, 9],
  ])
})

test('a text is found by its words in any order, without accents; a blank query finds all', () => {
  const finds = (query: string) => wordFinder(query)('José Álvarez, Đà Nẵng')
  for (const query of ['', '  ', 'alvarez jose', 'da NANG', 'José']) expect(finds(query)).toBe(true)
  for (const query of ['alvarez joe', 'x']) expect(finds(query)).toBe(false)
})
