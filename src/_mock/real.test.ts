import { expect, test } from 'vitest'
import { isReal } from './real'

const real = ['/api/orders', '/api/auth']

test.each([
  ['http://a.test/api/orders', true],
  ['http://a.test/api/orders?page=2', true],
  ['http://a.test/v1/api/orders/order-1', true],
  ['http://a.test/api/auth/me', true],
  ['http://a.test/api/ordersold', false],
  ['http://a.test/api/users', false],
  ['http://a.test/api/users?of=/api/orders', false],
])('%s: %s', (address, expected) => {
  expect(isReal(address, real)).toBe(expected)
})

test('nothing is real in the demo', () => {
  expect(isReal('http://a.test/api/orders')).toBe(false)
})
