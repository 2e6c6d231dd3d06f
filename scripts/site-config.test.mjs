import { afterEach, expect, test } from 'vitest'
import { readSiteConfig } from './site-config.mjs'

const { NODE_ENV } = process.env
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV
})

test.each([undefined, 'development', 'production'])('reading leaves NODE_ENV %s as it was', async (value) => {
  if (value === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = value
  expect((await readSiteConfig()).basePath).toMatch(/^\//)
  expect(process.env.NODE_ENV).toBe(value)
})
