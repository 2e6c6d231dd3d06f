import { afterEach, expect, test, vi } from 'vitest'
import type english from '@/i18n/languages/en/auth.json'
import { AuthFailure, type Codes, failureOf, withAuthFailures } from './failures'

afterEach(() => vi.restoreAllMocks())

const tables = import.meta.glob<Codes>('./ways/*/failures.ts', { eager: true, import: 'codes' })
const texts = import.meta.glob<typeof english>('../i18n/languages/*/auth.json', { eager: true, import: 'default' })

test.each(Object.entries(tables))('every failure in %s has a sentence in every language', (_, codes) => {
  for (const [file, { failures }] of Object.entries(texts)) {
    for (const code of Object.values(codes)) expect(failures, file).toHaveProperty([code], expect.stringMatching(/\S/))
  }
})

test.each([
  'Failed to fetch',
  "Timeout when executing 'fetch'",
  'NetworkError when attempting to fetch.',
  'Load failed',
])('a lost connection is known by what browsers say: %s', (message) => {
  expect(failureOf(new TypeError(message), {}).code).toBe('no-network')
})

test('what nobody knows is logged, and told without detail', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = { code: 'auth/never-heard-of', message: 'secret' }
  const failure = await withAuthFailures({}, () => Promise.reject(error)).catch((reason) => reason)
  expect(failure).toBeInstanceOf(AuthFailure)
  expect(failure.message).toBe('auth.failed')
  expect(log).toHaveBeenCalledWith(error)
})
