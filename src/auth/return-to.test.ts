import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { insidePath, returnToSchema } from './return-to'

test.each([
  '/authors',
  '/dashboard/auth',
  '/dashboard',
  '/dashboard/two?status=pending#here',
  '/faqs?q=a%2Fb',
  '/dashboard?q=é',
])('keeps %s', (path) => {
  expect(insidePath(path)).toBe(path)
})

test.each([
  ['/dashboard/two.html?q=a', '/dashboard/two?q=a'],
  ['/dashboard/two/index.html#x', '/dashboard/two#x'],
  ['/index.html', '/'],
])('reads %s as %s', (path, page) => {
  expect(insidePath(path)).toBe(page)
})

test.each([
  '',
  'dashboard',
  'https://example.com/',
  '//example.com',
  '///example.com',
  '/\\example.com',
  '\\\\example.com',
  '/\texample.com',
  '/\t/example.com',
  '/%09/example.com',
  '/%2f/example.com',
  '/%5cexample.com',
  ' //example.com',
  'javascript:alert(1)',
  'http:example.com',
  '/ark/../../other',
  '/a/./b',
  '/\u0000',
  '/auth',
  '/auth/client',
  '/auth/supabase/verify#access_token=a&refresh_token=b',
  '/auth/supabase/verify?token_hash=a',
  '/AUTH/supabase/verify',
  '/%61uth/supabase/verify',
])('drops %j', (path) => {
  expect(insidePath(path)).toBeUndefined()
})

test.each([undefined, 7, null, { a: 1 }, ['/dashboard'], '//example.com'])('the search schema drops %j', (returnTo) => {
  expect(z.parse(returnToSchema, { returnTo }).returnTo).toBeUndefined()
})
