import { expect, test } from 'vitest'
import { withTyped } from './recipients'

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', avatarUrl: '' }
const emails = (text: string, before = [ada].slice(1)) => withTyped(before, text, [ada]).map(({ email }) => email)

test('typed recipients are contacts by name, or addresses', () => {
  expect(emails('ada lovelace; beth@example.com, Cyd <cyd@example.com>')).toEqual([
    'ada@example.com',
    'beth@example.com',
    'cyd@example.com',
  ])
})

test('a comma in a quoted name does not end the recipient', () => {
  expect(withTyped([], '"Effertz, Beth" <beth@example.com>, cyd@example.com', [])).toMatchObject([
    { name: 'Effertz, Beth', email: 'beth@example.com' },
    { email: 'cyd@example.com' },
  ])
})

test('Arabic and Chinese commas separate recipients too', () => {
  expect(emails('beth@example.com، cyd@example.com，dan@example.com')).toEqual([
    'beth@example.com',
    'cyd@example.com',
    'dan@example.com',
  ])
})

test('nobody is a recipient twice', () => {
  expect(emails('beth@example.com, Beth@Example.com, ADA@example.com', [ada])).toEqual([
    'ada@example.com',
    'beth@example.com',
  ])
})

test('invisible characters of a pasted recipient are dropped', () => {
  expect(withTyped([], '\u202aBob\u202e <bob@example.com>\u202c, \u200bcyd@example.com', [])).toMatchObject([
    { name: 'Bob', email: 'bob@example.com' },
    { name: 'cyd@example.com', email: 'cyd@example.com' },
  ])
})
