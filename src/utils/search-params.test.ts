import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params'

const texts = [
  '',
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  '662E41',
  '12345678901234567890',
  '1.0',
  '007',
  '-0',
  '0x10',
  '[1]',
  '["a"]',
  '{"a":1}',
  '"quoted"',
  '"6010"',
  '"\\"6010\\""',
  '"null"',
  '""',
  '%22',
  '%',
  '100 %',
  'a+b',
  'a&b=c#d?e',
  ' two  spaces ',
  'đường José 李 مرحبا 👩‍👧',
  "it's",
  '/dashboard/two?q=%22x%22&page=2#top',
]

test.each(texts)('text stays that very text through a URL and back: %j', (q) => {
  const url = stringifySearch({ q, id: q, tag: [q, q] })
  expect(parseSearch(url)).toEqual({ q, id: q, tag: [q, q] })
  expect(stringifySearch(parseSearch(url))).toBe(url)
})

test.each([
  ['?q=true', 'true'],
  ['?q=null', 'null'],
  ['?q=662E41', '662E41'],
  ['?q=12345678901234567890', '12345678901234567890'],
  ['?q=1.0', '1.0'],
  ['?q=[1]', '[1]'],
  ['?q={"a":1}', '{"a":1}'],
  ['?q="quoted"', '"quoted"'],
  ['?q=%22quoted%22', '"quoted"'],
  ['?q=%22', '"'],
  ['?q=%2522', '%22'],
  ['?q=%', '%'],
  ['?q', ''],
  ['?q=a+b', 'a b'],
  ['?q=a%20b', 'a b'],
])('a link from elsewhere is read as it was written: %s', (link, q) => {
  expect(parseSearch(link)).toEqual({ q })
})

test('text that an earlier version put in quotes is read without them', () => {
  expect(parseSearch('?q=%226010%22&id=%22true%22')).toEqual({ q: '6010', id: 'true' })
})

test('URLs are readable: lists are repeated names, what is undefined is left out', () => {
  const search = { page: 2, new: true, status: ['pending', 'paid'], q: undefined, id: null, tags: [] }
  expect(stringifySearch(search)).toBe('?page=2&new=true&status=pending&status=paid')
  expect(stringifySearch({})).toBe('')
})

test('names that objects have already are names like others', () => {
  expect(Object.entries(parseSearch('?__proto__=1&constructor=2'))).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ])
})
