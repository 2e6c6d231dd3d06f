import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { byCountryName, countryCodes, countryName } from './countries'

test('the countries are those that there are flags of', () => {
  const flags = readdirSync('public/assets/flags').map((file) => file.slice(0, 2).toUpperCase())
  expect([...countryCodes].sort()).toEqual(flags.sort())
})

test('their names and their order are the language’s', () => {
  expect(countryName('DE', 'en')).toBe('Germany')
  expect(countryName('DE', 'cn')).toBe('德国')
  expect(byCountryName(['US', 'DE', 'AT', 'DE'], 'en')).toEqual(['AT', 'DE', 'US'])
  expect(byCountryName(['US', 'DE', 'AT'], 'fr')).toEqual(['DE', 'AT', 'US'])
})

test.each(['', 'u', 'USA!', '🇺🇸'])('%j, which is no code, is written as it is', (code) => {
  expect(countryName(code, 'en')).toBe(code)
})
