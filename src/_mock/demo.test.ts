import { expect, test } from 'vitest'
import { parseDemo, undisturbed, writeDemo } from './demo'

test.each([
  ['delay:500', { delay: 500 }],
  ['fail:0.25', { fail: 0.25 }],
  ['fail:1', { fail: 1 }],
  ['fail:.5', { fail: 0.5 }],
  ['empty', { empty: true }],
  ['next:401', { next: 401 }],
  ['next:403', { next: 403 }],
  ['next:500', { next: 500 }],
  ['expire', { expire: true }],
  [' delay:20 , empty ', { delay: 20, empty: true }],
  ['delay:1,fail:0.1,empty,next:403,expire', { delay: 1, fail: 0.1, empty: true, next: 403, expire: true }],
  ['delay:1,delay:2', { delay: 2 }],
])('%s is read', (text, demo) => {
  expect(parseDemo(text)).toEqual({ ...undisturbed, ...demo })
})

test.each([
  null,
  undefined,
  '',
  ',',
  'delay',
  'delay:',
  'delay:-1',
  'delay:1.5',
  'delay:abc',
  'delay:1e3',
  'delay:600001',
  'delay:99999999999999999999',
  'fail',
  'fail:1.01',
  'fail:-0.5',
  'fail:NaN',
  'next',
  'next:200',
  'next:404',
  'empty:1',
  'expire:no',
  'EMPTY',
  'nonsense:7',
  '__proto__',
  'constructor:1',
])('nonsense is passed over: %s', (text) => {
  expect(parseDemo(text)).toEqual(undisturbed)
})

test('a good part counts among bad ones', () => {
  expect(parseDemo('delay:x,,fail:2,empty,next:999')).toEqual({ ...undisturbed, empty: true })
})

test('what is written reads the same, in one order; nothing is no text', () => {
  expect(writeDemo(undisturbed)).toBeUndefined()
  const text = 'delay:1500,fail:0.5,empty,next:401,expire'
  expect(writeDemo(parseDemo('expire,next:401,empty,fail:.5,delay:1500'))).toBe(text)
  expect(parseDemo(text)).toEqual({ delay: 1500, fail: 0.5, empty: true, next: 401, expire: true })
})
