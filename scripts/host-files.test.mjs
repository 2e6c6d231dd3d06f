import { expect, test } from 'vitest'
import { headersFile } from './host-files.mjs'

test('all responses below the base path have the policy and the other headers', () => {
  const [path, ...headers] = headersFile('/ark/', "default-src 'self'").trimEnd().split('\n')
  expect(path).toBe('/ark/*')
  expect(headers).toContain("  Content-Security-Policy: default-src 'self'; frame-ancestors 'none'")
  expect(headers).toContain('  X-Content-Type-Options: nosniff')
  expect(headers.every((line) => /^ {2}[\w-]+: \S/.test(line))).toBe(true)
})

test('with Storybook below the site its pages may frame each other', () => {
  expect(headersFile('/', '')).toContain("Content-Security-Policy: frame-ancestors 'self'")
})
