import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength'

test.each([
  ['', 0],
  ['a', 1],
  ['abcdef', 1],
  ['password1', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['Password123!', 2],
  ['kitten77', 2],
  ['Kitten77!', 3],
  ['correct horse battery staple', 4],
  ['xK9#mQ2$vL7', 4],
  ['密码很长也很难猜', 2],
])('%j has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
