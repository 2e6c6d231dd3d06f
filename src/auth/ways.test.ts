import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readVariables } from '@/config'
import { requireStep } from './guards'
import { missingVariables } from './way'
import { ways } from './ways'

const all = Object.entries(ways)

test('a way of signing in is a folder, by whose name it goes', () => {
  expect(all.map(([folder]) => folder).sort()).toEqual(readdirSync('src/auth/ways').sort())
  for (const [folder, { method }] of all) expect(method).toBe(folder)
})

test.each(all)('the guard leads to a page of %s', (_, { method, signInPath }) => {
  expect(signInPath).toBe(method === 'jwt' ? '/auth/client' : `/auth/${method}/sign-in`)
})

describe.each(['sign-in', 'sign-up', 'verify', 'reset-password', 'update-password', 'callback'] as const)(
  '%s',
  (step) => {
    test.each([...Object.keys(ways), 'nobody', 'constructor'])('of %s is there, or the 404', async (provider) => {
      const enter = requireStep(step)({ params: { provider } })
      if (Object.hasOwn(ways, provider) && ways[provider]?.steps.includes(step)) await enter
      else await expect(enter).rejects.toMatchObject({ options: { to: '/404' } })
    })
  },
)

test.each(all)('%s names what it misses, and its method where another one is configured', (_, way) => {
  const required = Object.keys(way.variables).filter((name) => way.variables[name]?.isRequired)
  expect(missingVariables(way, {}, way.method)).toEqual(required)
  expect(missingVariables(way, {}, 'another')).toEqual([`VITE_AUTH_METHOD=${way.method}`, ...required])
  const given = Object.fromEntries(required.map((name) => [name, 'https://example.com']))
  expect(missingVariables(way, given, way.method)).toEqual([])
})

test.each(all)('an address of %s must be one', (_, { variables }) => {
  for (const [name, { takes }] of Object.entries(variables)) {
    if (takes !== 'an http(s) address') continue
    expect(() => readVariables(variables, { [name]: 'my-project' })).toThrow(
      `${name} is "my-project", but takes an http(s) address.`,
    )
  }
})
