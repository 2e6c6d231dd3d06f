import { expect, test } from 'vitest'
import { choices } from '@/settings/choices'
import { navColorVars } from './nav-color'

test.each(choices.navColor)('%s sets every variable of the navigation', (color) => {
  expect(Object.keys(navColorVars(color).root)).toEqual(Object.keys(navColorVars('integrate').root))
})

test.each(['', 'Apparent', 'constructor', 'red'])('%j is no nav colour', (color) => {
  expect(() => navColorVars(color)).toThrow(new Error('Invalid color'))
})
