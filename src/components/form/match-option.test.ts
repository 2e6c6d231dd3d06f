import { expect, test } from 'vitest'
import { countryCodes, countryName } from '@/utils/countries'
import { exactOption, matchOptions } from './match-option'

const options = (language: string) =>
  countryCodes.map((value) => ({
    value,
    label: countryName(value, language),
    also: [countryName(value, 'en')],
  }))

test.each([
  ['en', ' germany ', 'DE'],
  ['en', 'turkiye', 'TR'],
  ['en', 'de', 'DE'],
  ['fr', 'etats-unis', 'US'],
  ['fr', 'United States', 'US'],
  ['vi', 'duc', 'DE'],
  ['cn', '德国', 'DE'],
  ['ar', 'المانيا', 'DE'],
])('in %s “%s” is %s', (language, typed, code) => {
  expect(exactOption(options(language), typed)?.value).toBe(code)
})

test('part of a name, or nothing, is no option', () => {
  expect(exactOption(options('en'), 'Germ')).toBeUndefined()
  expect(exactOption(options('en'), '  ')).toBeUndefined()
  expect(exactOption(options('en'), 'Atlantis')).toBeUndefined()
})

test('what the text is comes before what begins with it, and that before what has it within', () => {
  expect(matchOptions(options('en'), 'ger').map(({ value }) => value)).toEqual(['DE', 'NG'])
  expect(matchOptions(options('en'), 'de')[0]?.value).toBe('DE')
  expect(matchOptions(options('en'), '')).toHaveLength(countryCodes.length)
})
